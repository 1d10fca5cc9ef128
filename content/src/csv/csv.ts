/** One line of a CSV file. */
export interface CsvRecord {
  /** the line of the file where the record begins, from 1 */
  line: number;
  cells: string[];
}

/** A file that is not CSV. */
export class CsvError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`A quoted value that begins on line ${line} is not closed properly.`);
    this.name = 'CsvError';
    this.line = line;
  }
}

/**
 * Reads CSV (RFC 4180): quoted values may hold separators, quotes written twice and line breaks. Empty lines are left
 * out. A byte order mark is dropped.
 * @param separator nothing: found in the first line, because a French spreadsheet writes semicolons
 * @throws CsvError where a quote is not closed, or is followed by something else than a separator
 */
export function readCsv(text: string, separator = separatorOf(text)): CsvRecord[] {
  const records: CsvRecord[] = [];
  const isBreak = (at: number) => text[at] === '\n' || text[at] === '\r';
  let line = 1;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const from = at;
      if (text[at] === '"') {
        const opened = line;
        for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) {
          if (at >= text.length) throw new CsvError(opened);
          if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) line += 1;
        }
        record.cells.push(text.slice(from + 1, at).replaceAll('""', '"'));
        at += 1;
        if (at < text.length && text[at] !== separator && !isBreak(at)) throw new CsvError(opened);
      } else {
        while (at < text.length && text[at] !== separator && !isBreak(at)) at += 1;
        record.cells.push(text.slice(from, at));
      }
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    line += 1;
    if (record.cells.some((cell) => cell !== '')) records.push(record);
  }
  return records;
}

/**
 * Writes CSV that spreadsheets read: byte order mark, CR LF, quotes where they are needed. A value that a spreadsheet would
 * take for a formula is preceded by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  const written = (value: string) => {
    const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}

function separatorOf(text: string): string {
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}
