import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EventSummary } from '../../data/model.ts';
import type { AgendaData } from '../../data/screen-data.ts';
import { shippedLabels } from '../../labels/taxonomy.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';
import { AgendaPage } from './agenda-page.tsx';

const openDay = (id: string, cancelled: boolean): EventSummary => ({
  ...{ id, slug: id, title: id, description: '', url: `/agenda/${id}`, registrationUrl: null },
  ...{ dateStart: '2026-12-09T09:00:00.000Z', dateEnd: null, campus: null, kind: 'open-day', place: 'Gaîté lyrique' },
  ...{ online: false, cancelled, cancellationReason: '' },
});

const markupOf = (data: object) =>
  renderToStaticMarkup(
    <LanguageProvider locale="fr" labels={shippedLabels('fr')}>
      <AgendaPage {...(data as AgendaData)} />
    </LanguageProvider>,
  );

const openDaysOf = (events: EventSummary[]) =>
  markupOf({ view: 'open-days', places: [{ campus: null, events }], without: [], subscriptionUrl: '/agenda.ics' });

/** The page of open days of which these are cancelled. */
const pageOf = (...cancelled: boolean[]) => openDaysOf(cancelled.map((each, place) => openDay(`day-${place}`, each)));

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

it('shows nothing empty of an event of which neither a place nor a description is known', () => {
  const event = { ...openDay('day', false), place: '' };
  const months = ['2026-12'];
  const pages = [
    markupOf({ view: 'list', events: [event], months, month: null, campuses: [], kinds: [], subscriptionUrl: '' }),
    markupOf({ view: 'event', event, over: false, others: [] }),
    openDaysOf([event, { ...event, id: 'cancelled', cancelled: true }]),
  ];
  for (const page of pages) expect(page.match(/<(p|dd|span)( class="[^"]*")?><\/\1>/)).toBeNull();
  expect(pages[1]).not.toContain('Où');
});

it('says of a campus that it has none of a kind, and leads to those of the others', () => {
  const campus = { title: 'Campus de Strasbourg', slug: 'strasbourg', url: '/campus/strasbourg' };
  const list = { view: 'list', events: [], months: [], month: null, campuses: [], subscriptionUrl: '' };
  const page = markupOf({ ...list, campus, kind: 'jury', kinds: ['jury'] });
  expect(page).toContain('Aucun rendez-vous de ce type n’est annoncé sur ce campus');
  expect(page).toContain('href="/agenda?kind=jury"');
  // The kind that was chosen can be seen, and given up.
  expect(page).toMatch(/href="\/agenda\/strasbourg\?kind=jury" aria-current="true"/);
  expect(page).toContain('href="/agenda/strasbourg"');
  const school = markupOf({ ...list, campus: null, kind: 'jury', kinds: ['jury'] });
  expect(school).not.toContain('Les autres sont dans l’agenda');
  expect(markupOf({ ...list, campus: null, kind: 'jury', kinds: ['jury', 'workshop'] })).toContain('Les autres sont');
});

it('says of what began before a month nothing that is untrue today: that month may be to come', () => {
  const exhibition = { ...openDay('exhibition', false), dateStart: '2026-12-15T09:00:00.000Z' };
  const events = [{ ...exhibition, dateEnd: '2027-01-10T17:00:00.000Z' }];
  const months = ['2026-12', '2027-01'];
  const page = markupOf({ view: 'list', events, months, month: null, campuses: [], kinds: [], subscriptionUrl: '' });
  expect(page).toContain('>Suite<');
  expect(page).not.toContain('En cours');
});

it('names no region by the sentence in it: where no open day is announced', () => {
  const without = [{ title: 'Campus de Nantes', url: '/campus/nantes' }];
  const places = [{ campus: null, events: [openDay('day', false)] }];
  const page = markupOf({ view: 'open-days', places, without, subscriptionUrl: '/agenda.ics' });
  const sentence = shippedLabels('fr')['open-days.without'] ?? '';
  expect(page.split(sentence)).toHaveLength(2);
});
