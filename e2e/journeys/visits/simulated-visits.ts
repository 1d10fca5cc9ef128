import { readFileSync } from 'node:fs';
import { filters, subjectOf, type VisitEvent, visitEventsEndpoint } from '@vitrine/contract/visits/visit-events.ts';
import { classOf, type Vital, vitalBounds, vitals } from '@vitrine/contract/visits/vitals.ts';
import { eventKinds } from '@vitrine/contract/vocabulary/event-kinds.ts';
import { levels, rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';

/** What a visitor's browser sends, and what the site is to count of it. */
export interface VisitRequest {
  path: string;
  json?: object;
  form?: Record<string, string>;
  /** with which it is counted; another one is a fault */
  status: number;
  events: [event: VisitEvent, subject: string][];
  /** what is counted although the content service does not respond */
  inOutage?: VisitRequest['events'];
  /** of a search without a result; undefined where they may be a person's */
  words?: string;
}

/** A visitor with everything by which one could be recognised. */
export interface SimulatedVisit {
  headers: Record<string, string>;
  isCounted: boolean;
  requests: VisitRequest[];
}

/** In everything by which a visitor could be recognised, and in nothing else. No page is found by a word of them. */
export const marks = ['qxzvisqxz', '2001:db8:', '33698765432'] as const;
/** In words of searches that are asked once. */
export const rareWord = 'zqxwrare';

/** A pseudo-random generator (mulberry32): the same visits in each run. @returns a whole number below a bound */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** What can be chosen, and leads to the CRM in the sample. */
const links = JSON.parse(
  readFileSync(new URL('../../../sample/schools/meridienne/crm-links.json', import.meta.url), 'utf8'),
) as { action: string; course: string; campus: string }[];
const campuses = [...new Set(links.map(({ campus }) => campus))];
const unpublished = { action: 'contact', course: 'nowhere', campus: 'paris' };
const screens = ['home', 'course', 'course-list', 'campus', 'article', 'agenda'] as const;
/** Values of filters: every one that the sample offers. */
const filterValues = {
  campus: campuses,
  level: levels,
  rhythm: rhythms,
  kind: eventKinds,
  month: ['2026-11', '2026-12', '2027-01'],
};

/** A number in letters: digits in a question may be a telephone number. */
export const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');

export const addressOf = (number: number) =>
  `2001:db8:${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}::1`;

/** The headers of a visitor, all of whose values name the visitor. */
export function headersOf(number: number): Record<string, string> {
  const name = `${marks[0]}-${number}`;
  return {
    'x-forwarded-for': addressOf(number),
    'user-agent': `Mozilla/5.0 (${name})`,
    cookie: `origine-tracking=${name}; _ga=${name}`,
    referer: `https://${name}.example/`,
  };
}

export const eventRequest = (json: object, events: VisitRequest['events'] = [], status = 204): VisitRequest => ({
  ...{ path: `/api${visitEventsEndpoint}`, json, events, status },
});

export const searchRequest = (question: string, words?: string): VisitRequest => ({
  path: `/recherche-sur-le-site?${new URLSearchParams({ q: question })}`,
  ...{ status: 200, events: [['search-empty', '']], ...(words && { words }) },
});

export const missingPage = (path: string): VisitRequest => ({ path, status: 404, events: [['not-found', '']] });

/** The visit of a number: what a visitor does on the site, with chances. */
export function simulatedVisit(number: number, random: (below: number) => number): SimulatedVisit {
  const oneOf = <T>(values: readonly T[]) => values[random(values.length)] as T;
  const kinds: [chance: number, requests: () => VisitRequest[]][] = [
    [50, () => vitals.filter(() => random(2) === 0).map((vital) => measured(vital, oneOf(screens), random))],
    [22, () => actionFlow(oneOf(links), random(10))],
    [9, () => [filtered(oneOf(Object.keys(filters) as (keyof typeof filters)[]), oneOf)]],
    [6, () => [search(number, random)]],
    [5, () => [missingPage(missingPath(number, random))]],
    [4, () => [formWithoutScripts(oneOf(links))]],
    [3, () => [{ path: `/campus?utm_source=${marks[0]}-${number}`, status: 200, events: [] }]],
    [1, () => [eventRequest({ event: 'action-left', ...unpublished }, [], 400)]],
  ];
  const chosen = oneOf(kinds.flatMap(([chance, requests]) => Array<typeof requests>(chance).fill(requests)));
  const refusal = oneOf([...Array<object>(38).fill({}), { 'sec-gpc': '1' }, { dnt: '1' }]);
  return {
    headers: { ...headersOf(number), ...refusal },
    isCounted: Object.keys(refusal).length === 0,
    requests: chosen(),
  };
}

interface Choice {
  action: string;
  course: string | null;
  campus: string | null;
}
const subjectOfChoice = ({ action, course, campus }: Choice) => subjectOf(action, course, campus);
const step = (event: VisitEvent, { action, course, campus }: Choice): VisitRequest =>
  eventRequest({ event, action, course, campus }, [[event, subjectOfChoice({ action, course, campus })]]);

/** The popin: some close it, some choose, most of those go on to the CRM. */
function actionFlow(choice: Choice, patience: number): VisitRequest[] {
  const opened = patience % 2 ? { ...choice, course: null, campus: null } : choice;
  const steps = [step('action-opened', opened), step('action-chosen', choice), step('action-left', choice)];
  return steps.slice(0, patience < 4 ? 1 : patience < 6 ? 2 : 3);
}

function formWithoutScripts(choice: Choice): VisitRequest {
  const { action, course, campus } = choice;
  const subject = subjectOfChoice(choice);
  return {
    ...{ path: `/crm/${action}`, form: { course: course ?? '', campus: campus ?? '' }, status: 303 },
    events: [
      ['action-chosen', subject],
      ['action-left', subject],
    ],
    // It was chosen; only the CRM's link cannot be had.
    inOutage: [['action-chosen', subject]],
  };
}

function filtered(screen: keyof typeof filters, oneOf: <T>(values: readonly T[]) => T): VisitRequest {
  const filter = oneOf<keyof typeof filterValues>(filters[screen]);
  const value = oneOf<string>(filterValues[filter]);
  const event = 'filter-used';
  return eventRequest({ event, screen, filter, value }, [[event, subjectOf(screen, filter, value)]]);
}

function measured(vital: Vital, screen: string, random: (below: number) => number): VisitRequest {
  const value = ((vitalBounds[vital].at(-1) ?? 1) * random(1200)) / 1000;
  return eventRequest({ event: 'vital', screen, vital, value }, [
    ['vital', subjectOf(screen, vital, classOf(vital, value))],
  ]);
}

/** A search without a result: for words that many ask, for such as one asks, and for what may name a person. */
function search(number: number, random: (below: number) => number): VisitRequest {
  const kind = random(10);
  if (kind === 0) return searchRequest(`${marks[0]}@zqxwzq.zqxw`);
  if (kind === 1) return searchRequest(`+${marks[2]}`);
  if (kind < 4) return searchRequest(`${rareWord}${inLetters(number)}`, `${rareWord}${inLetters(number)}`);
  // The smaller numbers are asked more often.
  const word = `zqxwoft${inLetters(Math.min(random(40), random(40)))}`;
  return searchRequest(random(2) ? word : ` ${word.toUpperCase()} `, word);
}

function missingPath(number: number, random: (below: number) => number): string {
  if (random(10) === 0) return `/profil/${marks[0]}-${number}@ecole.example`;
  return `/zqxw-${random(50)}?utm_source=${marks[0]}-${number}`;
}
