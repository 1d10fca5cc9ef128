import { expect, it } from 'vitest';
import { siteOfTests } from '../../../../tests/site-of-tests.ts';
import { writePairs } from '../../selection.ts';
import { readCampusList } from './campuses.ts';
import { readCourseList } from './courses.ts';
import { readHome } from './home.ts';
import { readSelection } from './selection.ts';

/** Two pairs that are published in both languages. */
async function somePairs() {
  const { courses } = await readCourseList(siteOfTests(), 'en', {});
  const pairs = courses.flatMap(({ taughtIn }) => taughtIn.map(({ pair }) => pair)).filter((pair) => pair !== null);
  expect(pairs.length).toBeGreaterThan(5);
  return pairs.slice(0, 2).sort();
}

it('has the same pairs in both languages, and their classes', async () => {
  const pairs = await somePairs();
  for (const locale of ['fr', 'en'] as const) {
    const { selected, missing, share, metadata, switchTo } = await readSelection(
      siteOfTests(),
      locale,
      writePairs(pairs),
    );
    expect(selected.map(({ pair }) => pair)).toEqual(pairs);
    expect(missing).toEqual([]);
    for (const { offerings, course, campus } of selected) {
      expect(offerings.length).toBeGreaterThan(0);
      expect(course.url).toContain(locale === 'fr' ? '/formations/' : '/en/courses/');
      expect(campus.city).toBeTruthy();
    }
    expect(share?.url).toContain(writePairs(pairs));
    expect(share?.code.path).toMatch(/^M\d/);
    expect(switchTo?.en).toBe(`/en/my-selection?pairs=${writePairs(pairs)}`);
    expect(JSON.stringify(metadata)).toContain('noindex');
  }
});

it('tells campuses of one city apart', async () => {
  const site = siteOfTests();
  const { get } = site.content;
  const inOneCity = (key: string, value: unknown) => (key === 'city' ? 'Lyon' : value);
  const moved: typeof get = async (...args) => JSON.parse(JSON.stringify(await get(...args)), inOneCity);
  const context = { ...site, content: { ...site.content, get: moved } };
  const { courses } = await readCourseList(context, 'fr', {});
  for (const { taughtIn } of courses) {
    expect(new Set(taughtIn.map(({ campus }) => campus)).size).toBe(taughtIn.length);
    for (const { campus } of taughtIn) expect(campus).toMatch(/^Lyon \(Campus de .+\)$/);
  }
  for (const { campuses } of [await readHome(context, 'fr'), await readCampusList(context, 'fr')])
    expect(campuses.map(({ name }) => name)).toContain('Lyon (Campus de Paris)');
  const unmoved = await readCampusList(site, 'fr');
  expect(unmoved.campuses.map(({ name }) => name)).toEqual(unmoved.campuses.map(({ city }) => city));
});

it('names what is not published, and leaves it out', async () => {
  const [pair] = await somePairs();
  const [course = ''] = (pair ?? '').split('.');
  const query = `${pair}_${course}.atlantide_tapisserie-volante.lyon`;
  const { selected, missing, share, requested } = await readSelection(siteOfTests(), 'fr', query);
  expect(selected).toHaveLength(1);
  expect(missing).toContainEqual({ course: 'tapisserie volante', campus: expect.stringContaining('Lyon') });
  expect(missing).toContainEqual({ course: selected[0]?.course.title, campus: 'atlantide' });
  expect(share?.url).not.toContain('atlantide');
  expect(requested.split('_')).toHaveLength(3);
});

it('offers what is not selected yet, and nothing once it is full', async () => {
  const [pair] = await somePairs();
  const offered = await readSelection(siteOfTests(), 'fr', pair);
  const options = offered.others.flatMap(({ pairs }) => pairs.map(({ selection }) => selection));
  expect(options).not.toContain(pair);
  for (const selection of options) expect(selection.split('_')).toContain(pair);
  const full = await readSelection(siteOfTests(), 'fr', `${pair}_a.a_b.b_c.c_d.d_e.e`);
  expect(full.others).toEqual([]);
});

it('tells courses of one title apart by their levels', async () => {
  const site = siteOfTests();
  const { get } = site.content;
  const titles = ['Architecture d’intérieur', 'Design d’intérieur et scénographie'];
  const alike = (_: string, value: unknown) => (titles.includes(value as string) ? 'Design' : value);
  const renamed: typeof get = async (...args) => JSON.parse(JSON.stringify(await get(...args)), alike);
  const { others } = await readSelection({ ...site, content: { ...site.content, get: renamed } }, 'fr');
  const named = others.map(({ course }) => course);
  expect(named).toHaveLength(10);
  expect(named.filter((course) => course.startsWith('Design ·'))).toEqual([
    'Design · Bachelor, bac\u00a0+\u00a03',
    'Design · Mastère, bac\u00a0+\u00a05',
  ]);
  expect(named).toContain('Design de mode');
});

it('is never stored, whatever its query is; the empty page is', async () => {
  for (const [query, typed] of [
    ['design-objet.paris', true],
    ['...', true],
    [undefined, false],
  ] as const) {
    const site = siteOfTests();
    await readSelection(site, 'fr', query);
    expect(site.reads.typed).toBe(typed);
  }
});

it('has no open day that ended last night', async () => {
  const site = siteOfTests();
  const { get } = site.content;
  const lastNight: Record<string, string> = {
    dateStart: '2026-11-19T17:00:00.000Z',
    dateEnd: '2026-11-20T00:30:00.000Z',
  };
  const endedEarly: typeof get = async (...args) =>
    JSON.parse(JSON.stringify(await get(...args)), (key, value) => lastNight[key] ?? value);
  const context = { ...site, content: { ...site.content, get: endedEarly } };
  const { selected } = await readSelection(context, 'fr', writePairs(await somePairs()));
  expect(selected.map(({ openDay }) => openDay)).toEqual([null, null]);
});

it('has the next open day of its own campus, and walks as editors wrote them', async () => {
  const { selected } = await readSelection(siteOfTests(), 'fr', writePairs(await somePairs()));
  for (const { openDay, campus } of selected) {
    if (openDay) expect(openDay).toMatchObject({ kind: 'open-day', campus: { url: campus.url } });
    for (const { name, minutes } of campus.landmarks) {
      expect(name).toBeTruthy();
      expect(minutes).toBeGreaterThan(0);
    }
  }
  expect(selected.some(({ openDay }) => openDay !== null)).toBe(true);
  expect(selected.some(({ campus }) => campus.landmarks.length > 0)).toBe(true);
});
