import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../app/data/.server/readers/events.ts';
import type { ArticleSummary } from '../../../app/data/model.ts';
import { atomText } from './atom.ts';
import { calendarText } from './calendar-text.ts';
import { jsonFeed } from './json-feed.ts';

const siteUrl = 'https://www.ecole.example';

const event: CalendarEvent = {
  id: '7',
  slug: 'portes-ouvertes',
  title: 'Portes ouvertes',
  description: 'Une journée.',
  url: '/agenda/portes-ouvertes',
  registrationUrl: null,
  dateStart: '2026-12-05T09:00:00.000Z',
  dateEnd: '2026-12-05T17:00:00.000Z',
  campus: { title: 'Campus de Lyon', slug: 'lyon', url: '/campus/lyon' },
  kind: 'open-day',
  place: 'Galerie',
  online: false,
  cancelled: false,
  cancellationReason: '',
  changed: '2026-11-20T10:00:00.000Z',
};
const article: ArticleSummary = {
  id: '3',
  slug: 'a',
  title: 'Un titre',
  url: '/actualites/a',
  publishDate: '2026-11-20T10:00:00.000Z',
  campus: null,
  summary: 'Un résumé.',
  image: null,
};

const calendarOf = (...events: CalendarEvent[]) => calendarNamed('Agenda', ...events);
const calendarNamed = (title: string, ...events: CalendarEvent[]) =>
  calendarText({ locale: 'fr', title, path: '/agenda', online: 'En ligne', events }, siteUrl);
const feedOf = (articles: ArticleSummary[]) =>
  ({
    locale: 'fr',
    title: 'Actualités',
    description: 'Ce qui se passe.',
    author: 'École',
    path: '/news',
    articles,
  }) as const;

/** The events of a calendar, as a parser that is not ours reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

/** Any text, with what has a meaning in one of the formats. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'<>&"\';,:\\\n\r]]>éŒ😀 nN'), maxLength: 200 }),
);

describe('a calendar', () => {
  it('names the event, its place and its moments in Paris', () => {
    const text = calendarOf(event);
    const [read] = eventsIn(text);
    expect(read?.summary).toBe('Portes ouvertes');
    expect(read?.location).toBe('Galerie, Campus de Lyon');
    expect(read?.startDate.zone.tzid).toBe('Europe/Paris');
    expect(read?.startDate.toJSDate().toISOString()).toBe(event.dateStart);
    expect(read?.endDate.toJSDate().toISOString()).toBe(event.dateEnd);
    expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(1);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  });

  it('has its own name as a text of RFC 5545, and its properties before its components', () => {
    const title = 'Couleurs, matières ; lumières \\n\nEND:VCALENDAR';
    const text = calendarNamed(title, event);
    expect(text.split('\r\n')).toContain(String.raw`NAME:Couleurs\, matières \; lumières \\n\nEND:VCALENDAR`);
    expect(text.indexOf('BEGIN:VTIMEZONE')).toBeGreaterThan(text.indexOf('REFRESH-INTERVAL'));
    expect(text.match(/BEGIN:\w+/g)?.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE']);
  });

  it('names where it is read anew: of one kind, the calendar of that kind', () => {
    const calendar = { locale: 'fr', title: 'Agenda', path: '/agenda', online: 'En ligne' } as const;
    expect(calendarText({ ...calendar, events: [] }, siteUrl)).toMatch(/^SOURCE;VALUE=URI:\S+\/agenda\.ics\r$/m);
    expect(calendarText({ ...calendar, kind: 'workshop', events: [] }, siteUrl)).toMatch(/\.ics\?kind=workshop\r$/m);
  });

  it('says in UTC when an event was changed, as RFC 5545 asks', () => {
    const text = calendarOf(event);
    expect(text).toContain('\r\nDTSTAMP:20261120T100000Z\r\n');
    expect(text).toContain('\r\nLAST-MODIFIED:20261120T100000Z\r\n');
  });

  it('has a component where it has no events, as RFC 5545 asks', () => {
    expect(new ICAL.Component(ICAL.parse(calendarOf())).getAllSubcomponents().map(({ name }) => name)).toEqual([
      'vtimezone',
    ]);
  });

  it.each([
    ['the campus once where the place names it', { place: 'Halle, campus de Lyon' }, 'Halle, campus de Lyon'],
    ['the campus alone', { place: '' }, 'Campus de Lyon'],
    ['no campus where it is online', { online: true, place: '' }, 'En ligne'],
  ])('names as the place of an event: %s', (_name, own, location) => {
    expect(eventsIn(calendarOf({ ...event, ...own }))[0]?.location).toBe(location);
  });

  it('has no end where an event ends as it begins: RFC 5545 asks for a later one', () => {
    expect(calendarOf({ ...event, dateEnd: event.dateStart })).not.toContain('DTEND');
  });

  it.each([
    ['begins', { dateStart: '2026-10-25T01:30:00.000Z', dateEnd: '2026-10-25T04:00:00.000Z' }],
    ['ends', { dateStart: '2026-10-25T00:30:00.000Z', dateEnd: '2026-10-25T01:30:00.000Z' }],
  ])(
    'has the moments in UTC of an event that %s in the hour that Paris has twice, for the second time',
    (_name, own) => {
      const text = calendarOf({ ...event, ...own });
      const written = (at: string) => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
      expect(text).toContain(`\r\nDTSTART:${written(own.dateStart)}\r\nDTEND:${written(own.dateEnd)}\r\n`);
      expect(eventsIn(text)[0]?.startDate.toJSDate().toISOString()).toBe(own.dateStart);
    },
  );

  it('names the time in Paris of an event in that hour for the first time', () => {
    const text = calendarOf({ ...event, dateStart: '2026-10-25T00:30:00.000Z', dateEnd: null });
    expect(text).toContain('\r\nDTSTART;TZID=Europe/Paris:20261025T023000\r\n');
  });

  it('gives an event that is moved and renamed the same UID, and a higher sequence number', () => {
    const later = {
      ...event,
      title: 'Autre titre',
      slug: 'autre',
      dateStart: '2026-12-06T09:00:00.000Z',
      dateEnd: null,
    };
    const [[before], [after]] = [
      eventsIn(calendarOf(event)),
      eventsIn(calendarOf({ ...later, changed: '2026-11-20T10:00:01.000Z' })),
    ];
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBe(Number(before?.sequence) + 1);
  });

  it('keeps an event that is cancelled, as the same one, which takes nobody’s time', () => {
    const cancelled = { ...event, cancelled: true, changed: '2026-11-21T10:00:00.000Z' };
    const [[before], [after]] = [eventsIn(calendarOf(event)), eventsIn(calendarOf(cancelled))];
    const said = (of: ICAL.Event | undefined) =>
      ['status', 'transp'].map((name) => of?.component.getFirstPropertyValue(name));
    expect(said(before)).toEqual(['CONFIRMED', null]);
    expect(said(after)).toEqual(['CANCELLED', 'TRANSPARENT']);
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
    expect(after?.startDate.toString()).toBe(before?.startDate.toString());
  });

  it('is the same text as long as nothing changes', () => {
    expect(calendarOf(event)).toBe(calendarOf(event));
  });

  it('has none of the control characters that RFC 5545 forbids in a text', () => {
    const text = calendarNamed('Agenda\u0007', {
      ...event,
      title: 'Portes\u000bouvertes',
      description: '\u0000Un\tjour.',
    });
    expect(eventsIn(text)[0]).toMatchObject({ summary: 'Portes ouvertes', description: ' Un\tjour.' });
    expect(text).toContain('NAME:Agenda \r\n');
  });

  it('has lines of at most 75 octets that end as RFC 5545 asks, whatever editors write', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, place) => {
        const text = calendarNamed(title, { ...event, title, description, place });
        expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
        const lines = text.split('\r\n');
        expect(lines.join('')).not.toMatch(/[\r\n]/);
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(eventsIn(text)).toHaveLength(1);
        expect(text.match(/^BEGIN:/gm)).toHaveLength(calendarOf(event).match(/^BEGIN:/gm)?.length ?? 0);
      }),
    );
  });
});

describe('an Atom feed', () => {
  /** Parsed by a parser that stops at the first error. */
  const parse = (text: string) =>
    new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'application/xml').documentElement as Element;
  const childrenOf = (parent: Element | undefined) =>
    Array.from(parent?.childNodes ?? []).filter((node): node is Element => node.nodeType === 1);
  /** The texts of child elements by name; of links their relation and URL. */
  const fieldsOf = (parent: Element | undefined) =>
    childrenOf(parent).flatMap((child) => {
      if (child.localName === 'entry') return [];
      const value = child.localName === 'link' ? child.getAttribute('href') : child.textContent;
      return [`${child.localName} ${child.getAttribute('rel') ?? ''}: ${value}`.replace(' :', ':')];
    });
  const entriesOf = (feed: Element) => childrenOf(feed).filter(({ localName }) => localName === 'entry');

  it('has what RFC 4287 asks for', () => {
    const feed = parse(atomText(feedOf([article]), siteUrl));
    expect([feed.namespaceURI, feed.getAttribute('xml:lang')]).toEqual(['http://www.w3.org/2005/Atom', 'fr']);
    expect(fieldsOf(feed)).toEqual([
      `id: ${siteUrl}/news.atom`,
      'title: Actualités',
      'subtitle: Ce qui se passe.',
      `updated: ${article.publishDate}`,
      'author: École',
      `link self: ${siteUrl}/news.atom`,
      `link alternate: ${siteUrl}/news`,
    ]);
    expect(fieldsOf(entriesOf(feed)[0])).toEqual([
      'id: tag:www.ecole.example,2026:news/3',
      'title: Un titre',
      `link alternate: ${siteUrl}/actualites/a`,
      `published: ${article.publishDate}`,
      `updated: ${article.publishDate}`,
      'summary: Un résumé.',
    ]);
  });

  it('is well-formed and has one entry per article, whatever editors write', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, summary) => {
        const text = atomText(feedOf([{ ...article, title, summary }, article]), siteUrl);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(entriesOf(parse(text))).toHaveLength(2);
      }),
    );
  });

  it('is valid without news', () => {
    expect(fieldsOf(parse(atomText(feedOf([]), siteUrl)))).toContain('updated: 1970-01-01T00:00:00.000Z');
  });
});

describe('a JSON Feed', () => {
  it('has what version 1.1 asks for, with the texts as they are', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, summary) => {
        const feed = JSON.parse(jsonFeed(feedOf([{ ...article, title, summary }]), siteUrl));
        expect(feed).toMatchObject({
          version: 'https://jsonfeed.org/version/1.1',
          title: 'Actualités',
          home_page_url: `${siteUrl}/news`,
          feed_url: `${siteUrl}/news.json`,
          language: 'fr',
        });
        const [item] = feed.items;
        expect(item).toMatchObject({ id: 'tag:www.ecole.example,2026:news/3', url: `${siteUrl}/actualites/a`, title });
        expect(item.content_text).toBe(summary || title);
        expect(item.date_published).toBe(article.publishDate);
      }),
    );
  });
});
