import { localTimeInParis } from '../../paris-time/paris-moment.ts';

/** A moment in a list, in Paris time: `12/12/2026 09:05`. */
export function DateAndTimeCell({ cellData }: { cellData?: unknown }) {
  if (typeof cellData !== 'string') return null;
  const { day, time } = localTimeInParis(cellData);
  return (
    <time dateTime={cellData}>
      {day.split('-').reverse().join('/')} {time}
    </time>
  );
}
