//! The colour profile: what the red, green, blue and grey of the pages mean.

/// The white of a profile's connection space, D50.
const WHITE: [f64; 3] = [0.964_202_9, 1.0, 0.824_905_4];

/// The red, green and blue of sRGB, adapted to [`WHITE`] after Bradford.
const PRIMARIES: [(&[u8; 4], [f64; 3]); 3] = [
    (b"rXYZ", [0.436_035_2, 0.222_488_4, 0.013_916_0]),
    (b"gXYZ", [0.385_116_6, 0.716_888_4, 0.097_076_4]),
    (b"bXYZ", [0.143_066_4, 0.060_607_9, 0.714_096_1]),
];

/// The adaptation from the white of sRGB, D65.
const ADAPTATION: [[f64; 3]; 3] = [
    [1.047_882_1, 0.022_918_7, -0.050_216_7],
    [0.029_586_8, 0.990_478_5, -0.017_074_6],
    [-0.009_231_6, 0.015_075_7, 0.751_678_5],
];

/// The exponent and the other parameters of the curve of sRGB.
const CURVE: [f64; 5] = [2.4, 1.0 / 1.055, 0.055 / 1.055, 1.0 / 12.92, 0.040_45];

/// sRGB (IEC 61966-2-1) as a profile of the International Color Consortium, version 4.2.
pub(super) fn srgb() -> Vec<u8> {
    let mut tags: Vec<(&[u8; 4], Vec<u8>)> = vec![
        (b"desc", text("sRGB IEC61966-2.1")),
        (b"cprt", text("No copyright, use freely")),
        (b"wtpt", numbers(b"XYZ ", &WHITE)),
        (b"chad", numbers(b"sf32", ADAPTATION.as_flattened())),
    ];
    tags.extend(PRIMARIES.map(|(name, primary)| (name, numbers(b"XYZ ", &primary))));
    let mut curve = b"para\0\0\0\0\0\x03\0\0".to_vec();
    curve.extend(CURVE.map(fixed).concat());
    tags.extend([b"rTRC", b"gTRC", b"bTRC"].map(|name| (name, curve.clone())));

    let mut directory = (tags.len() as u32).to_be_bytes().to_vec();
    let mut data = Vec::new();
    for (name, mut tag) in tags {
        let at = HEADER + 4 + 12 * (4 + 6) + data.len();
        directory.extend(name);
        directory.extend((at as u32).to_be_bytes());
        directory.extend((tag.len() as u32).to_be_bytes());
        tag.resize(tag.len().next_multiple_of(4), 0);
        data.extend(tag);
    }
    let mut profile = header(HEADER + directory.len() + data.len());
    profile.extend(directory);
    profile.extend(data);
    profile
}

/// The length of the header.
const HEADER: usize = 128;

/// A profile of a display, from red, green and blue.
fn header(length: usize) -> Vec<u8> {
    let mut header = vec![0; HEADER];
    header[0..4].copy_from_slice(&(length as u32).to_be_bytes());
    header[8..12].copy_from_slice(&[4, 0x20, 0, 0]);
    header[12..24].copy_from_slice(b"mntrRGB XYZ ");
    // The date of the profile: the first of January 2026.
    header[24..30].copy_from_slice(&[7, 0xea, 0, 1, 0, 1]);
    header[36..40].copy_from_slice(b"acsp");
    header[68..80].copy_from_slice(&WHITE.map(fixed).concat());
    header
}

/// A text in one language.
fn text(text: &str) -> Vec<u8> {
    let letters: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let mut tag = b"mluc\0\0\0\0\0\0\0\x01\0\0\0\x0cenUS".to_vec();
    tag.extend((letters.len() as u32).to_be_bytes());
    tag.extend(28_u32.to_be_bytes());
    tag.extend(letters);
    tag
}

fn numbers(kind: &[u8; 4], numbers: &[f64]) -> Vec<u8> {
    let mut tag = kind.to_vec();
    tag.extend([0; 4]);
    tag.extend(numbers.iter().flat_map(|&number| fixed(number)));
    tag
}

/// A number with 16 binary places.
fn fixed(number: f64) -> [u8; 4] {
    ((number * 65_536.0).round() as i32).to_be_bytes()
}
