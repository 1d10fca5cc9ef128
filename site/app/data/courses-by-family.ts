import { type Family, families } from '@vitrine/contract/vocabulary/families.ts';
import { levels } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CourseSummary } from './model.ts';

/**
 * Courses under their families, in the school's order of families; within a family from the first level to the last.
 * Families that no course is left of are absent.
 */
export function coursesByFamily<C extends Pick<CourseSummary, 'family' | 'level'>>(
  courses: readonly C[],
): { family: Family; courses: C[] }[] {
  return families
    .map((family) => ({
      family,
      courses: courses
        .filter((course) => course.family === family)
        .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level)),
    }))
    .filter((group) => group.courses.length > 0);
}
