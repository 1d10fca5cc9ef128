import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CourseClass, FoundCourse } from '../../data/finder.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { FoundCourseEntry } from './found-course.tsx';

const course = {
  title: 'Objet',
  url: '/formations/objet',
  family: 'object',
  level: 'bachelor',
  duration: 36,
  rhythms: [],
};

/** What is shown of a course with these classes. */
function markupOf(places: [campus: string, pair: CourseClass['pair']][]): string {
  const classes = places.map(([campus, pair]) => ({ campus, pair, rhythm: 'full-time', fees: 0 }));
  const found = { course, reasons: [], classes } as unknown as FoundCourse;
  return renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
      <FoundCourseEntry found={found} answers={{}} campuses={[]} />
    </LanguageProvider>,
  );
}

it('can be selected at each campus, two in one city too, and once where it has two classes', () => {
  const markup = markupOf([
    ['Lyon', 'objet.lyon'],
    ['Lyon', 'objet.lyon'],
    ['Lyon (Lyon Sud)', 'objet.lyon-sud'],
    ['Nantes', null],
    ['Paris', null],
  ]);
  expect(markup.match(/value="[^"]+"/g)).toEqual(['value="objet.lyon"', 'value="objet.lyon-sud"']);
  expect(markup).toContain('>Lyon (Lyon Sud)<');
  expect(markup).toContain('Nantes');
  expect(markup).toContain('Paris');
});
