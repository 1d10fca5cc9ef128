import { Children, type ReactNode } from 'react';
import type { InkFamily } from '../../styles/palette.ts';
import { EmptyFrame } from '../empty-state/empty-state.tsx';
import { Eyebrow, Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import * as styles from './card.module.css';

type CardProps = {
  /** Absent: the card has no link, and no hover style. */
  href?: string;
  title: ReactNode;
  eyebrow?: ReactNode;
  /** Lines of the title block: a campus, a duration, a date. No links or buttons: the whole card is one link. */
  meta?: readonly ReactNode[];
  /** What the link does, in words of its own, at the foot of the card. */
  action?: ReactNode;
  /** Buttons at the foot of the card, beside its link. */
  controls?: ReactNode;
  /** Without a picture the frame is drawn empty, as a plan draws a void; `null` leaves the frame out. */
  picture?: PictureProps | null;
  family?: InkFamily;
  level?: 2 | 3 | 4;
};

/** An image above its title block; a panel in the family's ink slides up behind the words when it is pointed at. */
export function Card({ href, title, eyebrow, meta = [], action, controls, picture, family, level = 3 }: CardProps) {
  return (
    <article className={href ? `${styles.card} ${styles.linked}` : styles.card} data-family={family}>
      {picture !== null && (
        <div className={styles.image}>{picture ? <Picture {...picture} fit="cover" /> : <EmptyFrame />}</div>
      )}
      <div className={styles.block}>
        {eyebrow && (
          <div className={styles.eyebrow}>
            <Eyebrow>{eyebrow}</Eyebrow>
          </div>
        )}
        <div className={styles.title}>
          <Heading level={level} size="small">
            {href ? (
              <a className={styles.link} href={href}>
                {title}
              </a>
            ) : (
              title
            )}
          </Heading>
        </div>
        {meta.length > 0 && (
          <ul className={styles.meta}>
            {meta.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are static and have no identity of their own
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {action && (
          <p className={styles.action}>
            {action}
            <Icon name="arrow-right" size="small" />
          </p>
        )}
        {controls && <div className={styles.controls}>{controls}</div>}
      </div>
    </article>
  );
}

type CardsProps = {
  /** `Card`s: each becomes an item of the list. */
  children: ReactNode;
  columns?: '2' | '3' | '4';
  /** On a phone one row that slides sideways, for cards that are only a glimpse of a longer list. */
  strip?: boolean;
};

/**
 * Cards side by side on the page's columns, without gaps: their lines meet, and so do titles and texts of a row. On a phone
 * one column.
 */
export function Cards({ children, columns = '3', strip = false }: CardsProps) {
  return (
    <ul className={styles.cards} data-columns={columns} data-strip={strip || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
