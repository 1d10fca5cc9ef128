import type { LabelKey } from '../labels/taxonomy.ts';
import type { SchoolFacts } from './model.ts';

/**
 * The sections that screens have beside those of an editor, each with the label that names it in the summary (section 2,
 * "Summary navigation"). In the order of their pages.
 */
export const pageSections = {
  home: {
    'open-day': 'event-kind.open-day',
    courses: 'home.courses.title',
    campuses: 'home.campuses.title',
    works: 'home.works.title',
    figures: 'home.figures.title',
    news: 'home.news.title',
    events: 'home.events.title',
  },
  course: {
    facts: 'course.facts',
    offerings: 'course.offerings.title',
    cost: 'course.cost.title',
    careers: 'course.careers.title',
    outcomes: 'course.outcomes.title',
    admission: 'course.admission.title',
    curriculum: 'course.curriculum.title',
    recognition: 'school-facts.title',
    'open-days': 'course.open-days.title',
    works: 'course.works.title',
    related: 'course.related.title',
    next: 'course.next.title',
  },
  campus: {
    visit: 'campus.visit',
    people: 'campus.people.title',
    courses: 'campus.courses.title',
    housing: 'campus.housing.title',
    recognition: 'school-facts.title',
    gallery: 'campus.gallery',
    agenda: 'campus.agenda.title',
    works: 'campus.works.title',
    news: 'campus.news.title',
  },
  'campus-list': { survey: 'campus-list.survey', places: 'campus-list.places' },
  agenda: { facts: 'agenda-event.facts', others: 'agenda-event.others' },
  article: { others: 'article.others' },
  accessibility: {
    state: 'accessibility.state.title',
    results: 'accessibility.results.title',
    exceptions: 'accessibility.exceptions.title',
    method: 'accessibility.method.title',
    contact: 'accessibility.contact.title',
    remedies: 'accessibility.remedies.title',
  },
} as const satisfies Record<string, Record<string, LabelKey>>;

export type SectionScreen = keyof typeof pageSections;
export type SectionOf<S extends SectionScreen> = keyof (typeof pageSections)[S] & string;

/**
 * The id of the heading of such a section. It is the same in both languages and does not depend on the text of its label: a
 * link to it lasts.
 */
export function sectionId<S extends SectionScreen>(screen: S, section: SectionOf<S>): string {
  return `${screen}-${section}`;
}

/** What is above such a section: its title, and the id of that. */
export function headOf<S extends SectionScreen>(t: (key: LabelKey) => string, screen: S, section: SectionOf<S>) {
  return { title: t(pageSections[screen][section] as LabelKey), titleId: sectionId(screen, section) };
}

/** Every id that `sectionId` gives. */
export function allSectionIds(): string[] {
  return Object.entries(pageSections).flatMap(([screen, sections]) =>
    Object.keys(sections).map((section) => `${screen}-${section}`),
  );
}

/** The id of a month of the agenda, `2026-11`. */
export const monthId = (month: string) => `month-${month}`;

/** The id of the open days of a campus, or of those that are at none. */
export const openDaysId = (campus = 'elsewhere') => `open-days-${campus}`;

/** The id of a year of the exhibition. */
export const yearId = (year: number) => `year-${year}`;

/** The id of a family in the list of courses. */
export const familyId = (family: string) => `family-${family}`;

/** Whether a school says by what it is certified, or whom somebody with a disability turns to: what `recognition` shows. */
export const hasRecognition = ({ qualiopi, disabilityContact }: Pick<SchoolFacts, 'qualiopi' | 'disabilityContact'>) =>
  qualiopi !== null || disabilityContact !== null;
