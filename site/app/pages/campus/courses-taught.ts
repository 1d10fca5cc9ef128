import { families, levels } from '@vitrine/contract/vocabulary.ts';
import type { CourseSummary, Offering } from '../../data/model.ts';

export interface TaughtCourse {
  course: CourseSummary;
  classes: Offering[];
}

/**
 * The courses of a campus with their classes there: family by family, levels rising, and the classes that cost something
 * before those that a company pays for.
 */
export function coursesTaught(courses: readonly CourseSummary[], offerings: readonly Offering[]): TaughtCourse[] {
  return courses
    .toSorted(
      (one, other) =>
        families.indexOf(one.family) - families.indexOf(other.family) ||
        levels.indexOf(one.level) - levels.indexOf(other.level),
    )
    .map((course) => ({
      course,
      classes: offerings
        .filter((offering) => offering.course.slug === course.slug)
        .sort((one, other) => other.fees - one.fees),
    }));
}
