import type { Making, StartingPoint } from '@vitrine/contract/vocabulary/finder-answers.ts';
import type { Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CourseSummary } from './model.ts';
import type { Pair } from './selection.ts';

/** The questions of the course finder, in the order of the page (section 17). */
export const questions = ['now', 'make', 'campus', 'rhythm', 'budget'] as const;
export type Question = (typeof questions)[number];

/** What a visitor answered; questions without a valid answer are absent. */
export interface FinderAnswers {
  now?: StartingPoint;
  make?: Making;
  /** a French slug, as in the action flow */
  campus?: string;
  rhythm?: Rhythm;
  /** euros a year, at most */
  budget?: number;
}

/** What speaks for a course, or against it: how well it suits the answer to a question, 1 to 3; 0: not at all. */
export interface Reason {
  question: Question;
  weight: number;
}

/** A class of a course at a campus: what the answers about campus, rhythm and budget are compared with. */
export interface CourseClass {
  /** its name */
  campus: string;
  /** its French slug, as in an answer; `null` where it has none */
  campusSlug: string | null;
  pair: Pair | null;
  rhythm: Rhythm;
  /** as in an `Offering` */
  apprenticeYears: number | null;
  /** euros a year, the most that one asks; 0 where the company pays */
  fees: number;
}

/** A course that was found, with its reasons and the classes for which they hold. */
export interface FoundCourse {
  course: CourseSummary & { entryLevel: string };
  /** one for each answer for which the course was weighed */
  reasons: Reason[];
  classes: CourseClass[];
}

/** What answers lead to. */
export interface Finding {
  /** how many courses fit entirely; where none does, these are the nearest */
  fitting: number;
  /** the best first, three at most */
  courses: FoundCourse[];
}
