import { expect, test } from 'vitest';
import type { CourseData } from '../../content/screen-data.ts';
import { courseSheets } from './course-sheets.ts';

const empty = {
  course: { curriculum: [], careers: [], admission: [] },
  offerings: [],
  works: [],
  related: [],
} as unknown as CourseData;

test('parts without content have no sheet and leave no hole in the numbers', () => {
  const data = {
    ...empty,
    course: { ...empty.course, careers: ['Scénographe'] },
    related: [{}],
  } as unknown as CourseData;
  expect(courseSheets(data)).toEqual({ careers: '01', 'open-days': '02', related: '03' });
});

test('a course with nothing yet still says when to come', () => {
  expect(courseSheets(empty)).toEqual({ 'open-days': '01' });
});
