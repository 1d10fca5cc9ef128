import { comparable } from '@vitrine/contract/routes/legacy-table.ts';
import { writeCsv } from '../../csv/csv.ts';
import { type LineError, readRows } from '../../csv/read-rows.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import type { StoredRow } from './read-table.ts';
import { redirectMessages, refusalMessage } from './redirect-messages.ts';
import { type AllowedTargets, normalised, type Row, refuseForm } from './redirect-row.ts';
import { compileRefusals, type LiveDocument } from './redirect-table.ts';

/** The columns of the file. */
const columns = ['ancienne_adresse', 'nouvelle_adresse'] as const;

/** More than the number of pages of a school's old site. */
const mostRows = 5_000;

/** The changes that a valid file of redirects makes. */
export interface RedirectChanges {
  created: Row[];
  updated: { id: number; from: string; to: string }[];
  unchanged: number;
}

interface Reading {
  existing: readonly StoredRow[];
  live: readonly LiveDocument[];
  allowed: AllowedTargets;
  language: PanelLanguage;
}

/**
 * Reads and validates a file of redirects against the table as it would be afterwards, every line, so that an editor sees all
 * errors at once.
 * @returns the changes, and the errors by line; the changes may be saved only where there is no error
 */
export function readRedirectRows(
  text: string,
  { existing, live, allowed, language }: Reading,
): { changes: RedirectChanges; errors: LineError[] } {
  const say = redirectMessages[language];
  const { rows: lines, errors } = readRows(text, { columns, mostRows, language });
  const named = new Map<string, { line: number; row: Row }>();
  for (const { line, cellOf } of lines) {
    const row = normalised({ from: cellOf('ancienne_adresse'), to: cellOf('nouvelle_adresse') }, allowed.siteUrl);
    const refusal = refuseForm(row, allowed);
    const first = named.get(comparable(row.from));
    if (refusal) errors.push({ line, message: refusalMessage(refusal, language, allowed.hosts) });
    else if (first) errors.push({ line, message: say.repeated(first.line) });
    else named.set(comparable(row.from), { line, row });
  }

  const known = new Map(existing.map((row) => [comparable(row.from), row]));
  const untouched = existing.filter(({ from }) => !named.has(comparable(from)));
  const refuse = compileRefusals<Row>([...untouched, ...[...named.values()].map(({ row }) => row)], live);
  const changes: RedirectChanges = { created: [], updated: [], unchanged: 0 };
  for (const [key, { line, row }] of named) {
    const refusal = refuse(row);
    if (refusal) errors.push({ line, message: refusalMessage(refusal, language, allowed.hosts) });
    const before = known.get(key);
    if (!before) changes.created.push(row);
    else if (before.to !== row.to || before.from !== row.from) changes.updated.push({ id: before.id, ...row });
    else changes.unchanged += 1;
  }
  return { changes, errors: errors.sort((a, b) => a.line - b.line) };
}

/** Writes redirects as a file. */
export function writeRedirectRows(rows: readonly Row[], separator: ',' | ';'): string {
  return writeCsv([[...columns], ...rows.map(({ from, to }) => [from, to])], separator);
}
