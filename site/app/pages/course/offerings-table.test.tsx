import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Offering, SelectableOffering } from '../../data/model.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { OfferingsTable, offeringsByCampus } from './offerings-table.tsx';

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

test('says of a class without a date that there is none, as a selection does', () => {
  const tableOf = (startDates: string[]) =>
    renderToStaticMarkup(
      <LanguageProvider locale="fr" labels={{ 'selection.unsaid': 'Non précisé' }}>
        <OfferingsTable offerings={[{ ...offering('Paris', 'initial'), startDates }]} />
      </LanguageProvider>,
    );
  expect(tableOf([])).toContain('>Non précisé</td>');
  expect(tableOf(['2027-09-06'])).not.toContain('Non précisé');
});
