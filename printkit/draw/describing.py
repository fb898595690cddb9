"""What a PDF file says of itself beside its pages: a packet of metadata, and what it is meant for.

draw.pdf puts them into the file. Nothing here comes from a clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

LINE_ART = "line-art"
"""The keyword by which a file says that its grounds are white."""


@dataclass(frozen=True, slots=True)
class Condition:
    """How a print shop is to print: the machine and paper that colours are judged by.

    Attributes:
        name: Such as "FOGRA39".
        registry: Where that name is kept.
        info: For people.
        profile: The bytes of an ICC file of class printer, four colours.
    """

    name: str
    registry: str
    info: str
    profile: bytes


def is_printers(profile: bytes) -> bool:
    """True for an ICC profile of a printer of four colours."""
    return (profile[36:40], profile[12:16], profile[16:20]) == (b"acsp", b"prtr", b"CMYK")


def packet(title: str, subject: str, language: str, keywords: str) -> str:
    """The metadata as XMP; no author, which is the user's to set."""
    told = {"xmp:CreatorTool": "printkit", "pdf:Keywords": keywords}
    plain = "".join(f"<{key}>{escape(value)}</{key}>" for key, value in told.items() if value)
    return _PACKET.format(
        title=_alternatives("title", title),
        subject=_alternatives("description", subject) if subject else "",
        language=f"<dc:language><rdf:Bag><rdf:li>{escape(language)}</rdf:li></rdf:Bag></dc:language>",
        plain=plain,
    )


def _alternatives(name: str, text: str) -> str:
    entry = f'<rdf:li xml:lang="x-default">{escape(text)}</rdf:li>'
    return f"<dc:{name}><rdf:Alt>{entry}</rdf:Alt></dc:{name}>"


_PACKET = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>{title}{subject}{language}{plain}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""
