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

  it('changes rows that led to the old URL to lead to the new one, without a chain', () => {
    const rows = [row(1, '/l-ecole', '/ecole'), row(2, '/l-ecole/*', '/Ecole#haut'), row(3, '/x', '/admissions')];
    expect(changesForMoves(rows, [{ from: '/ecole', to: '/notre-ecole' }]).repointed).toEqual([
      { id: 1, to: '/notre-ecole' },
      { id: 2, to: '/notre-ecole#haut' },
    ]);
  });

  it('redirects a move and the move back without a loop', () => {
    const there = row(1, '/ecole', '/notre-ecole');
    expect(changesForMoves([there], [{ from: '/notre-ecole', to: '/ecole' }])).toEqual({
      removed: [there],
      repointed: [],
      created: [{ from: '/notre-ecole', to: '/ecole' }],
    });
  });

  it('changes an existing row at the old URL', () => {
    const stale = row(4, '/ecole', '/x');
    expect(changesForMoves([stale], [{ from: '/ecole', to: '/notre-ecole' }])).toEqual({
      removed: [],
      repointed: [{ id: 4, to: '/notre-ecole' }],
      created: [],
    });
  });

  it('redirects no live URL where two pages swap their URLs', () => {
    const moves = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(changesForMoves([], moves).created).toEqual([]);
  });
});
