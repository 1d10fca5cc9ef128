import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserEvents, visitEvents } from '../contract/visits/visit-events.ts';

const text = readFileSync(new URL('events.md', import.meta.url), 'utf8');
const rows = [...text.matchAll(/^\| `([\w-]+)` \| (.+?) \| .+? \| (.+?) \|$/gm)];
const named = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

it('lists every event with its dimensions', () => {
  expect(rows.map(([, event, dimensions]) => [event, named(dimensions)])).toEqual(Object.entries(visitEvents));
});

it('says which of them browsers report', () => {
  const reported = rows.filter(([, , , by]) => by?.includes('browser')).map(([, event]) => event);
  expect(reported).toEqual(browserEvents);
});
