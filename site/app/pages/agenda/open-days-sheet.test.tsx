import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EventSummary } from '../../data/model.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { type OpenDaysData, OpenDaysSheet } from './open-days-sheet.tsx';

const openDay = (id: string, cancelled: boolean): EventSummary => ({
  ...{ id, slug: id, title: id, description: '', url: `/agenda/${id}`, registrationUrl: null },
  ...{ dateStart: '2026-12-09T09:00:00.000Z', dateEnd: null, campus: null, kind: 'open-day', place: 'Gaîté lyrique' },
  ...{ online: false, cancelled, cancellationReason: '' },
});

/** The page of open days of which these are cancelled. */
const pageOf = (...cancelled: boolean[]) => {
  const events = cancelled.map((each, place) => openDay(`day-${place}`, each));
  const data = { places: [{ campus: null, events }], without: [], subscriptionUrl: '/agenda.ics' };
  return renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
      <OpenDaysSheet {...(data as unknown as OpenDaysData)} />
    </LanguageProvider>,
  );
};

it('counts the open days that take place', () => {
  expect(pageOf(false, false, true)).toContain('<b>2 dates.</b>');
  expect(pageOf(false, true)).toContain('<b>1 date.</b>');
});

it('says that none is announced where all are cancelled, and shows these', () => {
  const page = pageOf(true);
  expect(page).not.toContain('<b>');
  expect(page).toContain('Aucune date annoncée');
  expect(page).toContain('href="/agenda/day-0"');
});
