"""Cuts the two faces that every page needs; README.md says how it is run. Takes the folder of the npm packages."""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# What French and English are written with, and the signs beside it; `fonts.css` asks for the rest elsewhere.
LETTERS = (
    'U+20-7E,U+A0,U+A7,U+A9,U+AB,U+AE,U+B0,U+B2-B3,U+B7,U+BB,U+C0,U+C2,U+C6-CB,U+CE-CF,U+D4,U+D7,U+D9,U+DB-DC,'
    'U+E0,U+E2,U+E6-EB,U+EE-EF,U+F4,U+F9,U+FB-FC,U+FF,U+152-153,U+178,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,'
    'U+2026,U+20AC,U+2122,U+2212'
)
# Kerning in steps of so many thousandths of the size: at most 0.04 px off in a running text, 0.25 px in a title of 100 px.
STEP = 5


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


def round_kerning(font):
    """
    Rounds the kerning, so that it compresses. The regular weight's serves all weights of a variable font: what varied with the
    weight was a fifth of the file.
    """
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for pairs in (getattr(table, 'ExtSubTable', table) for table in lookup.SubTable):
            groups = (
                [group.Class2Record for group in pairs.Class1Record]
                if pairs.Format == 2
                else [group.PairValueRecord for group in pairs.PairSet]
            )
            for value in (pair.Value1 for group in groups for pair in group if pair.Value1):
                if hasattr(value, 'XAdvDevice'):
                    del value.XAdvDevice
                value.XAdvance = round((getattr(value, 'XAdvance', 0) or 0) / STEP) * STEP
            pairs.ValueFormat1 = 4


def save(font, name):
    font['post'].formatType = 3.0
    for table in ('STAT', 'gasp', 'prep'):
        if table in font:
            del font[table]
    font.flavor = 'woff2'
    font.save(Path(__file__).with_name(name))


packages = Path(sys.argv[1]) / '@fontsource-variable'
text = cut(packages / 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')
round_kerning(text)
save(text, 'instrument-sans.woff2')
variable = cut(packages / 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')
display = instantiateVariableFont(variable, {'wght': 700})
round_kerning(display)
save(display, 'bricolage-grotesque-bold.woff2')
