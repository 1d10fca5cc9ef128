import type { CourseData } from '../../content/screen-data.ts';

/** The parts of a course page that carry a sheet number, in the order in which a family asks for them. */
const parts = ['offerings', 'curriculum', 'careers', 'admission', 'open-days', 'works', 'related'] as const;
export type CoursePart = (typeof parts)[number];

/**
 * The sheet number of every part that the course has something to show for. Parts without content are absent, and leave
 * no hole in the numbering. The open days are always there: a course without one says so.
 * @returns `01`, `02`… by part
 */
export function courseSheets({ course, offerings, works, related }: CourseData): Partial<Record<CoursePart, string>> {
  const filled: Record<CoursePart, boolean> = {
    offerings: offerings.length > 0,
    curriculum: course.curriculum.length > 0,
    careers: course.careers.length > 0,
    admission: course.admission.length > 0,
    'open-days': true,
    works: works.length > 0,
    related: related.length > 0,
  };
  return Object.fromEntries(
    parts.filter((part) => filled[part]).map((part, index) => [part, String(index + 1).padStart(2, '0')]),
  );
}
