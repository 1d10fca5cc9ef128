import { makings, startingPoints } from '@vitrine/contract/vocabulary/finder-answers.ts';
import { expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { readWeighedCourses } from '../readers/courses.ts';
import { readFinder } from './finder.ts';

it('has the weights that editors gave, the same in both languages; each answer is weighed on some course', async () => {
  const [french, english] = await Promise.all([
    readWeighedCourses(siteOfTests(), 'fr'),
    readWeighedCourses(siteOfTests(), 'en'),
  ]);
  expect(french.length).toBeGreaterThan(5);
  expect(english.map(({ weights }) => weights)).toEqual(french.map(({ weights }) => weights));
  for (const point of startingPoints)
    expect(french.some(({ weights }) => weights.now[point] === 3)).toBe(point !== 'work');
  for (const making of makings)
    expect(
      french.some(({ weights }) => weights.make[making] === 3),
      making,
    ).toBe(true);
  const interior = french.find(({ slug }) => slug === 'architecture-interieure');
  expect(interior?.weights.now).toEqual({ school: 3, baccalaureate: 3, degree: 0, work: 1 });
  expect(interior?.weights.make).toMatchObject({ places: 3, objects: 1, garments: 0 });
  expect(interior?.entryLevel).toBeTruthy();
});

it('finds what the offerings have, by French slugs in both languages, and what can be compared', async () => {
  const answers = { now: 'degree', campus: 'lyon', rhythm: 'apprenticeship', budget: '0' };
  for (const locale of ['fr', 'en'] as const) {
    const { finding, switchTo, metadata } = await readFinder(siteOfTests(), locale, answers);
    expect(finding?.fitting).toBe(2);
    expect(finding?.courses.flatMap(({ classes }) => classes.map(({ pair }) => pair)).sort()).toEqual([
      'design-interieur.lyon',
      'design-textile-matieres.lyon',
    ]);
    for (const { course } of finding?.courses ?? [])
      expect(course.url).toContain(locale === 'fr' ? '/formations/' : '/en/courses/');
    expect(finding?.selection).toContain('pairs=design-interieur.lyon_design-textile-matieres.lyon');
    expect(switchTo?.en).toBe('/en/find-my-course?now=degree&campus=lyon&rhythm=apprenticeship&budget=0');
    expect(JSON.stringify(metadata)).toContain('noindex');
  }
});

it('finds a course that is in English alone at the campuses where it is taught', async () => {
  const site = siteOfTests();
  const slug = 'design-interieur';
  const isOther = ({ course }: { course: { slug: string | null } | null }) => course?.slug !== slug;
  const content: typeof site.content = {
    ...site.content,
    async get(path, query, schema) {
      const found = await site.content.get(path, query, schema);
      if (!path.endsWith('/offerings') || query.locale !== 'fr') return found;
      const list = found as unknown as { docs: Parameters<typeof isOther>[0][] };
      const docs = list.docs.filter(isOther);
      expect(docs.length).toBeLessThan(list.docs.length);
      return { ...list, docs } as unknown as typeof found;
    },
  };
  const answers = { now: 'degree', campus: 'lyon', rhythm: 'apprenticeship', budget: '0' };
  const { finding } = await readFinder({ ...site, content }, 'en', answers);
  expect(finding?.fitting).toBe(2);
  expect(finding?.courses.map(({ classes }) => classes.map(({ campusSlug, pair }) => [campusSlug, pair]))).toEqual([
    [['lyon', null]],
    [['lyon', 'design-textile-matieres.lyon']],
  ]);
  expect(finding?.selection).toContain('pairs=design-textile-matieres.lyon');
});

it('finds no bachelor with nothing to pay, where a company pays the last year alone', async () => {
  const answers = { now: 'school', rhythm: 'apprenticeship' };
  const { finding } = await readFinder(siteOfTests(), 'fr', answers);
  expect(finding?.fitting).toBe(2);
  for (const { classes } of finding?.courses ?? [])
    for (const { apprenticeYears, fees } of classes) expect([apprenticeYears, fees > 0]).toEqual([1, true]);
  expect((await readFinder(siteOfTests(), 'fr', { ...answers, budget: '0' })).finding?.fitting).toBe(0);
});

it('finds the nearest where nothing fits, whatever is answered', async () => {
  const { finding } = await readFinder(siteOfTests(), 'fr', { now: 'school', make: 'places', budget: '1' });
  expect(finding?.fitting).toBe(0);
  expect(finding?.courses).toHaveLength(3);
  expect(finding?.courses[0]?.reasons).toEqual([
    { question: 'now', weight: 3 },
    { question: 'make', weight: 3 },
    { question: 'budget', weight: 0 },
  ]);
});

it('asks for campuses and budgets that exist; what is no answer counts as absent and is stored nowhere', async () => {
  const empty = siteOfTests();
  const { finding, campuses, budgets, metadata } = await readFinder(empty, 'fr', {});
  expect(finding).toBeNull();
  expect(empty.reads.typed).toBe(false);
  expect(JSON.stringify(metadata)).not.toContain('noindex');
  expect(campuses.map(({ slug }) => slug)).toEqual(['bordeaux', 'lyon', 'nantes', 'paris', 'strasbourg']);
  expect(budgets).toEqual([0, 7000, 8000, 9000, 10_000]);
  const strange = siteOfTests();
  const input = { now: 'moon', make: 'gold', campus: 'atlantide', rhythm: 'slow', budget: '' };
  expect((await readFinder(strange, 'fr', input)).finding).toBeNull();
  expect(strange.reads.typed).toBe(true);
  expect((await readFinder(siteOfTests(), 'fr', { budget: '8765' })).budgets).toContain(8765);
});
