"""Cuts the two faces that every page needs; README.md says how it is run. Takes the folder of the npm packages."""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib.instancer import instantiateVariableFont

# What French and English are written with, and the signs beside it; `fonts.css` asks for the rest elsewhere.
LETTERS = (
    'U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+7C,U+A0,U+A7,U+A9,U+AB,U+AE,U+B0,U+B2-B3,U+B7,U+BB,U+C0,U+C2,U+C6-CB,U+CE-CF,'
    'U+D4,U+D7,U+D9,U+DB-DC,U+E0,U+E2,U+E6-EB,U+EE-EF,U+F4,U+F9,U+FB-FC,U+FF,U+152-153,U+178,U+2013-2014,U+2018-2019,'
    'U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212'
)
# Signs that are rare, or stand alone: they have no kerning.
WITHOUT_KERNING = '#$%&*+=@[]_|§©®°²³·×™−•€'


def codes(ranges):
    for part in ranges.replace('U+', '').split(','):
        first, _, last = part.partition('-')
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(source):
    font = TTFont(source)
    options = Options()
    options.layout_features = ['kern', 'tnum']
    options.hinting = False
    options.name_IDs = [1, 2]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes(LETTERS))
    subsetter.subset(font)
    return font


def kerning_of(font):
    """
    The kerning of each two glyphs, of which the first subtable that has them decides. The regular weight's serves all weights of
    a variable font: what varied with the weight was a fifth of the file.
    """
    (lookup,) = font['GPOS'].table.LookupList.Lookup
    kerning = {}
    for subtable in (getattr(table, 'ExtSubTable', table) for table in lookup.SubTable):
        for place, first in enumerate(subtable.Coverage.glyphs):
            if subtable.Format == 1:
                found = {pair.SecondGlyph: pair.Value1 for pair in subtable.PairSet[place].PairValueRecord}
            else:
                row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(first, 0)].Class2Record
                classes = subtable.ClassDef2.classDefs
                found = {second: row[classes.get(second, 0)].Value1 for second in font.getGlyphOrder()}
            for second, value in found.items():
                kerning.setdefault((first, second), getattr(value, 'XAdvance', 0))
    return kerning


def classes_of(glyphs, values):
    """A class for all glyphs with the same values, the largest first."""
    alike = {}
    for glyph in glyphs:
        alike.setdefault(tuple(values(glyph)), []).append(glyph)
    return sorted(alike.values(), key=len, reverse=True)


def round_kerning(font, step):
    """
    Rounds the kerning to steps of so many thousandths of the size, and gives glyphs that are then kerned alike one class: half the
    bytes of the font's own pairs and classes.
    """
    rare = {font.getBestCmap().get(ord(sign)) for sign in WITHOUT_KERNING}
    rounded = {
        pair: round(value / step) * step for pair, value in kerning_of(font).items() if rare.isdisjoint(pair)
    }
    kerned = {pair: value for pair, value in rounded.items() if value}
    firsts = sorted({first for first, _ in kerned}, key=font.getGlyphID)
    seconds = sorted({second for _, second in kerned}, key=font.getGlyphID)
    rows = classes_of(firsts, lambda first: [kerned.get((first, second), 0) for second in seconds])
    columns = classes_of(seconds, lambda second: [kerned.get((first, second), 0) for first in firsts])

    def record(first, column):
        value = ValueRecord()
        value.XAdvance = kerned.get((first, column[0]), 0) if column else 0
        record = otTables.Class2Record()
        record.Value1 = value
        return record

    table = otTables.PairPos()
    table.Format, table.ValueFormat1, table.ValueFormat2 = 2, 4, 0
    table.Coverage, table.ClassDef1, table.ClassDef2 = otTables.Coverage(), otTables.ClassDef1(), otTables.ClassDef2()
    table.Coverage.glyphs = firsts
    # Class 0 of what comes first is its largest; that of what comes second has every glyph that is not kerned.
    table.ClassDef1.classDefs = {glyph: place for place, row in enumerate(rows) for glyph in row if place}
    table.ClassDef2.classDefs = {glyph: place + 1 for place, column in enumerate(columns) for glyph in column}
    table.Class1Record = [otTables.Class1Record() for _ in rows]
    for row, class1 in zip(rows, table.Class1Record):
        class1.Class2Record = [record(row[0], column) for column in [None, *columns]]
    (lookup,) = font['GPOS'].table.LookupList.Lookup
    lookup.LookupType, lookup.SubTable = 2, [table]


def save(font, name):
    font['post'].formatType = 3.0
    for table in ('GDEF', 'STAT', 'gasp', 'prep'):
        if table in font:
            del font[table]
    font.flavor = 'woff2'
    font.save(Path(__file__).with_name(name))


packages = Path(sys.argv[1]) / '@fontsource-variable'
text = cut(packages / 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
# At most 0.08 px off in a running text of 16 px.
round_kerning(text, 10)
save(text, 'instrument-sans.woff2')
variable = cut(packages / 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')
display = instantiateVariableFont(variable, {'wght': 700})
# At most 0.25 px off in a title of 100 px.
round_kerning(display, 5)
save(display, 'bricolage-grotesque-bold.woff2')
