import { describe, expect, it } from 'vitest';
import { adviceOn, type JudgedForm } from './advice.ts';
import { checklistOf, checkNames, checks, checksOf } from './checks.ts';

const school = { name: 'École', siteName: 'École', description: 'Une école.' };
const title = 'a'.repeat(40);
const description = 'b'.repeat(130);
const fine = { title, slug: 'a', summary: description, description, introduction: description };
const now = new Date('2026-11-20T09:00:00+01:00');

const judge = (values: object, more: Partial<JudgedForm> = {}) =>
  adviceOn({
    ...{ collection: 'news', values: { ...fine, ...values }, locale: 'fr', isNew: false },
    ...{ school, now, language: 'fr' },
    ...more,
  });
const pathsOf = (values: object, more: Partial<JudgedForm> = {}) =>
  judge(values, more).map(({ check, path }) => `${check} ${path}`);

describe('texts for search engines', () => {
  const unfitTitle = ['title seo.metaTitle'];
  const unfit = ['description seo.metaDescription'];
  it.each<[string, object, string[]]>([
    ['right lengths', {}, []],
    // " · École" has 8 characters.
    ['a title of 29 with the name of the site', { title: 'a'.repeat(21) }, unfitTitle],
    ['a title of 30 with it', { title: 'a'.repeat(22) }, []],
    ['a title of 60 without it', { title: 'a'.repeat(60) }, []],
    ['a title of 61', { title: 'a'.repeat(61) }, unfitTitle],
    ['a title that names the site', { title: `École ${'a'.repeat(24)}` }, []],
    ['a title for search engines', { title: 'A', seo: { metaTitle: title } }, []],
    ['no title, which is refused', { title: '' }, []],
    ['a description of 109', { summary: 'b'.repeat(109) }, unfit],
    ['a description of 110', { summary: 'b'.repeat(110) }, []],
    ['a description of 160', { summary: 'b'.repeat(160) }, []],
    ['a description of 161', { summary: 'b'.repeat(161) }, unfit],
    ['line breaks, which count once', { summary: `${'b'.repeat(80)}\n\n  ${'b'.repeat(79)}` }, []],
    ['a description for search engines', { summary: 'Court.', seo: { metaDescription: description } }, []],
    ['none', { summary: '' }, unfit],
  ])('%s', (_what, values, expected) => {
    expect(pathsOf(values)).toEqual(expected);
  });

  it('are those of the home page for a school', () => {
    const home = { statement: title, introduction: 'Court.' };
    expect(pathsOf({ home }, { collection: 'schools' })).toContain('description home.seo.metaDescription');
    expect(judge({ home: {} }, { collection: 'schools' })[0]?.message).toContain('5 caractères');
  });

  it('say their length, and which is right', () => {
    expect(judge({ summary: 'b'.repeat(20) })[0]?.message).toBe(
      'La description a 20 caractères, c’est court\u00a0: de 110 à 160 conviennent.',
    );
    expect(judge({ title: 'a'.repeat(80) }, { language: 'en' })[0]?.message).toBe(
      'The title has 80 characters and will be cut: 30 to 60 are right.',
    );
  });
});

describe('dates', () => {
  it.each<[string, string, object, string[]]>([
    ['an article to come', 'news', { publishDate: '2026-12-12T08:00:00.000Z' }, ['date publishDate']],
    ['an article of today', 'news', { publishDate: '2026-11-20T07:00:00.000Z' }, []],
    ['an article without a date', 'news', { publishDate: null }, []],
    ['an event to come', 'events', { dateStart: '2026-12-12T08:00:00.000Z' }, []],
    ['an event that is over', 'events', { dateStart: '2026-11-19T08:00:00.000Z' }, ['date dateStart']],
    [
      'an event that lasts',
      'events',
      { dateStart: '2026-11-19T08:00:00.000Z', dateEnd: '2026-11-21T08:00:00.000Z' },
      [],
    ],
    ['an event without a date, which is refused', 'events', {}, []],
  ])('%s', (_what, collection, values, expected) => {
    expect(pathsOf(values, { collection })).toEqual(expected);
  });
});

describe('the slug', () => {
  it('is missed in the language of the form, but in a new document made of the title', () => {
    expect(judge({ slug: ' ' })).toMatchObject([{ check: 'slug', path: 'slug', blocks: false }]);
    expect(judge({ slug: '' }, { locale: 'en' })[0]?.message).toContain('en anglais');
    expect(judge({ slug: '' }, { isNew: true })).toEqual([]);
  });
});

describe('the list', () => {
  it('has the checks of the collection in order, errors before advice', () => {
    const found = { path: 'slug', message: '…' };
    const list = checklistOf('events', [
      { ...found, check: 'slug', blocks: false },
      { ...found, check: 'slug', blocks: true },
      { ...found, check: 'description', blocks: false },
      { ...found, check: 'headings', blocks: false },
    ]);
    expect(list.map(({ check, state }) => `${check} ${state}`)).toEqual([
      ...['fields done', 'slug error', 'date done', 'images done', 'title done', 'description advice'],
      'links done',
    ]);
  });

  it('names every check that a collection has', () => {
    expect([...new Set(Object.values(checksOf).flat())].sort()).toEqual([...checks].sort());
    expect(Object.keys(checkNames).sort()).toEqual([...checks].sort());
  });
});
