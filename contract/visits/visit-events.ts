/**
 * Every event that is counted, with its dimensions (`docs/events.md`). A count has a day, an event and a subject, nothing else: no
 * visitor, no visit, no address.
 */
export const visitEvents = {
  'action-opened': ['action', 'course', 'campus'],
  'action-chosen': ['action', 'course', 'campus'],
  'action-left': ['action', 'course', 'campus'],
  'filter-used': ['screen', 'filter', 'value'],
  'search-empty': [],
  'search-word': ['word'],
  'not-found': [],
  vital: ['screen', 'vital', 'upTo'],
} as const satisfies Record<string, readonly string[]>;

export type VisitEvent = keyof typeof visitEvents;

/** The events that browsers report; the site itself counts the others. */
export const browserEvents = ['action-opened', 'action-chosen', 'action-left', 'filter-used', 'vital'] as const;
export type BrowserEvent = (typeof browserEvents)[number];

/** Where browsers report them, below `/api`. */
export const visitEventsEndpoint = '/visit-events';

/** The query parameters that are filters, of each screen that has some. */
export const filters = { 'course-list': ['campus', 'level', 'rhythm'], agenda: ['kind', 'month'] } as const;

/** The subject of all counts beyond the bound of subjects. */
export const otherSubjects = '*';

/** Subjects of one event on one day, at most; counts of further ones are added to `otherSubjects`. */
export const mostSubjects = 1000;

/** Characters of a subject, at most: an action and two slugs. */
export const longestSubject = 330;

/** The values of an event's dimensions as one text; what was not chosen is empty. */
export function subjectOf(...values: readonly (string | null | undefined)[]): string {
  return values.map((value) => value ?? '').join('/');
}

/**
 * A subject as databases store it: halves of surrogate pairs are all the same replacement character, so two subjects would be one
 * row, which one statement may not change twice.
 */
export const wellFormed = (subject: string): string => subject.replace(/\p{Surrogate}/gu, '\ufffd');
