import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '../limits/rate-limit.ts';
import { browserEvents, eventRate } from './browser-events.ts';

const siteUrl = 'https://www.ecole.example';
let noted: string[];
let observed: number[];
let app: Hono;

beforeEach(() => {
  noted = [];
  observed = [];
  const handler = browserEvents({
    settings: { siteUrl },
    known: { withoutUnknown: (key) => key.replace(/[?&](course|campus)=nowhere/g, '') },
    sums: { note: (event, subject) => void noted.push(`${event} ${subject}`) },
    vitals: { observe: ({ value }) => void observed.push(value) },
    limit: createRateLimit({ ...eventRate, now: () => 0 }),
    clientOf: () => 'a',
  });
  app = new Hono().post('/events', handler as never) as Hono;
});

async function report(body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await app.request(
    '/events',
    { ...init, headers: { origin: siteUrl, ...headers } },
    { incoming: {} },
  );
  expect(response.headers.get('set-cookie')).toBeNull();
  return response.status;
}

const left = { event: 'action-left', action: 'contact', course: 'design-objet', campus: 'paris' };
const vital = { event: 'vital', screen: 'home', vital: 'LCP', value: 1301.5 };
const filter = { event: 'filter-used', screen: 'course-list', filter: 'campus', value: 'lyon' };

it('counts events of the table', async () => {
  expect(await report(left)).toBe(204);
  expect(await report({ ...left, event: 'action-opened', course: null, campus: null })).toBe(204);
  expect(await report(filter)).toBe(204);
  expect(await report({ ...filter, screen: 'agenda', filter: 'month', value: '2026-12' })).toBe(204);
  expect(noted).toEqual([
    'action-left contact/design-objet/paris',
    'action-opened contact//',
    'filter-used course-list/campus/lyon',
    'filter-used agenda/month/2026-12',
  ]);
});

it('counts vitals by class, and hands on their values', async () => {
  expect(await report(vital)).toBe(204);
  expect(await report({ ...vital, screen: 'course', vital: 'CLS', value: 0 })).toBe(204);
  expect(noted).toEqual(['vital home/LCP/1500', 'vital course/CLS/0.001']);
  expect(observed).toEqual([1301.5, 0]);
});

describe('counts nothing else', () => {
  it.each([
    ['an unknown event', { ...left, event: 'paid' }],
    ['an event that the site counts', { event: 'not-found' }],
    ['an unknown action', { ...left, action: 'pay' }],
    ['a course that is not published', { ...left, course: 'nowhere' }],
    ['a campus that is not published', { ...left, campus: 'nowhere' }],
    ['a slug that is none', { ...left, course: 'A b' }],
    ['an identifier beside it', { ...left, visitor: '42' }],
    ['a parameter that is no filter', { ...filter, screen: 'agenda', filter: 'slug', value: 'x' }],
    ['a value that the filter has not', { ...filter, filter: 'level', value: 'wizard' }],
    ['a filter of another campus', { ...filter, value: 'nowhere' }],
    ['a vital that is none', { ...vital, vital: 'FPS' }],
    ['a vital of an unknown screen', { ...vital, screen: 'a'.repeat(300) }],
    ['a vital below zero', { ...vital, value: -1 }],
    ['a vital of a day', { ...vital, value: 86_400_000 }],
    ['no JSON', 'x'],
    ['nothing', ''],
  ])('%s', async (_case, body) => {
    expect(await report(body)).toBe(400);
    expect(noted).toEqual([]);
  });

  it('of another site', async () => {
    expect(await report(left, { origin: 'https://evil.example' })).toBe(403);
    expect(await report(left, { origin: 'null' })).toBe(403);
    expect(noted).toEqual([]);
  });

  it.each(['sec-gpc', 'dnt'])('of a visitor who says so with %s', async (name) => {
    expect(await report(left, { [name]: '1' })).toBe(204);
    expect(await report(vital, { [name]: '1' })).toBe(204);
    expect([noted, observed]).toEqual([[], []]);
  });

  it('beyond the rate of one client', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 100; at += 1) statuses.push(await report(left));
    expect(statuses.filter((status) => status === 204)).toHaveLength(eventRate.burst);
    expect(statuses.at(-1)).toBe(429);
    expect(noted).toHaveLength(eventRate.burst);
  });
});
