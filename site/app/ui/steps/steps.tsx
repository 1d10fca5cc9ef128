import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as styles from './steps.module.css';

export type Step = { title: string; body?: ReactNode };

/** Numbered steps, in the order they are taken. */
export function Steps({ items, level = 3 }: { items: readonly Step[]; level?: 2 | 3 | 4 }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, body }) => (
        <li key={title} className={styles.step}>
          <Heading level={level} size="small">
            {title}
          </Heading>
          {body && <div>{body}</div>}
        </li>
      ))}
    </ol>
  );
}
