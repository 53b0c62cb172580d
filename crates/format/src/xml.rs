//! What the XML formats share: events of the reader, with their places.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use ennead_grid::format::{Problem, ReadError, Syntax};

/// An XML text while it is read.
pub(crate) struct Xml<'a> {
    text: &'a str,
    reader: Reader<&'a [u8]>,
}

/// What comes next in an XML text.
pub(crate) enum Item<'a> {
    /// An element begins.
    Start(Element<'a>),
    /// An element ends.
    End,
    /// Text between elements.
    Text(String),
    /// The text has ended.
    Eof,
}

/// An element's beginning.
pub(crate) struct Element<'a> {
    start: BytesStart<'a>,
    /// Where it begins in the text.
    pub(crate) offset: usize,
}

impl<'a> Xml<'a> {
    pub(crate) fn new(text: &'a str) -> Xml<'a> {
        let mut reader = Reader::from_str(text);
        reader.config_mut().expand_empty_elements = true;
        Xml { text, reader }
    }

    pub(crate) fn next(&mut self) -> Result<Item<'a>, ReadError> {
        loop {
            let offset = self.reader.buffer_position() as usize;
            return Ok(match self.reader.read_event() {
                Ok(Event::Start(start)) => Item::Start(Element { start, offset }),
                Ok(Event::End(_)) => Item::End,
                Ok(Event::Text(text)) => Item::Text(text.xml10_content().into_owned()),
                Ok(Event::CData(text)) => Item::Text(text.xml10_content().into_owned()),
                Ok(Event::GeneralRef(name)) => {
                    let entity = format!("&{};", name.xml10_content());
                    Item::Text(
                        quick_xml::escape::unescape(&entity).map_or(entity.clone(), Into::into),
                    )
                }
                Ok(Event::Eof) => Item::Eof,
                Ok(_) => continue,
                Err(error) => {
                    let offset = self.reader.error_position() as usize;
                    return Err(self.error(offset, &error));
                }
            });
        }
    }

    fn error(&self, offset: usize, error: &dyn std::fmt::Display) -> ReadError {
        let problem = Problem::Syntax { of: Syntax::Xml, message: error.to_string() };
        ReadError::at_offset(self.text, offset, 1, problem)
    }

    /// The attributes of an element, names and values.
    pub(crate) fn attributes(
        &self,
        element: &Element<'_>,
    ) -> Result<Vec<(String, String)>, ReadError> {
        let attributes = element.start.attributes().map(|attribute| {
            let attribute = attribute.map_err(|error| self.error(element.offset, &error))?;
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|error| self.error(element.offset, &error))?;
            Ok((attribute.key.as_ref().to_owned(), value.into_owned()))
        });
        attributes.collect()
    }
}

impl Element<'_> {
    pub(crate) fn is(&self, name: &str) -> bool {
        self.start.name().as_ref() == name
    }

    pub(crate) fn name(&self) -> String {
        self.start.name().as_ref().to_owned()
    }
}

/// The place of `value` in `text` after `offset`, for an error about its content.
pub(crate) fn place_of(text: &str, offset: usize, value: &str) -> usize {
    text.get(offset..).and_then(|rest| rest.find(value)).map_or(offset, |at| offset + at)
}

/// A text with the special characters of XML escaped.
pub(crate) fn escape(text: &str) -> String {
    quick_xml::escape::escape(text).replace('\n', "&#10;")
}
