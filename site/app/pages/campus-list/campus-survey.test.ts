import { expect, test } from 'vitest';
import { cross, distance, type Place, surveyOf } from './campus-survey.tsx';

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
