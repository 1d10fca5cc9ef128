import { expect, it } from 'vitest';
import { nextState } from './next-state.ts';

const [first, second] = ['2026-11-20T02:00:00.000Z', '2026-11-21T02:00:00.000Z'];

it.each([
  ['a response', undefined, 'alive', { state: 'alive', failingSince: null }],
  ['a 404', undefined, 'gone', { state: 'dead', failingSince: second }],
  ['one bad night', undefined, 'failed', { state: 'doubtful', failingSince: second }],
  ['a second bad night', first, 'failed', { state: 'dead', failingSince: first }],
  ['a 404 after a bad night', first, 'gone', { state: 'dead', failingSince: first }],
  ['a response after bad nights', first, 'alive', { state: 'alive', failingSince: null }],
  ['a refusal after bad nights', first, 'unknown', { state: 'unknown', failingSince: null }],
] as const)('%s', (_what, failingSince, state, expected) => {
  const before = failingSince === undefined ? undefined : { failingSince };
  expect(nextState(before, { state, reason: 'x' }, second)).toEqual({ ...expected, reason: 'x' });
});
