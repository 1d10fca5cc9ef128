import { describe, expect, it } from 'vitest';
import type { ScreenData } from '../../content/screen-data.ts';
import type { Screen } from '../../routing/route-table.ts';
import { chosenAlternates } from './chosen-alternates.ts';
import { switchTarget } from './switch-target.ts';

/** As much of a page's data as matters here. */
const chosen = <S extends Screen>(screen: S, data: Partial<ScreenData[S]>) =>
  chosenAlternates(screen, data as ScreenData[S]);
const courses = { fr: '/formations', en: '/en/courses' };
const agenda = { fr: '/agenda/lyon', en: '/en/agenda/lyon' };
const contact = { fr: '/crm/contact', en: '/en/crm/contact' };
const choice = (slug: string) => ({ slug, name: slug, phone: null, email: null });

describe('the switch keeps', () => {
  it('level and rhythm of the courses, not the campus, whose slug is the language’s own', () => {
    const filters = { campus: 'lyon', level: 'master', rhythm: 'apprenticeship' } as const;
    expect(chosen('course-list', { alternates: courses, filters })).toEqual({
      fr: '/formations?level=master&rhythm=apprenticeship',
      en: '/en/courses?level=master&rhythm=apprenticeship',
    });
    expect(chosen('course-list', { alternates: courses, filters: { campus: 'lyon' } })).toEqual(courses);
  });

  it('the month of the agenda', () => {
    expect(chosen('agenda', { view: 'list', alternates: agenda, month: '2026-12' })).toEqual({
      fr: '/agenda/lyon?month=2026-12',
      en: '/en/agenda/lyon?month=2026-12',
    });
    expect(chosen('agenda', { view: 'list', alternates: agenda, month: null })).toEqual(agenda);
    expect(chosen('agenda', { view: 'event', alternates: agenda })).toEqual(agenda);
  });

  it.each(['crm', 'brochure'] as const)('course and campus on the way to the CRM (%s)', (screen) => {
    const course = choice('design-mode');
    const none = { course: null, campus: null, keptCampus: null };
    expect(chosen(screen, { ...none, alternates: contact, course, campus: choice('lyon') }).en).toBe(
      '/en/crm/contact?course=design-mode&campus=lyon',
    );
    expect(chosen(screen, { ...none, alternates: contact, keptCampus: 'lyon' }).en).toBe('/en/crm/contact?campus=lyon');
    expect(chosen(screen, { ...none, alternates: contact })).toEqual(contact);
  });

  it('the status of an error page', () => {
    const alternates = { fr: '/error/debug', en: '/en/error/debug' };
    expect(chosen('error-debug', { alternates, status: 404 }).en).toBe('/en/error/debug?status=404');
    expect(chosen('error-debug', { alternates, status: null })).toEqual(alternates);
  });
});

it('the page of a long list stays behind', () => {
  const alternates = { fr: '/news', en: '/en/news' };
  expect(chosen('news-list', { alternates, page: 2 })).toEqual(alternates);
});

it('where there is no translation, nothing is carried to the home', () => {
  const alternates = chosen('agenda', { view: 'list', alternates: { fr: '/agenda/lyon' }, month: '2026-12' });
  expect(switchTarget(alternates, 'en')).toBe('/en');
  expect(switchTarget(chosen('home', { alternates: { fr: '/', en: '/en' } }), 'fr')).toBe('/?lang=fr');
});
