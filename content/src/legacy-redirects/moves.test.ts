import { describe, expect, it } from 'vitest';
import { changesForMoves } from './moves.ts';

const row = (id: number, from: string, to: string) => ({ id, from, to, automatic: false });

describe('changesForMoves', () => {
  it('writes a row from the old URL to the new one', () => {
    expect(changesForMoves([], [{ from: '/ecole', to: '/notre-ecole' }])).toEqual({
      removed: [],
      repointed: [],
      created: [{ from: '/ecole', to: '/notre-ecole' }],
    });
  });

  it('leads rows that led to the old URL on to the new one, without a chain', () => {
    const rows = [row(1, '/l-ecole', '/ecole'), row(2, '/l-ecole/*', '/Ecole#haut'), row(3, '/x', '/admissions')];
    expect(changesForMoves(rows, [{ from: '/ecole', to: '/notre-ecole' }]).repointed).toEqual([
      { id: 1, to: '/notre-ecole' },
      { id: 2, to: '/notre-ecole#haut' },
    ]);
  });

  it('goes there and back without a loop', () => {
    const there = row(1, '/ecole', '/notre-ecole');
    expect(changesForMoves([there], [{ from: '/notre-ecole', to: '/ecole' }])).toEqual({
      removed: [there],
      repointed: [],
      created: [{ from: '/notre-ecole', to: '/ecole' }],
    });
  });

  it('changes a row that is at the old URL already', () => {
    const stale = row(4, '/ecole', '/x');
    expect(changesForMoves([stale], [{ from: '/ecole', to: '/notre-ecole' }])).toEqual({
      removed: [],
      repointed: [{ id: 4, to: '/notre-ecole' }],
      created: [],
    });
  });

  it('redirects nothing that is live again, where two pages change places', () => {
    const moves = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(changesForMoves([], moves).created).toEqual([]);
  });
});
