import { describe, expect, it } from 'vitest';
import { parisDay } from '../paris-time.ts';
import {
  confirm,
  createEntry,
  type Entry,
  hashOf,
  invalidate,
  isDue,
  isImplausible,
  isServable,
  isServableOnError,
  notFoundHash,
  refuse,
  supersede,
  type UpstreamResponse,
  useByPage,
} from './entry.ts';

const minute = 60_000;
const day = parisDay(new Date('2026-11-20T09:00:00+01:00'));
const key = '/news?{"locale":"fr"}';

function responseOf(body: string, given: Partial<UpstreamResponse> = {}): UpstreamResponse {
  return { body, hash: hashOf(body), requestNumber: 1, requestedAt: 0, day, isOutdated: false, ...given };
}

const list = (...ids: number[]) => responseOf(JSON.stringify({ docs: ids.map((id) => ({ id })) }));
const fresh = createEntry(key, list(1, 2, 3), undefined);
const stale = invalidate(fresh, ['news:1']);
const superseded = supersede(stale, list(4));
const negative = createEntry(key, responseOf('', { hash: notFoundHash }), undefined);

describe('the state of an entry', () => {
  it.each<[string, Entry, Entry['state']]>([
    ['is fresh when it is new', fresh, 'fresh'],
    ['is stale after a change', stale, 'stale'],
    ['is superseded where a newer response was not validated', superseded, 'superseded'],
    ['is stale again after another change', invalidate(superseded, ['news:2']), 'stale'],
    ['is fresh again when it is confirmed', confirm(superseded, list(1, 2, 3)), 'fresh'],
    ['stays where a response was refused', refuse(stale), 'stale'],
  ])('%s', (_what, entry, state) => {
    expect(entry.state).toBe(state);
  });

  it('holds what changed until it is confirmed', () => {
    expect(invalidate(superseded, ['news:2'])).toMatchObject({ changes: new Set(['news:1', 'news:2']) });
    expect(confirm(stale, list(1, 2, 3))).toEqual(fresh);
  });
});

describe('what is served', () => {
  /** Minutes after the request, and when the journal was last read. */
  const at = (minutes: number, read = 0) => ({ time: minutes * minute, siteTime: 0, heardAt: read * minute });
  const hours = 60;
  it.each<[string, Entry, ReturnType<typeof at>, string]>([
    ['a fresh one', fresh, at(1), 'at once'],
    ['a fresh one after ten minutes, and revalidated', fresh, at(10), 'at once, due'],
    ['a stale one, and revalidated', stale, at(1), 'at once, due'],
    ['a stale one within a day, though the journal is read', stale, at(23 * hours, 23 * hours), 'at once, due'],
    ['a stale one after a day', stale, at(24 * hours, 24 * hours), 'on error, due'],
    ['a fresh one after a day without the journal', fresh, at(24 * hours), 'on error, due'],
    ['a fresh one while the journal is read', fresh, at(48 * hours, 48 * hours), 'at once, due'],
    ['one with a newer response, only where that one is invalid', superseded, at(1), 'on error'],
    ['a negative one for a minute', negative, at(0.9), 'at once'],
    ['a negative one after it', negative, at(1), 'on error, due'],
    ['none after a day and ten minutes', stale, at(24 * hours + 10), 'no, due'],
  ])('%s', (_what, entry, moment, expected) => {
    const served = isServable(entry, moment) ? 'at once' : isServableOnError(entry, moment) ? 'on error' : 'no';
    expect(served + (isDue(entry, moment) ? ', due' : '')).toBe(expected);
  });

  it('is served at once where a page was rendered from a negative entry, which is revalidated as soon as those of no page', () => {
    const used = useByPage(negative);
    const at = (time: number) => ({ time: used.requestedAt + time, siteTime: 0, heardAt: 0 });
    expect([isServable(used, at(5 * minute)), isServable(negative, at(5 * minute))]).toEqual([true, false]);
    expect([isDue(used, at(minute - 1)), isDue(used, at(minute))]).toEqual([false, true]);
  });

  it('is, of what is so today, the response of this day alone, not that of a clock that was ahead', () => {
    const ofToday = createEntry('/events?{"where":{"start":"today@00:00"}}', list(1), undefined);
    const at = (text: string) => ({ time: minute, siteTime: new Date(text).getTime(), heardAt: 0 });
    const servable = [
      '2026-11-18T22:00:00+01:00',
      '2026-11-20T00:00:00+01:00',
      '2026-11-20T23:59:59+01:00',
      '2026-11-21T00:00:00+01:00',
    ].map((text) => isServable(ofToday, at(text)));
    expect(servable).toEqual([false, true, true, false]);
    expect(isServableOnError(ofToday, at('2026-11-18T22:00:00+01:00'))).toBe(true);
  });

  it("is, on the day on which the clocks are put back, that day's for all of its 25 hours", () => {
    const long = parisDay(new Date('2026-10-25T12:00:00+01:00'));
    const ofToday = createEntry('/events?{"where":{"start":"today@00:00"}}', { ...list(1), day: long }, undefined);
    expect(isServable(ofToday, { time: minute, siteTime: long.start, heardAt: 0 })).toBe(true);
  });

  it('is revalidated where it was requested or tried later than now, by a clock that was ahead', () => {
    const days = 24 * hours;
    const ahead = createEntry(key, { ...list(1), requestedAt: 3 * days * minute }, undefined);
    expect([isDue(ahead, at(1)), isDue(ahead, at(3 * days + 1))]).toEqual([true, false]);
    const tried = { ...stale, attemptedAt: 3 * days * minute };
    expect([isDue(tried, at(1)), isDue(tried, at(3 * days))]).toEqual([true, false]);
  });

  it('is revalidated at growing intervals where responses are refused', () => {
    const refused = [1, 2, 3].reduce(refuse, stale);
    const later = (seconds: number) => ({ time: refused.attemptedAt + seconds * 1000, siteTime: 0, heardAt: 0 });
    expect([isDue(refused, later(39)), isDue(refused, later(40))]).toEqual([false, true]);
  });
});

describe('a response is implausible', () => {
  it.each<[string, Entry, number[], boolean]>([
    ['where most is gone', fresh, [1], true],
    ['where all is gone', fresh, [], true],
    ['not where half is left', createEntry(key, list(1, 2), undefined), [1], false],
    ['not where changes explain as much', invalidate(fresh, ['news:1', 'news:2']), [3], false],
    ['though a change explains less', stale, [3], true],
    ['not where what it is filtered by changed', invalidate(fresh, ['*']), [], false],
    ['not where nothing was there', negative, [], false],
  ])('%s', (_what, entry, ids, expected) => {
    const response = list(...ids);
    expect(isImplausible(entry, response, JSON.parse(response.body))).toBe(expected);
  });

  it('where the lists of a response without documents are empty', () => {
    const offered = (...slugs: string[]) => responseOf(JSON.stringify({ contact: slugs, brochure: slugs }));
    const [entry, response] = [createEntry('/crm-links/actions?{}', offered('a', 'b'), undefined), offered()];
    expect(isImplausible(entry, response, JSON.parse(response.body))).toBe(true);
  });
});
