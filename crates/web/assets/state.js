// @ts-check
// The state of a page: one object, and one way to change it. A function that shows a part of the
// state is called when that part has changed.

/**
 * A state that begins as `initial`.
 * @template {object} State
 * @param {State} initial
 */
export function stateOf(initial) {
  /** @type {Readonly<State>} */
  let state = initial;
  /** @type {{parts: (keyof State)[], show: (state: Readonly<State>) => void}[]} */
  const watchers = [];
  return {
    /** The current state. */
    now: () => state,

    /** Changes parts of the state and shows what depends on them. @param {Partial<State>} parts */
    change(parts) {
      const before = state;
      state = { ...before, ...parts };
      const after = state;
      for (const { parts, show } of watchers) {
        if (parts.some((part) => before[part] !== after[part])) show(state);
      }
    },

    /** Calls `show` whenever one of the parts has changed. @param {(keyof State)[]} parts @param {(state: Readonly<State>) => void} show */
    watch(parts, show) {
      watchers.push({ parts, show });
    },
  };
}
