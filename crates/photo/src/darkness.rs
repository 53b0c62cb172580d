//! Step 2, **flatten**: how dark each pixel is against the paper around it.
//!
//! The paper is what is left when everything narrower than about a cell is closed: the
//! brightest nearby. Against it, light that falls off across the page makes no difference.

use crate::plane::Plane;

/// A picture against its paper.
pub(crate) struct Flat {
    /// (paper − grey) / paper: 0 for paper, near 1 for ink; −0.2 to 1.
    pub(crate) darkness: Plane,
    /// How bright the paper is, at least 20.
    pub(crate) paper: Plane,
}

/// The grey if all the paper were equally bright (200): only the edges of shadows remain.
pub(crate) fn evened(grey: &Plane, mut paper: Plane) -> Plane {
    for (paper, grey) in paper.pixels.iter_mut().zip(&grey.pixels) {
        *paper = (200.0 * grey / *paper).clamp(0.0, 255.0);
    }
    paper
}

/// How the light falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Light {
    /// It changes gradually.
    Smooth,
    /// There are edges in it, as of a hard shadow. Closing keeps straight edges; blurring would not.
    Edged,
}

/// Flattens a picture; `width` in pixels is about that of a cell, at least that of a stroke.
pub(crate) fn flatten(grey: &Plane, width: f32, light: Light) -> Flat {
    // At half the size: the paper is smooth.
    let paper = grey.halved().closed((width / 2.0).max(7.0) as usize | 1);
    let paper = match light {
        Light::Smooth => paper.blurred(width / 5.0),
        Light::Edged => paper,
    };
    let paper = paper.doubled(grey.width, grey.height).map(|paper| paper.max(20.0));
    let pairs = paper.pixels.iter().zip(&grey.pixels);
    let pixels = pairs.map(|(paper, grey)| ((paper - grey) / paper).clamp(-0.2, 1.0)).collect();
    let darkness = Plane { pixels, ..*grey };
    Flat { darkness, paper }
}
