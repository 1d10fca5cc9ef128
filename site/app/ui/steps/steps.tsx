import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import styles from './steps.module.css';

export type Step = { title: string; body?: ReactNode; note?: ReactNode };

export type StepsProps = { items: readonly Step[]; level?: 2 | 3 | 4 };

/** Numbered steps, in the order they are taken. `note` stands at the foot: a date, a delay, a price. */
export function Steps({ items, level = 3 }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, body, note }) => (
        <li key={title} className={styles.step}>
          <Heading level={level} size="small">
            {title}
          </Heading>
          {body && <div>{body}</div>}
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
