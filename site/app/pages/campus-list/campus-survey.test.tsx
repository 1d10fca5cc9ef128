import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NamedCampus } from '../../data/model.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { CampusListPage } from './campus-list-page.tsx';
import { CampusSurvey, cross, distance, type Place, surveyOf } from './campus-survey.tsx';

const places: Place[] = [
  { slug: 'bordeaux', position: { latitude: 44.8645, longitude: -0.5562 } },
  { slug: 'lyon', position: { latitude: 45.7479, longitude: 4.8365 } },
  { slug: 'nantes', position: { latitude: 47.2058, longitude: -1.5633 } },
  { slug: 'paris', position: { latitude: 48.8577, longitude: 2.3812 } },
  { slug: 'strasbourg', position: { latitude: 48.5689, longitude: 7.7758 } },
];

test('measures over the globe: Paris–Lyon is about 390 km, there and back alike', () => {
  const paris = { latitude: 48.8577, longitude: 2.3812 };
  const lyon = { latitude: 45.7479, longitude: 4.8365 };
  expect(distance(paris, lyon)).toBeGreaterThan(385);
  expect(distance(paris, lyon)).toBeLessThan(400);
  expect(distance(lyon, paris)).toBeCloseTo(distance(paris, lyon));
  expect(distance(paris, paris)).toBe(0);
});

test('draws every place inside the sheet, north up', () => {
  const survey = surveyOf(places);
  const at = (slug: string) => survey?.stations.find((station) => station.slug === slug);
  expect(survey?.stations).toHaveLength(5);
  expect(survey?.stations.every(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < (survey?.height ?? 0))).toBe(true);
  expect(at('strasbourg')?.x).toBeGreaterThan(at('paris')?.x ?? Number.POSITIVE_INFINITY);
  expect(at('bordeaux')?.y).toBeGreaterThan(at('nantes')?.y ?? Number.POSITIVE_INFINITY);
});

test('joins neighbours by legs that never cross, the two nearest for certain', () => {
  const legs = surveyOf(places)?.legs ?? [];
  expect(legs.length).toBeGreaterThanOrEqual(7);
  expect(legs.some((one) => legs.some((other) => one !== other && cross(one, other)))).toBe(false);
  expect([legs[0]?.from.slug, legs[0]?.to.slug]).toEqual(['bordeaux', 'nantes']);
});

test('one place, or none, or twice the same, cannot be surveyed', () => {
  expect(surveyOf([])).toBeNull();
  expect(surveyOf(places.slice(0, 1))).toBeNull();
  expect(surveyOf([...places.slice(0, 1), ...places.slice(0, 1)])).toBeNull();
});

test('tells campuses of one city apart, and names any other by its city alone', () => {
  const names = ['Bordeaux', 'Lyon (Campus nord)', 'Lyon (Campus sud)'];
  const campuses = places.slice(0, 3).map((place, index) => {
    const name = names[index] ?? '';
    return { ...place, name, city: name.split(' ')[0], url: '/' } as NamedCampus;
  });
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={{}}>
      <CampusSurvey campuses={campuses} />
    </LanguageProvider>,
  );
  expect(markup).toContain('<li>Lyon (Campus nord) – Lyon (Campus sud), ');
  expect(markup).toContain('<title>Lyon (Campus sud)</title>');
  expect(markup).not.toContain('<title>Bordeaux</title>');
});

test('the list of no campuses says that there are none', () => {
  const data = { campuses: [], isSurveyed: false } as unknown as Parameters<typeof CampusListPage>[0];
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={{ 'list.no-campuses': 'Aucun campus', 'campus-list.survey': 'Survey' }}>
      <CampusListPage {...data} />
    </LanguageProvider>,
  );
  expect(markup).toContain('>Aucun campus</h3>');
  expect(markup).not.toContain('Survey');
});
