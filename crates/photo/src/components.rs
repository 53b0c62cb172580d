//! Step 4a, **components**: what hangs together in a bitmap.
//!
//! Rows are cut into runs of equal pixels; runs that touch a run of the row above are joined.

use crate::binary::Bitmap;
use crate::geometry::Point;

/// A run of pixels of a row, the end not included, and the component it belongs to.
struct Run {
    row: u32,
    start: u32,
    end: u32,
    component: u32,
}

/// Pixels that hang together; right and bottom are outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Component {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) right: u32,
    pub(crate) bottom: u32,
    /// In pixels.
    pub(crate) area: u32,
    /// The sums of the coordinates of the pixels' centres.
    sum: (f64, f64),
}

impl Component {
    pub(crate) fn width(&self) -> f32 {
        (self.right - self.left) as f32
    }

    pub(crate) fn height(&self) -> f32 {
        (self.bottom - self.top) as f32
    }

    pub(crate) fn centre(&self) -> Point {
        let area = f64::from(self.area);
        Point::new((self.sum.0 / area) as f32, (self.sum.1 / area) as f32)
    }
}

/// The components of a bitmap.
pub(crate) struct Components {
    runs: Vec<Run>,
    pub(crate) all: Vec<Component>,
}

impl Components {
    /// The dark components, joined across corners too, or the light ones, joined by sides only.
    pub(crate) fn of(bitmap: &Bitmap, dark: bool) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        let mut parents: Vec<u32> = Vec::new();
        let mut above = 0..0;
        let reach = u32::from(dark);
        for row in 0..bitmap.height {
            let first = runs.len();
            let mut next = above.start;
            for (start, end) in bitmap.runs(row, dark) {
                let index = runs.len() as u32;
                parents.push(index);
                while next < above.end && runs[next].end + reach <= start {
                    next += 1;
                }
                for other in next..above.end {
                    if runs[other].start >= end + reach {
                        break;
                    }
                    join(&mut parents, index, other as u32);
                }
                runs.push(Run { row: row as u32, start, end, component: 0 });
            }
            above = first..runs.len();
        }
        let mut all: Vec<Component> = Vec::new();
        for index in 0..runs.len() {
            // What a run is joined to comes before it, so its component is known.
            let parent = parents[index] as usize;
            runs[index].component = if parent < index {
                runs[parent].component
            } else {
                let Run { row, start, end, .. } = runs[index];
                let (left, top, right, bottom) = (start, row, end, row);
                all.push(Component { left, top, right, bottom, area: 0, sum: (0.0, 0.0) });
                all.len() as u32 - 1
            };
            let run = &runs[index];
            let component = &mut all[run.component as usize];
            let length = run.end - run.start;
            component.left = component.left.min(run.start);
            component.right = component.right.max(run.end);
            component.bottom = run.row + 1;
            component.area += length;
            component.sum.0 += f64::from(length) * f64::from(run.start + run.end) / 2.0;
            component.sum.1 += f64::from(length) * (f64::from(run.row) + 0.5);
        }
        Self { runs, all }
    }

    /// The centres of the first and the last pixel of a component in each row.
    pub(crate) fn outline(&self, component: usize) -> Vec<Point> {
        let Component { top, bottom, .. } = self.all[component];
        let mut rows = vec![(u32::MAX, 0); (bottom - top) as usize];
        for run in self.runs.iter().filter(|run| run.component as usize == component) {
            let (first, last) = &mut rows[(run.row - top) as usize];
            (*first, *last) = ((*first).min(run.start), (*last).max(run.end - 1));
        }
        let centre =
            |x: u32, row: usize| Point::new(x as f32 + 0.5, (top + row as u32) as f32 + 0.5);
        let rows = rows.into_iter().enumerate();
        rows.flat_map(|(row, (first, last))| [centre(first, row), centre(last, row)]).collect()
    }
}

fn root(parents: &mut [u32], mut index: u32) -> u32 {
    while parents[index as usize] != index {
        // Each look shortens the way for the next.
        parents[index as usize] = parents[parents[index as usize] as usize];
        index = parents[index as usize];
    }
    index
}

fn join(parents: &mut [u32], a: u32, b: u32) {
    let (a, b) = (root(parents, a), root(parents, b));
    parents[a.max(b) as usize] = a.min(b);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bitmap(rows: &[&str]) -> Bitmap {
        let mut bitmap = Bitmap::new(rows[0].len(), rows.len());
        for (y, row) in rows.iter().enumerate() {
            bitmap.set_row(y, &row.bytes().map(|b| b == b'#').collect::<Vec<_>>());
        }
        bitmap
    }

    #[test]
    fn dark_joins_across_corners_and_light_does_not() {
        let ring = bitmap(&[".##..", "#..#.", ".##.#", "....#"]);
        let dark = Components::of(&ring, true);
        assert_eq!(dark.all.len(), 1);
        assert_eq!((dark.all[0].width(), dark.all[0].height(), dark.all[0].area), (5.0, 4.0, 8));
        let light = Components::of(&ring, false);
        let mut areas: Vec<u32> = light.all.iter().map(|component| component.area).collect();
        areas.sort_unstable();
        assert_eq!(areas, [1, 2, 3, 6]);
    }

    #[test]
    fn a_spiral_is_one() {
        let spiral =
            bitmap(&["#######", "......#", "#####.#", "#...#.#", "#.###.#", "#.....#", "#######"]);
        assert_eq!(Components::of(&spiral, true).all.len(), 1);
        assert_eq!(Components::of(&spiral, false).all.len(), 1);
    }
}
