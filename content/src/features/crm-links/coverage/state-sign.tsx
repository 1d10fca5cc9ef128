import type { CoverageState } from './coverage.ts';

const drawings: Record<CoverageState, string> = {
  ok: 'M3 8.5 6.5 12 13 4.5',
  hole: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11',
  wrong: 'M8 2 14.5 13.5H1.5Z M8 6.5v3.25 M8 11.5v.5',
  dead: 'M4 4 12 12 M12 4 4 12',
};

/** The sign of a state: a tick, an empty circle, a warning triangle, a cross. Its meaning is written beside it. */
export function StateSign({ state }: { state: CoverageState }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d={drawings[state]} strokeDasharray={state === 'hole' ? '2.6 1.7' : undefined} />
    </svg>
  );
}
