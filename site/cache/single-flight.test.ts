import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

const held = () => Promise.withResolvers<string>();

test('work is done once for all who want it at the same time, and again after it', async () => {
  const flights = new SingleFlight<number>();
  let times = 0;
  const work = async () => {
    times += 1;
    return times;
  };
  expect(await Promise.all([flights.do('a', work), flights.do('a', work), flights.do('b', work)])).toEqual([1, 1, 2]);
  expect(await flights.do('a', work)).toBe(3);
});

test('what is under way is there until it ends', async () => {
  const flights = new SingleFlight<string>();
  const { promise, resolve } = held();
  const flight = flights.do('a', () => promise);
  expect([flights.has('a'), flights.has('b')]).toEqual([true, false]);
  resolve('done');
  await flight;
  expect(flights.has('a')).toBe(false);
});

test('a failure rejects for all, and is not cached', async () => {
  const flights = new SingleFlight<string>();
  const fails = () => Promise.reject(new Error('no'));
  const both = await Promise.allSettled([flights.do('a', fails), flights.do('a', fails)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.do('a', async () => 'yes')).toBe('yes');
});

test('a flight after `forget` is not joined, and does not end the flight after it', async () => {
  const flights = new SingleFlight<string>();
  const [first, second] = [held(), held()];
  const before = flights.do('a', () => first.promise);
  flights.forget('a');
  const after = flights.do('a', () => second.promise);
  first.resolve('old');
  expect(await before).toBe('old');
  expect(flights.do('a', () => held().promise)).toBe(after);
  second.resolve('new');
  expect(await after).toBe('new');
});

test('a flight gets the invalidations during it, and no others', async () => {
  const flights = new SingleFlight<readonly string[], string>();
  const wait = held();
  const invalidations = flights.do('a', async (land) => {
    await wait.promise;
    return land();
  });
  flights.invalidate('during');
  wait.resolve('');
  expect(await invalidations).toEqual(['during']);
  flights.invalidate('between');
  expect(await flights.do('a', async (land) => land())).toEqual([]);
});
