import type { ReactNode } from 'react';
import type { EventCounts } from './read-visits.ts';
import type { VisitLabels } from './visit-labels.ts';
import styles from './visits.module.css';

/** What the section of an event is made of. */
export interface EventInPeriod extends EventCounts {
  school: number;
  say: VisitLabels;
  /** the file with all counts of the event */
  file: string;
}

interface VisitSectionProps extends EventInPeriod {
  /** beside the name of the event */
  beside?: ReactNode;
  /** where there are any counts */
  children: ReactNode;
}

/** The frame of an event in a period: its name, and the file of its counts. */
export function VisitSection({ event, total, school, say, file, beside, children }: VisitSectionProps) {
  const id = `${event}-${school}`;
  return (
    <section className={styles.event} aria-labelledby={id}>
      <h3 id={id}>
        {say.events[event]} {beside}
      </h3>
      {total === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <>
          {children}
          <a href={file} download>
            {say.download}
          </a>
        </>
      )}
    </section>
  );
}
