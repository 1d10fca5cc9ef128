import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** One line of a CSV file. */
export interface CsvRecord {
  /** the line of the file where the record begins, from 1 */
  line: number;
  cells: string[];
}

/** A file that is not CSV. */
export class CsvError extends Error {
  /** the line where the record with the wrong quotes begins */
  readonly line: number;
  constructor(line: number) {
    super(`The record that begins on line ${line} has a quote that is not closed properly.`);
    this.name = 'CsvError';
    this.line = line;
  }
}

/**
 * Reads CSV (RFC 4180): quoted values may hold separators, quotes written twice and line breaks. Empty lines are left
 * out. A byte order mark is dropped. The separator is that of the first line, because French spreadsheets write semicolons.
 * @throws CsvError where a quote is not closed, is followed by something else than a separator, or stands in the middle of a
 * value that is not quoted
 */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const source = Buffer.from(text.replace(/^\uFEFF/, ''));
  // The parser's own line numbers are those where records end, and count CR LF within quotes twice.
  let line = 1;
  let begin = 0;
  try {
    parse(source, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: (cells: string[], { bytes }) => {
        if (cells.some((cell) => cell !== '')) records.push({ line, cells });
        line += source.toString('utf8', begin, bytes).match(/\r\n?|\n/g)?.length ?? 0;
        begin = bytes;
        // The record is collected here; returning null keeps the parser from collecting it too.
        return null;
      },
    });
  } catch (error) {
    throw error instanceof ParserError ? new CsvError(line) : error;
  }
  return records;
}

/**
 * Writes CSV for spreadsheets: byte order mark, CR LF, quotes where they are needed. A value that a spreadsheet would read as a
 * formula is preceded by an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
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
