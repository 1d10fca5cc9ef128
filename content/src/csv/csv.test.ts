import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvError, readCsv, writeCsv } from './csv.ts';

const cellsOf = (text: string) => readCsv(text).map((record) => record.cells);

describe('reading CSV', () => {
  it('takes commas, semicolons and tabs, whichever the first line has', () => {
    for (const separator of [',', ';', '\t']) {
      expect(cellsOf(`a${separator}b\r\n1${separator}2\r\n`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    }
  });

  it('takes every kind of line break, with and without a last one, and drops the byte order mark', () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      expect(cellsOf(`\uFEFFa,b${lineBreak}1,2`)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
      expect(cellsOf(`a,b${lineBreak}1,2${lineBreak}`)).toHaveLength(2);
    }
  });

  it('keeps empty values, and leaves out empty lines', () => {
    expect(cellsOf('a,b,c\n,,x\n,,\n\n1,,')).toEqual([
      ['a', 'b', 'c'],
      ['', '', 'x'],
      ['1', '', ''],
    ]);
    expect(cellsOf('')).toEqual([]);
    expect(cellsOf('""\n')).toEqual([]);
  });

  it('reads quoted values with separators, quotes and line breaks in them', () => {
    expect(cellsOf('a,b\n"1,5","he said ""no"""\n"two\nlines",x')).toEqual([
      ['a', 'b'],
      ['1,5', 'he said "no"'],
      ['two\nlines', 'x'],
    ]);
  });

  it('names the line of the file where each record begins', () => {
    expect(readCsv('a,b\r\n"x\r\ny\r\nz",1\r\n\r\n2,3').map((record) => record.line)).toEqual([1, 2, 6]);
  });

  it.each([
    ['a,b\n"open,1\n2,3', 2],
    ['a,b\n1,2\n"x"y,2', 3],
    ['a,"', 1],
    ['a,"""', 1],
    ['a,b\r\n"x\r\ny",1\r\n5"2,3', 4],
  ])('refuses a quote that is not closed properly: %j', (text, line) => {
    expect(() => readCsv(text)).toThrow(CsvError);
    expect(() => readCsv(text)).toThrow(expect.objectContaining({ line }));
  });
});

describe('writing CSV', () => {
  it('begins with a byte order mark and quotes what needs it', () => {
    expect(
      writeCsv(
        [
          ['a', 'b;c'],
          ['d"e', 'f,g'],
        ],
        ',',
      ),
    ).toBe('\uFEFFa,"b;c"\r\n"d""e","f,g"\r\n');
    expect(writeCsv([['a', 'b']], ';')).toBe('\uFEFFa;b\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@cmd', '\tx', '\rx'])('escapes a formula: %j', (value) => {
    const read = readCsv(writeCsv([['a'], [value]], ','))[1]?.cells[0];
    expect(read).toBe(`'${value}`);
  });

  it('is read back as it was', () => {
    // The separator is read from it.
    const header = ['a', 'b'];
    const value = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ', '€') });
    const rows = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',' as const, ';' as const), (written, separator) => {
        const kept = written.filter((row) => row.some((cell) => cell !== ''));
        fc.pre(written.every((row) => row.every((cell) => !cell.startsWith('\r'))));
        const read = cellsOf(writeCsv([header, ...written], separator));
        expect(read).toEqual([header, ...kept]);
      }),
    );
  });
});
