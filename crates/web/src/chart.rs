//! Algorithms in print: pseudocode as a numbered list and as a structure chart after Nassi and
//! Shneiderman. Every line has its number, so that a script can highlight the current one.

use ennead::engine::Pseudocode;
use ennead::engine::pseudocode::{Block, Else, Line};
use ennead_text::Words;
use maud::{Markup, PreEscaped, html};

/// The numbered lines.
pub(crate) fn listing(code: &Pseudocode, words: &Words) -> Markup {
    html! {
        ol.code {
            @for line in code.lines() {
                li class={ "in" (line.indent.min(8)) } data-line=(line.line.number) {
                    span { (marked(words.pseudocode(&line.line))) }
                }
            }
        }
    }
}

/// The text with words in capitals set bold: some sources write their keywords that way.
fn marked(text: &str) -> Markup {
    let is_keyword =
        |word: &str| word.chars().count() > 1 && word.chars().all(|c| c.is_uppercase() || c == 'ß');
    html! {
        @for (i, word) in text.split(' ').enumerate() {
            @if i > 0 { " " }
            @if is_keyword(word) { b { (word) } } @else { (word) }
        }
    }
}

/// The structure chart: one box for each procedure.
pub(crate) fn structure(code: &Pseudocode, words: &Words) -> Markup {
    let chart = Chart { words };
    html! {
        div.charts {
            @for procedure in code.procedures {
                div.ns role="group" aria-label=(words.pseudocode(&procedure.head)) {
                    (chart.step("head", &procedure.head))
                    (chart.blocks(procedure.body))
                }
            }
        }
    }
}

struct Chart<'a> {
    words: &'a Words,
}

impl Chart<'_> {
    fn blocks(&self, blocks: &[Block]) -> Markup {
        html! { @for block in blocks { (self.block(block)) } }
    }

    fn step(&self, class: &str, line: &Line) -> Markup {
        html! {
            div class={ "b " (class) } data-line=(line.number) { (self.words.pseudocode(line)) }
        }
    }

    fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Step(line) => self.step("", line),
            Block::Call(line) => self.step("call", line),
            Block::Loop { head, body } => html! {
                div.loop {
                    (self.step("", head))
                    div.body { (self.blocks(body)) }
                }
            },
            Block::If { condition, then, otherwise } => self.choice(condition, then, otherwise),
        }
    }

    fn choice(&self, condition: &Line, then: &[Block], otherwise: &Option<Else>) -> Markup {
        // The larger branch gets the wider half; the tip of the triangle is on the border between
        // them.
        let no = otherwise.as_ref().map_or(&[][..], |otherwise| otherwise.body);
        let (class, point) = match (weight(then), weight(no)) {
            (yes, no) if no > 2 * yes => ("wideno", "26"),
            (yes, no) if yes > 2 * no => ("", "68.75"),
            _ => ("even", "50"),
        };
        let lines = format!("<path d=\"M0 0 {point} 100 100 0\"/>");
        html! {
            div.if {
                div.cond data-line=(condition.number) {
                    svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" { (PreEscaped(lines)) }
                    span { (self.words.pseudocode(condition)) }
                    span.y { (self.words.say("chart-yes")) }
                    span.n { (self.words.say("chart-no")) }
                }
                div class={ "arms " (class) } {
                    div.body { (self.blocks(then)) }
                    @if no.is_empty() {
                        div.body.none { div.b { "∅" } }
                    } @else {
                        div.body { (self.blocks(no)) }
                    }
                }
            }
        }
    }
}

/// The room the blocks need, estimated by the length of their words.
fn weight(blocks: &[Block]) -> usize {
    let line = |line: &Line| 8 + line.en.len();
    blocks
        .iter()
        .map(|block| match block {
            Block::Step(it) | Block::Call(it) => line(it),
            Block::Loop { head, body } => line(head) + weight(body),
            Block::If { condition, then, otherwise } => {
                let no = otherwise.as_ref().map_or(0, |it| weight(it.body));
                line(condition) + weight(then) + no
            }
        })
        .sum()
}
