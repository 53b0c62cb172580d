//! Text beside the lattice: lines that fit, overlays, times and large numbers.

use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use crate::Theme;

/// `text` in lines of at most `width` characters, broken at blanks; a longer word is broken up.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines: Vec<String> = Vec::new();
    // Do not break at the narrow blanks within a number.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let mut word: Vec<char> = word.chars().collect();
        while !word.is_empty() {
            let room = lines.last().map(|line| line.chars().count() + 1 + word.len());
            match lines.last_mut() {
                Some(line) if room.is_some_and(|room| room <= width) => {
                    line.push(' ');
                    line.extend(word.drain(..));
                }
                _ => {
                    let fits = word.len().min(width);
                    lines.push(word.drain(..fits).collect());
                }
            }
        }
    }
    lines
}

/// How many lines these paragraphs take in this width.
pub(crate) fn height(parts: &[(String, Style)], width: u16) -> u16 {
    let lines = |(text, _): &(String, Style)| wrap(text, width.into()).len().max(1);
    parts.iter().map(lines).sum::<usize>() as u16
}

/// How many columns a key takes at the foot of the screen.
fn foot_length((key, says): &(&str, String)) -> usize {
    key.chars().count() + says.chars().count() + 4
}

/// How many columns the keys at the foot of the screen take at least.
pub(crate) fn foot_width(keys: &[(&str, String)]) -> u16 {
    // The blanks after the last are not missed.
    let ends = keys.first().into_iter().chain(keys.last());
    ends.map(foot_length).sum::<usize>().saturating_sub(2) as u16
}

/// The keys at the foot of the screen. The first and the last are always there, of the others as
/// many as fit.
pub(crate) fn foot(theme: Theme, keys: &[(&str, String)], width: u16) -> Line<'static> {
    let length = foot_length;
    let (Some(first), Some(last)) = (keys.first(), keys.last()) else { return Line::default() };
    let mut room = usize::from(width).saturating_sub(length(first) + length(last));
    let mut spans = Vec::new();
    for (i, item) in keys.iter().enumerate() {
        let (key, says) = item;
        if i > 0 && i + 1 < keys.len() {
            if length(item) > room {
                // Those after it are less important.
                room = 0;
                continue;
            }
            room -= length(item);
        }
        spans.push(Span::styled(format!(" {key} "), theme.strong()));
        spans.push(Span::styled(format!("{says}  "), theme.quiet()));
    }
    Line::from(spans)
}

/// Draws wrapped paragraphs, each in its style, from top to bottom; what does not fit is cut off.
pub(crate) fn paragraphs(frame: &mut Frame<'_>, area: Rect, parts: &[(String, Style)]) {
    let mut lines = Vec::new();
    for (text, style) in parts {
        match text.as_str() {
            "" => lines.push(Line::default()),
            _ => lines.extend(
                wrap(text, area.width.into()).into_iter().map(|line| Line::styled(line, *style)),
            ),
        }
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// A box in the middle of the screen with keys and what they mean, in several columns if there is
/// room. Draws one page and returns the number of pages.
pub(crate) fn overlay(
    frame: &mut Frame<'_>,
    theme: Theme,
    title: &str,
    rows: &[(impl AsRef<str>, impl AsRef<str>)],
    page: usize,
) -> usize {
    let screen = frame.area();
    let length = |text: &str| text.chars().count();
    let keys = rows.iter().map(|(key, _)| length(key.as_ref())).max().unwrap_or(0);
    // What does not fit on a line goes on below.
    let widest = usize::from(screen.width.saturating_sub(2)).saturating_sub(keys + 3).max(8);
    let mut broken: Vec<(&str, String)> = Vec::new();
    for (key, says) in rows {
        let mut key = key.as_ref();
        for line in wrap(says.as_ref(), widest) {
            broken.push((std::mem::take(&mut key), line));
        }
        if !key.is_empty() {
            broken.push((key, String::new()));
        }
    }
    let rows = broken;
    let says = rows.iter().map(|(_, says)| length(says)).max().unwrap_or(0);
    let column = keys + says + 3;
    let room = usize::from(screen.height.saturating_sub(2)).max(1);
    let most = (usize::from(screen.width.saturating_sub(2)) / column).max(1);
    let columns = rows.len().div_ceil(room).clamp(1, most);
    let pages = rows.len().div_ceil(room * columns).max(1);
    let height = rows.len().div_ceil(pages * columns).max(1);
    let page = page.min(pages - 1);
    let rows = rows.iter().skip(page * height * columns).take(height * columns);

    let title = if pages > 1 { format!("{title} {}/{pages}", page + 1) } else { title.to_owned() };
    let width = (column * columns + 2).max(length(&title) + 6).min(screen.width.into()) as u16;
    let area = screen.centered(Constraint::Length(width), Constraint::Length(height as u16 + 2));
    frame.render_widget(Clear, area);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.accent())
        .title(Span::styled(format!(" {title} "), theme.strong()));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let share = inside.width / columns as u16;
    for (i, (key, says)) in rows.enumerate() {
        let (x, y) = ((i / height) as u16, (i % height) as u16);
        let place = Rect { x: inside.x + x * share, y: inside.y + y, width: share, height: 1 };
        let line = Line::from(vec![
            Span::styled(format!(" {key:keys$} "), theme.strong()),
            Span::raw(says),
        ]);
        frame.render_widget(line, place.intersection(inside));
    }
    pages
}

/// Milliseconds as `3:07` or `1:02:03`.
pub(crate) fn time(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A number with its digits in groups of three: `1 234 567`, which can be read in all three
/// languages.
pub(crate) fn number(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_kept_whole_where_they_fit() {
        assert_eq!(wrap("a bb  ccc", 4), ["a bb", "ccc"]);
        assert_eq!(wrap("abcdefgh i", 3), ["abc", "def", "gh", "i"]);
        assert_eq!(wrap("", 3), Vec::<String>::new());
        assert_eq!(wrap("x", 0), ["x"]);
        assert_eq!(wrap(&format!("a {}", number(82_669)), 7), ["a", "82\u{202f}669"]);
    }

    #[test]
    fn times_and_numbers_read_well() {
        assert_eq!(
            (time(0), time(187_999), time(3_723_000)),
            ("0:00".to_owned(), "3:07".to_owned(), "1:02:03".to_owned())
        );
        assert_eq!(number(0), "0");
        assert_eq!(number(1_234_567), "1\u{202f}234\u{202f}567");
    }
}
