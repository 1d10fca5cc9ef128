import { useEffect, useRef, useState } from 'react';
import { summaryId } from '../../data/fixed-ids.ts';
import type { PageHeading } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './page-summary.module.css';

/** The headings of the page as anchors (section 2, "Summary navigation"); nothing where the page has none. */
export function PageSummary({ headings }: { headings: PageHeading[] }) {
  const { t } = useLabels();
  if (headings.length === 0) return null;
  return (
    <nav className={styles.summary} aria-labelledby={summaryId}>
      <Headings label={t('shell.summary')} headings={headings} />
    </nav>
  );
}

/** One line, whose current heading is marked and in view. */
function Headings({ label, headings }: { label: string; headings: PageHeading[] }) {
  const line = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(-1);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const mark = (index: number) => {
      setCurrent(index);
      line.current?.scrollTo({ left: line.current.querySelectorAll('li')[index]?.offsetLeft ?? 0 });
    };
    // Nothing of it is needed before the page is scrolled.
    import('./lazy/scroll-spy.ts').then(
      ({ watchHeadings }) => {
        if (!isGone) {
          const ids = headings.map(({ id }) => id);
          stop = watchHeadings(ids, mark);
        }
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [headings]);

  return (
    <div ref={line} className={styles.frame}>
      <span className={styles.label} id={summaryId}>
        {label}
      </span>
      <ol className={styles.headings}>
        {headings.map(({ id, text, isSheet }, index) => (
          <li key={id} data-sheet={isSheet}>
            <a className={styles.heading} href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
