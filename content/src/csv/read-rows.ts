import type { PanelLanguage } from '../panel/panel-language.ts';
import { CsvError, type CsvRecord, readCsv } from './csv.ts';
import { csvMessages } from './csv-messages.ts';

/** An error in a line of a file. */
export interface LineError {
  line: number;
  message: string;
}

/** A line of a file, by column. */
interface CsvRow<Column extends string> {
  line: number;
  /** the value without the spaces around it; empty where there is none */
  cellOf: (column: Column) => string;
}

interface Reading<Column extends string> {
  columns: readonly Column[];
  mostRows: number;
  language: PanelLanguage;
}

/**
 * Reads a file whose first line names the columns, in any order.
 * @returns the lines, and the errors of the file as a whole
 */
export function readRows<Column extends string>(
  text: string,
  { columns, mostRows, language }: Reading<Column>,
): { rows: CsvRow<Column>[]; errors: LineError[] } {
  const say = csvMessages[language];
  let records: CsvRecord[];
  try {
    records = readCsv(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], errors: [{ line: error.line, message: say.unclosedQuote }] };
  }
  const [header, ...body] = records;
  const names = (header?.cells ?? []).map((name) => name.trim().toLowerCase());
  const refuseFile = (message: string) => ({ rows: [], errors: [{ line: header?.line ?? 1, message }] });
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) return refuseFile(say.missingColumns(missing.join(', ')));
  const unknown = names.find((name) => name !== '' && !(columns as readonly string[]).includes(name));
  if (unknown) return refuseFile(say.unknownColumn(unknown));
  if (body.length === 0) return refuseFile(say.noRows);
  if (body.length > mostRows) return refuseFile(say.tooManyRows(mostRows));

  const tooLong = body.filter(({ cells }) => cells.some((cell, index) => cell !== '' && !names[index]));
  return {
    rows: body.map(({ line, cells }) => ({ line, cellOf: (column) => cells[names.indexOf(column)]?.trim() ?? '' })),
    errors: tooLong.map(({ line }) => ({ line, message: say.tooManyValues })),
  };
}
