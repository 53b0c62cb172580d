//! The five kinds of files that are read, each by its decoder.

use std::io::Cursor;

use ::png::{Decoder, DecodingError, Limits, Transformations};
use gif::{ColorOutput, DecodeOptions};
use image_webp::WebPDecoder;
use zune_bmp::BmpDecoder;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::{MOST_BYTES, Picture, PictureError, check_size};

pub(super) fn jpeg(file: &[u8]) -> Result<Picture, PictureError> {
    // Not strict: what a camera or a cut download leaves unfinished is read as far as it goes.
    let options = DecoderOptions::default()
        .set_strict_mode(false)
        .set_max_width(usize::MAX)
        .set_max_height(usize::MAX);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(broken)?;
    let size = decoder.dimensions().ok_or(PictureError::None)?;
    check_size(size.0, size.1)?;
    let (samples, colours) = match decoder.input_colorspace() {
        Some(ColorSpace::Luma) => (1, ColorSpace::Luma),
        _ => (3, ColorSpace::RGB),
    };
    decoder.set_options(options.jpeg_set_out_colorspace(colours));
    let bytes = decoder.decode().map_err(broken)?;
    Ok(Picture::new(size, samples, bytes, decoder.exif().map(Vec::as_slice)))
}

pub(super) fn png(file: &[u8]) -> Result<Picture, PictureError> {
    let refused = |error| match error {
        DecodingError::LimitsExceeded => PictureError::TooMuch,
        error => broken(error),
    };
    let mut decoder = Decoder::new_with_limits(Cursor::new(file), Limits { bytes: MOST_BYTES });
    decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16);
    let mut reader = decoder.read_info().map_err(refused)?;
    let (width, height) = reader.info().size();
    let size = (width as usize, height as usize);
    check_size(size.0, size.1)?;
    let (colours, _) = reader.output_color_type();
    let mut bytes = vec![0; reader.output_buffer_size().ok_or(PictureError::TooMuch)?];
    reader.next_frame(&mut bytes).map_err(refused)?;
    let exif = reader.info().exif_metadata.as_deref();
    Ok(Picture::new(size, colours.samples(), bytes, exif))
}

pub(super) fn webp(file: &[u8]) -> Result<Picture, PictureError> {
    let refused = |error| match error {
        image_webp::DecodingError::MemoryLimitExceeded => PictureError::TooMuch,
        error => broken(error),
    };
    let mut decoder = WebPDecoder::new(Cursor::new(file)).map_err(refused)?;
    decoder.set_memory_limit(MOST_BYTES);
    let (width, height) = decoder.dimensions();
    let size = (width as usize, height as usize);
    check_size(size.0, size.1)?;
    let samples = if decoder.has_alpha() { 4 } else { 3 };
    let mut bytes = vec![0; decoder.output_buffer_size().ok_or(PictureError::TooMuch)?];
    decoder.read_image(&mut bytes).map_err(refused)?;
    let exif = decoder.exif_metadata().ok().flatten();
    Ok(Picture::new(size, samples, bytes, exif.as_deref()))
}

pub(super) fn bmp(file: &[u8]) -> Result<Picture, PictureError> {
    let options = DecoderOptions::default().set_max_width(usize::MAX).set_max_height(usize::MAX);
    let mut decoder = BmpDecoder::new_with_options(ZCursor::new(file), options);
    let broken = |error| broken(format!("{error:?}"));
    decoder.decode_headers().map_err(broken)?;
    let size = decoder.dimensions().ok_or(PictureError::None)?;
    check_size(size.0, size.1)?;
    let bytes = decoder.decode().map_err(broken)?;
    let samples = decoder.colorspace().map_or(0, |colours| colours.num_components());
    if samples == 0 || bytes.len() != size.0 * size.1 * samples {
        return Err(PictureError::Broken("an unusual colour space".to_owned()));
    }
    Ok(Picture::new(size, samples, bytes, None))
}

/// The first picture of the film.
pub(super) fn gif(file: &[u8]) -> Result<Picture, PictureError> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(file).map_err(broken)?;
    let size = (usize::from(decoder.width()), usize::from(decoder.height()));
    check_size(size.0, size.1)?;
    let frame = decoder.read_next_frame().map_err(broken)?.ok_or(PictureError::None)?;
    let [left, top, width, height] =
        [frame.left, frame.top, frame.width, frame.height].map(usize::from);
    // What the frame does not cover is transparent.
    let mut bytes = vec![0; size.0 * size.1 * 4];
    let rows =
        frame.buffer.chunks_exact(width.max(1) * 4).take(height.min(size.1.saturating_sub(top)));
    for (y, row) in rows.enumerate() {
        let shown = width.min(size.0.saturating_sub(left)) * 4;
        bytes[((top + y) * size.0 + left.min(size.0)) * 4..][..shown]
            .copy_from_slice(&row[..shown]);
    }
    Ok(Picture::new(size, 4, bytes, None))
}

fn broken(error: impl std::fmt::Display) -> PictureError {
    // Some decoders end their reason with an empty line.
    PictureError::Broken(error.to_string().trim().to_owned())
}
