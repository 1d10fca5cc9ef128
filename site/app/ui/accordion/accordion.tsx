import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './accordion.module.css';

type AccordionItem = { title: ReactNode; content: ReactNode; open?: boolean };

/** Ruled drawers that open without JavaScript. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, open }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are static and have no identity of their own
        <details key={index} className={styles.item} open={open}>
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
