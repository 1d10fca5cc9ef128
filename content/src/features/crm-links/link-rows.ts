import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import { type Action, actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { writeCsv } from '../../csv/csv.ts';
import { type LineError, readRows } from '../../csv/read-rows.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import type { CoverageLink } from './coverage/coverage.ts';
import { linkMessages } from './link-messages.ts';

/** The columns of the file; course and campus are named by their French slugs. */
const columns = ['action', 'formation', 'campus', 'url_fr', 'url_en'] as const;

/** Twice what a school with a hundred courses at five campuses has. */
const mostRows = 3_000;

/** A valid line of the file. */
export interface LinkRow {
  line: number;
  action: Action;
  course: number;
  campus: number;
  url: { fr: string; en: string };
}

/** The identifiers of one school's courses and campuses by their French slugs: no others are valid in the file. */
export interface KnownEnds {
  courses: ReadonlyMap<string, number>;
  campuses: ReadonlyMap<string, number>;
}

interface Reading {
  known: KnownEnds;
  crmHosts: readonly string[];
  language: PanelLanguage;
}

/**
 * Reads and validates a file of CRM links, every line, so that an editor sees all errors at once.
 * @returns the rows, and the errors by line, in order; rows may be used only where there is no error
 */
export function readLinkRows(text: string, reading: Reading): { rows: LinkRow[]; errors: LineError[] } {
  const say = linkMessages[reading.language];
  const { rows: lines, errors } = readRows(text, { columns, mostRows, language: reading.language });
  const rows: LinkRow[] = [];
  const firstLines = new Map<string, number>();
  for (const { line, cellOf } of lines) {
    const refuse = (message: string) => errors.push({ line, message });
    const action = oneOf(actions, cellOf('action'));
    const course = reading.known.courses.get(cellOf('formation'));
    const campus = reading.known.campuses.get(cellOf('campus'));
    if (!action) refuse(say.action(cellOf('action')));
    if (course === undefined) refuse(say.course(cellOf('formation')));
    if (campus === undefined) refuse(say.campus(cellOf('campus')));
    const url = { fr: cellOf('url_fr'), en: cellOf('url_en') };
    if (url.fr === '') refuse(say.emptyUrl);
    for (const link of [url.fr, url.en]) {
      const refusal = link === '' ? null : refuseLink(link, reading.crmHosts);
      if (refusal) refuse(`${link} — ${say.refused[refusal](link, reading.crmHosts)}`);
    }
    if (!action || course === undefined || campus === undefined) continue;
    const key = linkKey({ action, course, campus });
    const first = firstLines.get(key);
    if (first !== undefined) refuse(say.repeated(first));
    else firstLines.set(key, line);
    rows.push({ line, action, course, campus, url });
  }
  return { rows, errors: errors.sort((a, b) => a.line - b.line) };
}

/** The key of a link: there is one per action, course and campus. */
export function linkKey({ action, course, campus }: Pick<LinkRow, 'action' | 'course' | 'campus'>): string {
  return `${action} ${course} ${campus}`;
}

/** Writes links as a file, without those whose course or campus has no French slug: the file names them by it. */
export function writeLinkRows(links: readonly CoverageLink[], known: KnownEnds, separator: ',' | ';'): string {
  const slugs = (ends: ReadonlyMap<string, number>) => new Map([...ends].map(([slug, id]) => [id, slug]));
  const courses = slugs(known.courses);
  const campuses = slugs(known.campuses);
  const rows = links.flatMap(({ action, course, campus, url }) => {
    const [courseSlug, campusSlug] = [courses.get(course), campuses.get(campus)];
    return courseSlug && campusSlug ? [[action, courseSlug, campusSlug, url.fr, url.en]] : [];
  });
  const order = (row: string[]) => row.slice(0, 3).join('\n');
  rows.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return writeCsv([[...columns], ...rows], separator);
}
