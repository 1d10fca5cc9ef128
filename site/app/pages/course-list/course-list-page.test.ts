import { expect, test } from 'vitest';
import { coursesByFamily } from './course-list-page.tsx';

test('groups in the order of the families, levels rising, empty families left out', () => {
  const courses = [
    { slug: 'preparatoire', family: 'foundation', level: 'foundation' },
    { slug: 'mobilier', family: 'object', level: 'master' },
    { slug: 'espace', family: 'interior', level: 'bachelor' },
    { slug: 'objet', family: 'object', level: 'bachelor' },
  ] as const;
  expect(coursesByFamily(courses).map((group) => [group.family, group.courses.map(({ slug }) => slug)])).toEqual([
    ['interior', ['espace']],
    ['object', ['objet', 'mobilier']],
    ['foundation', ['preparatoire']],
  ]);
});

test('leaves the given list as it was', () => {
  const courses = [
    { family: 'object', level: 'master' },
    { family: 'object', level: 'bachelor' },
  ] as const;
  coursesByFamily(courses);
  expect(courses[0].level).toBe('master');
});
