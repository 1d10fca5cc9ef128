import { expect, test } from 'vitest';
import type { Offering, SelectableOffering } from '../../data/model.ts';
import { offeringsByCampus } from './offerings-table.tsx';

function offering(city: string, rhythm: Offering['rhythm']): SelectableOffering {
  return {
    ...{ id: '1', pair: null },
    campus: { title: `Campus de ${city}`, slug: city.toLowerCase(), url: '', city, name: city },
    course: { title: 'Design d’objet', slug: 'design-objet', url: '' },
    rhythm,
    startDates: [],
    fees: 0,
    places: 12,
  };
}

test('both rhythms of a campus stand together, campuses keep their order', () => {
  const groups = offeringsByCampus([
    offering('Paris', 'initial'),
    offering('Lyon', 'initial'),
    offering('Paris', 'apprenticeship'),
  ]);
  expect(groups.map(({ campus, offerings }) => [campus.city, offerings.map(({ rhythm }) => rhythm)])).toEqual([
    ['Paris', ['initial', 'apprenticeship']],
    ['Lyon', ['initial']],
  ]);
});

test('nothing gives nothing', () => {
  expect(offeringsByCampus([])).toEqual([]);
});
