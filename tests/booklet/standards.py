#!/usr/bin/env python3
"""Checks booklets against the main demands of PDF/A-2a (ISO 19005-2) and PDF/UA-1 (ISO 14289-1).

    tests/booklet/standards.py heft.pdf…

Needs pikepdf. It reads the files as any reader would and knows nothing of how they are made. It
is no full validator: shades of colour profiles and fonts are left to those.
"""

import sys

import pikepdf
from pikepdf import Dictionary, Name

PDFA = "{http://www.aiim.org/pdfa/ns/id/}"
PDFUA = "{http://www.aiim.org/pdfua/ns/id/}"
DC = "{http://purl.org/dc/elements/1.1/}"
STANDARD = {
    "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index",
    "NonStruct", "P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table",
    "TR", "TH", "TD", "THead", "TBody", "TFoot", "Span", "Quote", "Note", "Reference", "Link",
    "Figure", "Formula", "Form", "Annot", "Code",
}
DRAWS = {
    "S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "Tj", "TJ", "'", '"', "Do", "sh", "INLINE IMAGE",
}
FORBIDDEN_ACTIONS = {
    "/JavaScript", "/Launch", "/Sound", "/Movie", "/ResetForm", "/ImportData", "/Hide",
    "/SetOCGState", "/Rendition", "/Trans", "/GoTo3DView",
}


class Checker:
    def __init__(self, file):
        self.file = file
        self.wrong = []
        self.pdf = pikepdf.open(file)
        self.root = self.pdf.Root

    def demand(self, holds, what):
        if not holds:
            self.wrong.append(what)

    def check(self):
        self.header()
        self.catalog()
        self.metadata()
        self.objects()
        self.structure([self.contents(i, page) for i, page in enumerate(self.pdf.pages)])
        return self.wrong

    def header(self):
        with open(self.file, "rb") as file:
            head = file.read(32)
        lines = head.replace(b"\r\n", b"\n").split(b"\n")
        self.demand(head.startswith(b"%PDF-1."), "the header is not %PDF-1.n")
        comment = lines[1] if len(lines) > 1 else b""
        binary = comment[:1] == b"%" and sum(byte > 127 for byte in comment[1:5]) == 4
        self.demand(binary, "no comment of four high bytes after the header")
        self.demand("/ID" in self.pdf.trailer, "no /ID in the trailer")
        self.demand(not self.pdf.is_encrypted, "encrypted")

    def catalog(self):
        root = self.root
        self.demand(root.get("/MarkInfo", {}).get("/Marked") is True, "not /Marked as tagged")
        self.demand(str(root.get("/Lang", "")) in ("en", "de", "nl"), "no /Lang")
        viewer = root.get("/ViewerPreferences", {})
        self.demand(viewer.get("/DisplayDocTitle") is True, "the title is not to be displayed")
        for key in ("/AA", "/OpenAction", "/AcroForm", "/NeedsRendering", "/Requirements"):
            self.demand(key not in root, f"{key} in the catalog")
        names = root.get("/Names", {})
        self.demand("/JavaScript" not in names, "scripts")
        self.demand("/EmbeddedFiles" not in names, "embedded files")
        self.demand("/OCProperties" not in root, "layers")
        self.demand("/First" in root.get("/Outlines", {}), "no outline")
        intents = [it for it in root.get("/OutputIntents", []) if it.S == Name.GTS_PDFA1]
        self.demand(len(intents) == 1, f"{len(intents)} output intents for PDF/A")
        for intent in intents:
            profile = intent.get("/DestOutputProfile")
            sound = profile is not None and profile.read_bytes()[36:40] == b"acsp"
            self.demand(sound, "the output intent has no ICC profile")

    def metadata(self):
        stream = self.root.get("/Metadata")
        self.demand(stream is not None, "no XMP metadata")
        if stream is None:
            return
        self.demand("/Filter" not in stream, "the XMP metadata are compressed")
        with self.pdf.open_metadata(set_pikepdf_as_editor=False) as xmp:
            self.demand(xmp.get(PDFA + "part") == "2", "pdfaid:part is not 2")
            self.demand(xmp.get(PDFA + "conformance") == "A", "pdfaid:conformance is not A")
            self.demand(xmp.get(PDFUA + "part") == "1", "pdfuaid:part is not 1")
            title = xmp.get(DC + "title")
            self.demand(bool(title), "no dc:title")
            info = self.pdf.trailer.get("/Info", {})
            if "/Title" in info:
                self.demand(str(info["/Title"]) == title, "/Title and dc:title differ")

    def objects(self):
        for thing in self.pdf.objects:
            if not isinstance(thing, (Dictionary, pikepdf.Stream)):
                continue
            if isinstance(thing, pikepdf.Stream):
                filters = thing.get("/Filter", [])
                filters = [filters] if isinstance(filters, Name) else list(filters)
                self.demand(Name.LZWDecode not in filters, "LZW")
                self.demand("/F" not in thing, "data outside the file")
            if str(thing.get("/S")) in FORBIDDEN_ACTIONS and thing.get("/Type") in (None, Name.Action):
                self.demand("/JS" not in thing, f"an action {thing.S}")
            if thing.get("/Type") == Name.Font and thing.get("/Subtype") != Name.CIDFontType2 \
                    and thing.get("/Subtype") != Name.CIDFontType0:
                self.font(thing)
            if thing.get("/Type") == Name.ExtGState:
                for key in ("/CA", "/ca"):
                    self.demand(thing.get(key, 1) == 1, "transparency")

    def font(self, font):
        name = str(font.get("/BaseFont"))
        self.demand("/ToUnicode" in font, f"{name}: no /ToUnicode")
        holders = list(font.get("/DescendantFonts", [font]))
        for holder in holders:
            if holder.get("/Subtype") == Name.Type3:
                continue
            descriptor = holder.get("/FontDescriptor", {})
            files = [key for key in ("/FontFile", "/FontFile2", "/FontFile3") if key in descriptor]
            self.demand(len(files) == 1, f"{name}: not embedded")
            if holder.get("/Subtype") == Name.CIDFontType2:
                self.demand("/CIDToGIDMap" in holder, f"{name}: no /CIDToGIDMap")
            if len(holders) and "/DescendantFonts" in font:
                self.demand("+" in name, f"{name}: no subset")
                self.demand("/W" in holder, f"{name}: no widths")

    def contents(self, number, page):
        """The marked contents of a page that are tagged: their numbers."""
        place = f"page {number + 1}"
        self.demand("/AA" not in page.obj, f"{place}: actions")
        self.demand(page.obj.get("/Tabs") in (None, Name.S), f"{place}: /Tabs is not /S")
        media, trim = page.mediabox, page.trimbox
        inside = media[0] <= trim[0] and media[1] <= trim[1] and trim[2] <= media[2] \
            and trim[3] <= media[3]
        self.demand(inside, f"{place}: the trim box stands out")
        tagged, open_marks = set(), []
        for operands, operator in pikepdf.parse_content_stream(page):
            operator = str(operator)
            if operator in ("BDC", "BMC"):
                artifact = operands[0] == Name.Artifact
                properties = operands[1] if operator == "BDC" else {}
                if isinstance(properties, Name):
                    properties = page.Resources.Properties[properties]
                mark = properties.get("/MCID") if isinstance(properties, Dictionary) else None
                if mark is not None:
                    self.demand(int(mark) not in tagged, f"{place}: {mark} stands twice")
                    self.demand(not any(open_marks), f"{place}: tagged inside tagged or artifact")
                    tagged.add(int(mark))
                open_marks.append(artifact or mark is not None)
            elif operator == "EMC":
                self.demand(open_marks, f"{place}: one mark too many is ended")
                open_marks = open_marks[:-1]
            elif operator in DRAWS:
                self.demand(any(open_marks), f"{place}: {operator} neither tagged nor an artifact")
        self.demand(not open_marks, f"{place}: a mark is not ended")
        return tagged

    def structure(self, tagged):
        tree = self.root.get("/StructTreeRoot")
        self.demand(tree is not None, "no structure")
        if tree is None:
            return
        self.demand("/ParentTree" in tree, "no parent tree")
        numbers = {page.obj.objgen: i for i, page in enumerate(self.pdf.pages)}
        reached = [set() for _ in tagged]
        roles = {str(key): str(value) for key, value in tree.get("/RoleMap", {}).items()}
        headings = []
        # Not recursive: a booklet has thousands of parts.
        todo = [(kid, None) for kid in reversed(kids(tree))]
        while todo:
            element, page = todo.pop()
            if isinstance(element, int):
                reached[page].add(element)
                continue
            page = numbers[element.Pg.objgen] if "/Pg" in element else page
            if element.get("/Type") == Name.MCR:
                reached[page].add(int(element.MCID))
                continue
            name = str(element.get("/S"))
            name = roles.get(name, name).lstrip("/")
            self.demand(name in STANDARD, f"no standard element: {name}")
            if name == "Figure":
                self.demand(str(element.get("/Alt", "")).strip(), "a figure without words")
            if name in ("H1", "H2", "H3", "H4", "H5", "H6"):
                headings.append(int(name[1]))
            todo.extend((kid, page) for kid in reversed(kids(element)))
        self.demand(headings[:1] in ([], [1]), f"the first heading is of level {headings[:1]}")
        for before, after in zip(headings, headings[1:]):
            self.demand(after <= before + 1, f"a heading of level {after} under one of {before}")
        for i, (there, found) in enumerate(zip(tagged, reached)):
            self.demand(there == found, f"page {i + 1}: content and structure do not match: "
                                        f"{sorted(there ^ found)[:8]}")


def kids(element):
    children = element.get("/K", [])
    return list(children) if isinstance(children, pikepdf.Array) else [children]


def main():
    failed = False
    for file in sys.argv[1:]:
        wrong = list(dict.fromkeys(Checker(file).check()))
        failed |= bool(wrong)
        print(f"{file}: {len(wrong) or 'nothing'} against PDF/A-2a or PDF/UA-1")
        for what in wrong[:20]:
            print(f"  {what}")
    sys.exit(failed)


main()
