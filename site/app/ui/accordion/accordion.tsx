import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { title: ReactNode; content: ReactNode; id?: string; open?: boolean };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items of one name close each other. */
  name?: string;
};

/** Ruled drawers that open without JavaScript. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, id, open }, index) => (
        <details key={id ?? index} className={styles.item} id={id} name={name} open={open}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <Icon name="plus" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
