import { expect, test } from 'vitest';
import type { CourseSummary, SelectableOffering } from '../../data/model.ts';
import { coursesTaught } from './campus-courses.tsx';

const course = (slug: string, family: CourseSummary['family'], level: CourseSummary['level']) =>
  ({ slug, family, level, duration: 36 }) as CourseSummary;
const offering = (slug: string, fees: number) => ({ course: { slug }, fees }) as SelectableOffering;

test('families in the school’s order, levels rising, paid classes last', () => {
  const taught = coursesTaught(
    [
      course('mobilier', 'object', 'master'),
      course('objet', 'object', 'bachelor'),
      course('espace', 'interior', 'master'),
    ],
    [offering('mobilier', 0), offering('mobilier', 9700), offering('espace', 9800)],
  );
  expect(taught.map((entry) => [entry.course.slug, entry.classes.map(({ fees }) => fees)])).toEqual([
    ['espace', [9800]],
    ['objet', []],
    ['mobilier', [9700, 0]],
  ]);
});

test('an apprenticeship of the last year stands behind the class that has fees in all years', () => {
  const late = { ...offering('graphique', 8900), rhythm: 'apprenticeship', apprenticeYears: 1 } as SelectableOffering;
  const [taught] = coursesTaught([course('graphique', 'graphic', 'bachelor')], [late, offering('graphique', 8900)]);
  expect(taught?.classes.map(({ apprenticeYears }) => apprenticeYears)).toEqual([undefined, 1]);
});
