// Sets the theme chosen last time, and what else is seen at once, before anything is drawn.
try {
  const { dataset } = document.documentElement;
  const theme = JSON.parse(localStorage.getItem("ennead.theme") ?? "null");
  if (["dark", "light", "white"].includes(theme)) dataset.theme = theme;
  const { size, marks, motion } = JSON.parse(localStorage.getItem("ennead.settings") ?? "{}");
  Object.assign(dataset, { ...(size && { size }), ...(marks && { marks }), ...(motion && { motion }) });
} catch {
  // A browser that stores nothing uses the system's theme.
}
