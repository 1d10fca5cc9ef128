import type { ReactNode } from 'react';
import { Cell } from '../../ui/grid/grid.tsx';
import * as styles from './specimen.module.css';

interface SpecimenProps {
  /** What is shown, as a drawing is captioned. */
  name: ReactNode;
  /** A state that a pointer or the keyboard would bring about; `pseudo-states.ts` draws it. */
  state?: 'hover' | 'focus';
  children: ReactNode;
}

/** One component in one state, above its caption. */
export function Specimen({ name, state, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div className={styles.subject} data-state={state}>
        {children}
      </div>
      <p className={styles.name}>{name}</p>
    </div>
  );
}

interface SpecimensProps {
  columns?: '2' | '3' | '4';
  children: ReactNode;
}

/** Specimens side by side on the columns of the page. */
export function Specimens({ columns = '4', children }: SpecimensProps) {
  return (
    <Cell kind="flush">
      <div className={styles.specimens} data-columns={columns}>
        {children}
      </div>
    </Cell>
  );
}
