import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTrial } from '../../../tests/trial.ts';
import type { RepeatedEvent } from './repeated-event.ts';

interface Event extends RepeatedEvent {
  id: number;
  _status: string;
  place?: { fr?: string | null };
  cancelled?: boolean;
  cancellationReason?: { fr?: string | null };
}

let trial: Awaited<ReturnType<typeof openTrial>>;
let original: Event;
const created: number[] = [];

const read = async (id: number): Promise<Event> =>
  JSON.parse((await trial.edit('GET', `/events/${id}?locale=all&depth=0&draft=true`)).text);
const idsOf = (text: string) => (JSON.parse(text) as { ids: number[] }).ids;
const repeat = async (body: unknown, id: number | string = original.id, headers?: Record<string, string>) => {
  const path = `/events/${id}/repeat`;
  const response = await (headers ? trial.send('POST', path, body, headers) : trial.edit('POST', path, body));
  if (response.status === 201) created.push(...idsOf(response.text));
  return response;
};
const countEvents = async () =>
  JSON.parse((await trial.edit('GET', '/events?draft=true&limit=1&depth=0')).text).totalDocs as number;

beforeAll(async () => {
  trial = await openTrial(inject('contentUrl'));
  const data = {
    title: 'Essai de répétition',
    slug: 'essai-de-repetition',
    description: 'Une journée d’essai.',
    kind: 'open-day',
    place: 'Atelier bois',
    dateStart: '2027-03-06T09:00:00.000Z',
    dateEnd: '2027-03-06T17:30:00.000Z',
    _status: 'published',
  };
  const response = await trial.edit('POST', '/events?locale=fr&depth=0', data);
  expect(response.status, response.text).toBe(201);
  const id = JSON.parse(response.text).doc.id as number;
  created.push(id);
  const english = {
    title: 'A trial of repetition',
    slug: 'trial-of-repetition',
    description: 'A day on trial.',
    place: 'Workshop',
  };
  const translated = await trial.edit('PATCH', `/events/${id}?locale=en&depth=0`, { ...english, _status: 'published' });
  expect(translated.status, translated.text).toBe(200);
  original = await read(id);
});

afterAll(async () => {
  for (const id of created.reverse()) await trial.edit('DELETE', `/events/${id}`);
  await trial.clear();
});

it('makes a draft per day, which differs in date, slug and title', async () => {
  const response = await repeat({ days: ['2027-04-10', '2027-05-15'] });
  expect(response.status, response.text).toBe(201);
  const [april, may] = await Promise.all(idsOf(response.text).map(read));
  expect(april).toMatchObject({
    _status: 'draft',
    title: { fr: 'Essai de répétition, 10 avril 2027', en: 'A trial of repetition, 10 April 2027' },
    slug: { fr: 'essai-de-repetition-2027-04-10', en: 'trial-of-repetition-2027-04-10' },
    dateStart: '2027-04-10T08:00:00.000Z',
    dateEnd: '2027-04-10T16:30:00.000Z',
    place: { fr: 'Atelier bois', en: 'Workshop' },
  });
  expect(may?.slug.fr).toBe('essai-de-repetition-2027-05-15');
  const seen = await trial.send('GET', `/events/${april?.id}`, undefined, trial.service);
  expect(seen.status).toBe(404);
  expect(await read(original.id)).toEqual(original);
});

it('lets other requests in before the last day is made', async () => {
  const began = performance.now();
  let isMade = false;
  const days = Array.from({ length: 25 }, (_, index) => `2027-10-${String(index + 1).padStart(2, '0')}`);
  const repetition = repeat({ days }).finally(() => {
    isMade = true;
  });
  let slowest = 0;
  while (!isMade) {
    const asked = performance.now();
    expect((await trial.edit('GET', '/events?limit=1&depth=0')).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await repetition).status).toBe(201);
  expect(slowest).toBeLessThan((performance.now() - began) / 2);
});

it('makes repetitions of a cancelled event that take place', async () => {
  const cancel = { cancelled: true, cancellationReason: 'Il neige.', _status: 'published' };
  expect((await trial.edit('PATCH', `/events/${original.id}?locale=fr&depth=0`, cancel)).status).toBe(200);
  expect(await read(original.id)).toMatchObject({ cancelled: true, cancellationReason: { fr: 'Il neige.' } });
  const response = await repeat({ days: ['2027-08-14'] });
  const [id = 0] = idsOf(response.text);
  expect(await read(id)).toMatchObject({ cancelled: false, place: { fr: 'Atelier bois', en: 'Workshop' } });
  expect((await read(id)).cancellationReason?.fr ?? null).toBeNull();
  const held = { cancelled: false, cancellationReason: null, _status: 'published' };
  expect((await trial.edit('PATCH', `/events/${original.id}?locale=fr&depth=0`, held)).status).toBe(200);
});

it('moves a draft that has neither title nor slug yet as well', async () => {
  const dates = { dateStart: '2027-03-06T09:00:00.000Z', dateEnd: '2027-03-06T17:30:00.000Z' };
  const made = await trial.edit('POST', '/events?locale=fr&draft=true&depth=0', { ...dates, _status: 'draft' });
  expect(made.status, made.text).toBe(201);
  const id = made.body.doc?.id ?? 0;
  created.push(id);
  const response = await repeat({ days: ['2027-09-18'] }, id);
  expect(response.status, response.text).toBe(201);
  const moved = { dateStart: '2027-09-18T08:00:00.000Z', dateEnd: '2027-09-18T16:30:00.000Z' };
  expect(await read(idsOf(response.text)[0] ?? 0)).toMatchObject(moved);
});

it('makes none where one of them cannot be made', async () => {
  const before = await countEvents();
  const response = await repeat({ days: ['2027-06-12', '2027-04-10'] });
  expect(response.status).toBe(400);
  expect(response.text).toContain('essai-de-repetition-2027-04-10');
  expect(await countEvents()).toBe(before);
});

it.each([
  ['no day', { days: [] }, /de 1 à 60 jours/],
  ['more than sixty', { days: Array.from({ length: 61 }, () => '2027-06-12') }, /de 1 à 60 jours/],
  ['what is no day', { days: ['2027-02-30'] }, /de 1 à 60 jours/],
  ['a day twice', { days: ['2027-06-12', '2027-06-12'] }, /Le 12 juin 2027 est choisi deux fois/],
  ['a day that is over', { days: ['2020-06-12'] }, /Le 12 juin 2020 est passé/],
  ['no object', 7, /de 1 à 60 jours/],
])('refuses %s with a sentence', async (_what, body, sentence) => {
  const response = await repeat(body);
  expect(response.status).toBe(400);
  expect(response.text).toMatch(sentence);
});

it('is for those who may change the event', async () => {
  expect((await repeat({ days: ['2027-07-10'] }, original.id, {})).status).toBe(401);
  expect((await repeat({ days: ['2027-07-10'] }, original.id, trial.service)).status).toBe(403);
  expect((await repeat({ days: ['2027-07-10'] }, 999_999)).status).toBe(404);
});
