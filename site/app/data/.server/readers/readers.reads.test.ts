import type { Alternates } from '@vitrine/contract/routes/build-url.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../../e2e/environment/accounts.ts';
import { createContentClient, nowOfTests, siteOfTests } from '../../../../tests/site-of-tests.ts';
import type { CourseFilters } from '../../screen-data.ts';
import { contentClientOf } from '../content-service/content-client.ts';
import { ContentUnavailable } from '../errors.ts';
import { parisDay } from '../paris-time.ts';
import { newReads } from '../reads-of-request.ts';
import { readAgenda } from '../screens/agenda.ts';
import { readCampus, readCampusList } from '../screens/campuses.ts';
import { readCourse, readCourseList } from '../screens/courses.ts';
import { readCrm } from '../screens/crm.ts';
import { readErrorDebug } from '../screens/error-debug.ts';
import { readCalendar } from '../screens/feeds.ts';
import { readPage } from '../screens/generic-page.ts';
import { readHome } from '../screens/home.ts';
import { readArticle, readNewsList } from '../screens/news.ts';
import { readPortfolios } from '../screens/portfolios.ts';
import type { SiteContext } from '../site-context.ts';
import { readCourses, readOfferings } from './courses.ts';
import { readEvents } from './events.ts';
import { readLabels, sendTaxonomy } from './labels.ts';
import { readLatestNews } from './news.ts';
import { readLegalPages } from './pages.ts';
import { readMenu, readSchool } from './website.ts';

let site: SiteContext;
let ponant: SiteContext;
beforeAll(() => {
  site = siteOfTests();
  ponant = siteOfTests('site@atelier-ponant.example');
});

describe('the service account', () => {
  it('reads its own school only', async () => {
    expect(await readSchool(site, 'fr', site.siteUrl)).toMatchObject({
      name: 'École Méridienne',
      namespace: 'meridienne',
    });
    expect(await readSchool(ponant, 'fr', ponant.siteUrl)).toMatchObject({ namespace: 'ponant' });
    expect((await readCourses(site, 'fr')).map((course) => course.slug)).not.toContain('design-naval');
    expect((await readCourses(ponant, 'fr')).map((course) => course.slug)).toEqual(['design-naval']);
    expect(await readCourse(ponant, 'fr', 'architecture-interieure')).toBeNull();
  });

  it('is refused with a clear reason where its secret is another', async () => {
    const wrong = siteOfTests('site@ecole-meridienne.example', 'another-secret-of-another');
    await expect(readCourses(wrong, 'fr')).rejects.toThrow(/what SHARED_SECRET signs, was refused/);
  });

  it('distinguishes an outage from an absence', async () => {
    const away = {
      ...site,
      content: createContentClient({
        contentUrl: 'http://127.0.0.1:9',
        serviceAccount: { username: 'a@b.example', secret: 'c' },
      }),
    };
    await expect(readCourse(away, 'fr', 'design-objet')).rejects.toThrow(ContentUnavailable);
  });
});

describe('a campus', () => {
  it('shows its plan and its people, the same in both languages but for the words', async () => {
    const [fr, en] = [await readCampus(site, 'fr', 'lyon'), await readCampus(site, 'en', 'lyon')];
    expect(fr?.campus.plan?.landmarks[1]).toEqual({ letter: 'B', name: 'Métro D, Guillotière', minutes: 10 });
    expect(en?.campus.plan?.landmarks[1]).toEqual({ letter: 'B', name: 'Metro D, Guillotière', minutes: 10 });
    expect(en?.campus.plan?.image.hash).toBe(fr?.campus.plan?.image.hash);
    expect(fr?.campus.plan?.image.alt).toMatch(/^Plan de situation/);
    expect(en?.campus.plan?.image.alt).toMatch(/^Site plan/);
    expect(fr?.campus.people.map(({ name }) => name)).toEqual(en?.campus.people.map(({ name }) => name));
    expect(fr?.campus.people[2]).toMatchObject({ name: 'Nour', role: 'Accueil et admissions' });
    expect(en?.campus.people[2]).toMatchObject({ name: 'Nour', role: 'Reception and admissions' });
    expect(fr?.campus.people.every(({ portrait }) => portrait?.alt)).toBe(true);
  });

  it('may have neither', async () => {
    const brest = await readCampus(ponant, 'fr', 'brest');
    expect(brest?.campus).toMatchObject({ plan: null, people: [] });
  });
});

describe('the list of campuses', () => {
  it('measures them where they are at different points', async () => {
    const list = await readCampusList(site, 'fr');
    expect(list.isSurveyed).toBe(true);
    expect(list.headings).toHaveLength(2);
  });

  it('has nothing to measure at one point, neither on the page nor in its summary', async () => {
    const atOnePoint = (key: string, value: unknown) => (['latitude', 'longitude'].includes(key) ? 45 : value);
    const get: typeof site.content.get = async (...args) =>
      JSON.parse(JSON.stringify(await site.content.get(...args)), atOnePoint);
    const list = await readCampusList({ ...site, content: { ...site.content, get } }, 'fr');
    expect(list).toMatchObject({ isSurveyed: false, headings: [] });
  });
});

describe('courses', () => {
  it('are ten, with slugs of their own in each language', async () => {
    const fr = await readCourses(site, 'fr');
    const en = await readCourses(site, 'en');
    expect(fr).toHaveLength(10);
    expect(fr.map((course) => course.url)).toContain('/formations/architecture-interieure');
    expect(en.map((course) => course.url)).toContain('/en/courses/architecture-interieure-en');
  });

  it('know their translation, their offerings and their head', async () => {
    const course = await readCourse(site, 'fr', 'design-interieur');
    expect(course?.alternates).toEqual({ fr: '/formations/design-interieur', en: '/en/courses/design-interieur-en' });
    expect(course?.offerings.map((offering) => offering.campus.slug)).toEqual(
      expect.arrayContaining(['paris', 'lyon']),
    );
    expect(course?.metadata).toEqual(
      expect.arrayContaining([
        { tagName: 'link', rel: 'canonical', href: `${site.siteUrl}/formations/design-interieur` },
        {
          ...{ tagName: 'link', rel: 'alternate', hrefLang: 'en' },
          href: `${site.siteUrl}/en/courses/design-interieur-en`,
        },
        {
          ...{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default' },
          href: `${site.siteUrl}/formations/design-interieur`,
        },
      ]),
    );
    expect(await readCourse(site, 'en', 'design-interieur')).toBeNull();
  });

  it('are narrowed by campus, level and rhythm together; an unknown campus counts as absent', async () => {
    const offerings = await readOfferings(site, 'fr');
    const narrowed = await readCourseList(site, 'fr', { campus: 'lyon', level: 'bachelor', rhythm: 'apprenticeship' });
    expect(narrowed.courses.length).toBeGreaterThan(0);
    for (const course of narrowed.courses) {
      expect(course.level).toBe('bachelor');
      expect(offerings).toContainEqual(
        expect.objectContaining({
          course: expect.objectContaining({ slug: course.slug }),
          campus: expect.objectContaining({ slug: 'lyon' }),
          rhythm: 'apprenticeship',
        }),
      );
    }
    const all = await readCourseList(site, 'fr', { campus: 'nowhere' });
    expect(all.courses).toHaveLength(10);
    expect(all.filters.campus).toBeUndefined();
  });

  it('name the starts that are still to come: those of the day itself too', async () => {
    const startsOn = async (day: string) => {
      const now = () => new Date(`${day}T23:30:00+01:00`);
      const read = await readCourse({ ...site, now }, 'fr', 'architecture-interieure');
      const [offering] = read?.offerings ?? [];
      return offering?.startDates.map((date) => date.slice(0, 10));
    };
    expect(await startsOn('2027-02-01')).toEqual(['2027-02-01', '2027-09-06']);
    expect(await startsOn('2027-02-02')).toEqual(['2027-09-06']);
  });
});

it('has a title of its own for each step of the action flow', async () => {
  const titleOf = async (locale: 'fr' | 'en', course?: string) => {
    const page = await readCrm(site, locale, { action: 'contact', course });
    expect(JSON.stringify(page?.metadata)).toContain(page?.title);
    return page?.title;
  };
  expect([await titleOf('fr'), await titleOf('fr', 'design-mode')]).toEqual([
    'Nous contacter',
    'Nous contacter\u00a0: Design de mode',
  ]);
  expect(await titleOf('en', 'design-mode')).toBe('Contact us: Fashion Design');
});

describe('values of parameters that do not exist are recorded for the cache', () => {
  const unknownValues: [string, (context: SiteContext) => Promise<unknown>, absent: string[]][] = [
    ['a campus', (context) => readCourseList(context, 'fr', { campus: 'lyon' }), []],
    ['no campus of ours', (context) => readCourseList(context, 'fr', { campus: 'nowhere' }), ['campus']],
    ['a month', (context) => readAgenda(context, 'fr', { month: '2026-12' }), []],
    ['a month without events', (context) => readAgenda(context, 'fr', { month: '2071-01' }), ['month']],
    [
      'the month of an event',
      (context) => readAgenda(context, 'fr', { slug: 'portes-ouvertes-paris', month: '2026-12' }),
      ['month'],
    ],
    [
      'a choice',
      (context) => readCrm(context, 'en', { action: 'contact', course: 'design-objet', campus: 'paris' }),
      [],
    ],
    [
      'a campus that waits for its course',
      (context) => readCrm(context, 'en', { action: 'contact', campus: 'paris' }),
      [],
    ],
    [
      'a choice that waits for an action',
      (context) => readCrm(context, 'en', { course: 'design-objet', campus: 'paris' }),
      [],
    ],
    ['no choice that waits', (context) => readCrm(context, 'en', { course: 'x', campus: 'y' }), ['course', 'campus']],
    [
      'a choice of nothing',
      (context) => readCrm(context, 'en', { action: 'contact', course: 'x', campus: 'y' }),
      ['course', 'campus'],
    ],
  ];
  it.each(unknownValues)('%s', async (_, read, absent) => {
    const context = { ...site, reads: newReads() };
    await read(context);
    expect([...context.reads.absent]).toEqual(absent);
  });
});

it('what is chosen is handed to the other language where both call it the same', async () => {
  const chosen = async (read: Promise<{ switchTo?: Alternates } | null>) => (await read)?.switchTo?.fr;
  const filters = { campus: 'lyon', level: 'master', rhythm: 'apprenticeship' } as const;
  expect(await chosen(readCourseList(site, 'en', filters))).toBe('/formations?level=master&rhythm=apprenticeship');
  expect(await chosen(readCourseList(site, 'fr', { campus: 'lyon' }))).toBeUndefined();
  expect(await chosen(readAgenda(site, 'fr', { month: '2026-12' }))).toBe('/agenda?month=2026-12');
  const choice = { action: 'contact', course: 'design-objet', campus: 'paris' };
  expect(await chosen(readCrm(site, 'en', choice))).toBe('/crm/contact?course=design-objet&campus=paris');
  expect(await chosen(readCrm(site, 'en', { action: 'contact', campus: 'paris' }))).toBe('/crm/contact?campus=paris');
  expect(await chosen(readCrm(site, 'en', { ...choice, course: 'x' }))).toBe('/crm/contact?campus=paris');
  expect(await chosen(readCrm(site, 'en', { ...choice, action: undefined }))).toBe(
    '/crm?course=design-objet&campus=paris',
  );
  expect(await chosen(readErrorDebug(site, 'en', 404))).toBe('/error/debug?status=404');
  // Ten news of one language are not ten of the other, but the list is the same.
  expect(await chosen(readNewsList(site, 'en', 2))).toBe('/news');
});

it('courses that are narrowed to a rhythm name the campuses that have it; those of a campus name the others too', async () => {
  const campusesOf = async (filters: CourseFilters) => {
    const { courses } = await readCourseList(site, 'fr', filters);
    return courses.find(({ slug }) => slug === 'design-mobilier')?.taughtIn.map(({ campus }) => campus);
  };
  expect(await campusesOf({ rhythm: 'apprenticeship' })).toEqual(['Bordeaux']);
  expect(await campusesOf({ campus: 'bordeaux' })).toEqual(['Paris', 'Bordeaux']);
});

describe('events', () => {
  it('are those that are not over, the next one first, at most ten', async () => {
    const events = await readEvents(site, 'fr');
    expect(events).toHaveLength(10);
    const starts = events.map((event) => event.dateStart);
    expect(starts).toEqual([...starts].sort());
    const today = parisDay(nowOfTests).start;
    const ofCampus = await readEvents(site, 'fr', { campus: 'lyon' });
    expect(ofCampus.map(({ campus }) => campus?.slug)).toEqual(ofCampus.map(() => 'lyon'));
    for (const event of [...events, ...ofCampus])
      expect(Date.parse(event.dateEnd ?? event.dateStart), event.slug).toBeGreaterThanOrEqual(today);
  });

  it('include one that began before today and still runs', async () => {
    const events = await readEvents(site, 'fr', { limit: 0 });
    expect(events.some(({ dateStart }) => Date.parse(dateStart) < parisDay(nowOfTests).start)).toBe(true);
    expect(events).toHaveLength(16);
  });

  it('are found under the agenda by campus and by slug, and nothing else is', async () => {
    expect(await readAgenda(site, 'fr', { slug: 'strasbourg' })).toMatchObject({ view: 'list', events: [] });
    expect(await readAgenda(site, 'fr', { slug: 'portes-ouvertes-paris' })).toMatchObject({
      view: 'event',
      at: { city: 'Paris', postalCode: expect.stringMatching(/^75/) },
      over: false,
    });
    expect(await readAgenda(site, 'fr', { slug: 'nulle-part' })).toBeNull();
    const month = await readAgenda(site, 'fr', { month: '2026-12' });
    const everything = await readAgenda(site, 'fr', { month: '1999-01' });
    if (month?.view !== 'list' || everything?.view !== 'list') throw new Error('a list was expected');
    expect(month.month).toBe('2026-12');
    expect(month.events.length).toBeLessThan(everything.events.length);
    expect(everything.month).toBeNull();
  });
});

describe('the agenda of a kind', () => {
  const agendaOf = async (query: Parameters<typeof readAgenda>[2]) => {
    const agenda = await readAgenda(site, 'fr', query);
    if (agenda?.view !== 'list') throw new Error('a list was expected');
    return agenda;
  };

  it('has the events and the months of that kind, of a campus too', async () => {
    const all = await agendaOf({});
    const workshops = await agendaOf({ kind: 'workshop' });
    expect(workshops.events).toEqual(all.events.filter(({ kind }) => kind === 'workshop'));
    expect(workshops.events.length).toBeGreaterThan(2);
    expect(workshops.kinds).toEqual(all.kinds);
    expect(workshops.subscriptionUrl).toMatch(/^webcal:.*[/]agenda[.]ics[?]kind=workshop$/);
    const [month] = workshops.months;
    expect((await agendaOf({ kind: 'workshop', month })).events.length).toBeGreaterThan(0);
    const here = await agendaOf({ kind: 'workshop', slug: 'paris' });
    expect(here.events.map(({ slug }) => slug)).toEqual(['initiation-a-la-fonte-d-etain']);
  });

  it('is empty where the campus has none, and lets the visitor choose another kind', async () => {
    expect(await agendaOf({ kind: 'jury', slug: 'nantes' })).toMatchObject({
      events: [],
      kinds: expect.arrayContaining(['jury', 'exhibition']),
    });
  });
});

describe('all open days', () => {
  it('stand by campus with its address, and make a calendar of the same', async () => {
    const page = await readAgenda(site, 'en', { slug: 'open-days', month: '2026-12' });
    if (page?.view !== 'open-days') throw new Error('open days were expected');
    expect(page.alternates).toEqual({ fr: '/agenda/portes-ouvertes', en: '/en/agenda/open-days' });
    const shown = page.places.map(({ campus, events }) => [campus?.city, events.map(({ slug }) => slug)]);
    expect(shown).toEqual([
      ['Bordeaux', ['bordeaux-open-day']],
      ['Lyon', ['lyon-open-day']],
      ['Paris', ['paris-open-day']],
    ]);
    for (const { campus } of page.places) expect(campus?.street).not.toBe('');
    expect(page.without.map(({ title }) => title)).toEqual(['Nantes campus', 'Strasbourg campus']);
    const calendar = await readCalendar(site, 'en', { slug: 'open-days' });
    expect(calendar?.path).toBe('/en/agenda/open-days');
    const slugs = calendar?.events.map(({ slug }) => slug);
    for (const { events } of page.places) for (const { slug } of events) expect(slugs).toContain(slug);
    expect(calendar?.events.every(({ kind }) => kind === 'open-day')).toBe(true);
    expect(await readAgenda(site, 'fr', { slug: 'open-days' })).toBeNull();
  });
});

describe('a cancelled event', () => {
  const slug = 'initiation-a-la-fonte-d-etain';
  /** A content service whose events are five, of which the second and the last are held. */
  const get: typeof site.content.get = async (...args) => {
    const response = JSON.parse(JSON.stringify(await site.content.get(...args)));
    if (args[0] !== '/events') return response;
    const day = (id: number) => ({ ...response.docs[0], id, slug: `jour-${id}`, cancelled: ![2, 5].includes(id) });
    return { ...response, docs: [1, 2, 3, 4, 5].map(day) };
  };

  it('says so on its page and in lists, and no open day is counted down to that is cancelled', async () => {
    const page = await readAgenda(site, 'fr', { slug });
    if (page?.view !== 'event') throw new Error('an event was expected');
    expect(page.event).toMatchObject({ cancelled: true, cancellationReason: expect.stringMatching(/^Le four/) });
    expect(page.metadata).toContainEqual({ title: expect.stringMatching(/^Annulé\u00a0: Initiation/) });
    const listed = await readEvents(site, 'fr', { kind: 'workshop', limit: 0 });
    expect(listed.map((event) => event.slug)).toContain(slug);
    const home = await readHome({ ...site, content: { ...site.content, get } }, 'fr');
    expect(home.openDay?.event.id).toBe('2');
  });

  it('takes no place on the page of a course from an open day that is held', async () => {
    const course = await readCourse({ ...site, content: { ...site.content, get } }, 'fr', 'design-objet');
    expect(course?.events.map(({ id }) => id)).toEqual(['1', '2', '5']);
  });

  it('stays in calendars, which say why', async () => {
    for (const query of [{ slug }, { kind: 'workshop' }, {}] as const) {
      const calendar = await readCalendar(site, 'fr', query);
      const event = calendar?.events.find((found) => found.slug === slug);
      expect(event?.title).toBe('Annulé : Initiation à la fonte d’étain');
      expect(event?.description).toMatch(/^Le four.*\n\nModeler/);
    }
  });
});

describe('news', () => {
  it('are thirty in French and fewer in English, ten a page, the newest first', async () => {
    const first = await readNewsList(site, 'fr', 1);
    expect(first).toMatchObject({ page: 1, pages: 3 });
    expect(first?.articles).toHaveLength(10);
    const dates = first?.articles.map((article) => article.publishDate ?? '') ?? [];
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await readNewsList(site, 'fr', 4)).toBeNull();
    const english = await readLatestNews(site, 'en', { limit: 0 });
    expect(english).toHaveLength(27);
  });

  it('exist in one language only where they were written in one', async () => {
    const article = await readArticle(site, 'fr', 'metier-jacquard-remonte');
    expect(article?.alternates).toEqual({ fr: '/actualites/metier-jacquard-remonte' });
    expect(await readArticle(site, 'en', 'metier-jacquard-remonte')).toBeNull();
  });
});

describe('generic pages', () => {
  it('belong to their rubrique', async () => {
    expect(await readPage(site, 'fr', { rubrique: 'ecole', slug: 'histoire' })).toMatchObject({
      rubrique: { url: '/ecole' },
      alternates: { fr: '/ecole/histoire', en: '/en/school/history' },
    });
    expect(await readPage(site, 'fr', { rubrique: 'admissions', slug: 'histoire' })).toBeNull();
    expect(await readPage(site, 'fr', { rubrique: 'histoire' })).toBeNull();
  });

  it('carry clean HTML with stable ids, and links with real addresses', async () => {
    const page = await readPage(site, 'fr', { rubrique: 'cgv' });
    const html = (page?.body ?? []).map((block) => (block.kind === 'rich-text' ? block.html : '')).join('');
    expect(html).toMatch(/<h2 id="[a-z0-9-]+">/);
    expect(html).not.toMatch(/style=|class=|doc:|screen:/);
    expect(page?.headings.length).toBeGreaterThan(2);
  });
});

it('finds the legal pages that the school has published', async () => {
  expect(await readLegalPages(site, 'fr')).toEqual(['terms', 'legals', 'personal-data']);
  expect(await readLegalPages(site, 'en')).toEqual(['terms', 'legals', 'personal-data']);
  expect(await readLegalPages(ponant, 'fr')).toEqual([]);
});

it('shows the works of one course, and none for an unknown one', async () => {
  const shown = await readPortfolios(site, 'fr', 'design-graphique');
  expect(shown?.works.length).toBeGreaterThan(1);
  expect(new Set(shown?.works.map((work) => work.course?.slug))).toEqual(new Set(['design-graphique']));
  expect(await readPortfolios(site, 'fr', 'nulle-part')).toBeNull();
});

it('announces the works of a course in the languages in which there are any, and leads to the other page all the same', async () => {
  const urls = { fr: '/portfolios/design-graphique', en: '/en/portfolios/graphic-design' };
  expect(await readPortfolios(site, 'fr', 'design-graphique')).toMatchObject({ alternates: urls });
  const get: typeof site.content.get = (path, query, schema) =>
    site.content.get(
      path,
      path === '/portfolios' && query.locale === 'en' ? { ...query, where: { id: { equals: 0 } } } : query,
      schema,
    );
  const context = { ...site, content: { ...site.content, get } };
  for (const shown of [
    await readPortfolios(context, 'fr', 'design-graphique'),
    await readPortfolios(context, 'en', 'graphic-design'),
  ]) {
    expect(shown).toMatchObject({ alternates: { fr: urls.fr }, switchTo: urls });
    expect(shown?.alternates).not.toHaveProperty('en');
  }
});

it('offers a navigation bar with a submenu of more than nine items, in both languages', async () => {
  for (const locale of ['fr', 'en'] as const) {
    const menu = await readMenu(site, locale, 'navbar');
    expect(Math.max(...(menu?.body ?? []).map((entry) => ('items' in entry ? entry.items.length : 0)))).toBeGreaterThan(
      9,
    );
  }
});

it('offers the menu that is online, in a preview too, whichever was made first', async () => {
  const headers = { ...(await personHeaders(inject('contentUrl'), 'editor')), 'content-type': 'application/json' };
  const send = async (method: string, path: string, data: object) => {
    const body = JSON.stringify(data);
    const response = await fetch(`${inject('contentUrl')}/api/menus${path}`, { method, headers, body });
    expect(response.ok, await response.clone().text()).toBe(true);
    return (await response.json()).doc as { id: number };
  };
  /** As an editor's preview reads it: with drafts. */
  const request = async (path: string) => {
    const response = await fetch(`${inject('contentUrl')}/api${path}&draft=true`, { headers });
    return { status: response.status, body: await response.text() };
  };
  const preview = { ...site, content: contentClientOf({ request }) };
  const shown = async () => [
    (await readMenu(site, 'fr', 'navbar'))?.slug,
    (await readMenu(preview, 'fr', 'navbar'))?.slug,
  ];
  const former = 'navigation-principale';
  const { docs } = JSON.parse((await request(`/menus?depth=0&where[slug][equals]=${former}`)).body);
  const next = await send('POST', '?locale=fr', { slug: 'essai-suivante', type: 'navbar', _status: 'draft' });
  expect(await shown()).toEqual([former, former]);
  const exchange = async (from: number, to: number) => {
    await send('PATCH', `/${from}?locale=fr&unpublishAllLocales=true`, {});
    await send('PATCH', `/${to}?locale=fr`, { _status: 'published' });
  };
  await exchange(docs[0].id, next.id);
  expect(await shown()).toEqual(['essai-suivante', 'essai-suivante']);
  await exchange(next.id, docs[0].id);
  await send('DELETE', `/${next.id}`, {});
});

it('counts the days to the next open day by the calendar of Paris', async () => {
  const home = await readHome(site, 'fr');
  expect(home.openDay).toMatchObject({ days: 12, event: { kind: 'open-day' } });
});

describe('labels', () => {
  it('are what the site ships until an editor changes them', async () => {
    await sendTaxonomy(site);
    expect(await readLabels(site, 'en')).toMatchObject({ 'action.registration': 'Apply online' });
  });
});
