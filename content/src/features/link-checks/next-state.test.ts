import { expect, it } from 'vitest';
import { isOffline, nextState } from './next-state.ts';

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

it.each([
  ['three hosts that are not reached', ['name', 'timeout', 'connection'], true],
  ['three hosts, of which one responds', ['name', 'timeout', '404'], false],
  ['two hosts that are not reached', ['name', 'timeout'], false],
  ['three hosts, of which one was not requested', ['name', 'timeout', 'private'], false],
  ['no links', [], false],
])('a night with %s', (_what, reasons, expected) => {
  const probed = reasons.map((reason, index) => ({
    ...{ url: `https://host-${index}.example/`, outcome: { state: 'failed' as const, reason } },
  }));
  expect(isOffline(probed)).toBe(expected);
});
