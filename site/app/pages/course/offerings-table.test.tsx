import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Offering, SelectableOffering } from '../../data/model.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { OfferingsTable, offeringsByCampus } from './offerings-table.tsx';

function offering(city: string, rhythm: Offering['rhythm']): SelectableOffering {
  return {
    ...{ id: '1', pair: null },
    campus: { title: `Campus de ${city}`, slug: city.toLowerCase(), url: '', city, name: city },
    course: { title: 'Design d’objet', slug: 'design-objet', url: '' },
    rhythm,
    apprenticeYears: null,
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
        <OfferingsTable offerings={[{ ...offering('Paris', 'initial'), startDates }]} duration={36} />
      </LanguageProvider>,
    );
  expect(tableOf([])).toContain('>Non précisé</td>');
  expect(tableOf(['2027-09-06'])).not.toContain('Non précisé');
});

test.each([
  ['of all years that a company pays them', null, 0, 36, 'Frais pris en charge par l’entreprise'],
  ['of the last year, what the others cost', 1, 8900, 36, '8 900 €, puis l’entreprise paie la dernière année'],
  ['of the last two, what the others cost', 2, 8900, 60, '8 900 €, puis l’entreprise paie les 2 dernières années'],
  ['that is paid for by apprentices, its fees', null, 8900, 36, '8 900 €'],
])('says of the fees of an apprenticeship %s', (_name, apprenticeYears, fees, duration, expected) => {
  const offerings = [{ ...offering('Paris', 'apprenticeship'), apprenticeYears, fees }];
  const markup = renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
      <OfferingsTable offerings={offerings} duration={duration} />
    </LanguageProvider>,
  );
  const [, cell = ''] = /<td data-label="Frais par an"[^>]*>(.*?)<\/td>/.exec(markup) ?? [];
  expect(cell.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')).toBe(expected);
});
