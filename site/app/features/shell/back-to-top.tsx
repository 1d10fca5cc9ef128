import { type MouseEvent, useEffect } from 'react';
import { topId } from '../../data/fixed-ids.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import * as styles from './back-to-top.module.css';

/** The first line of the page: where the arrow leads to, and whose position shows that the page is not at its top. */
export function PageTop() {
  return <div id={topId} className={styles.top} tabIndex={-1} />;
}

/**
 * The arrow that is shown when the page is not at its top (section 2, "Scroll-to-top arrow"). The scroll flag is the
 * attribute `data-scrolled` of the document. Without JavaScript the arrow is a plain anchor.
 */
export function BackToTop() {
  const { t } = useLabels();

  useEffect(() => {
    const top = document.getElementById(topId);
    if (!top) return;
    const { documentElement } = document;
    const observer = new IntersectionObserver((seen) => {
      documentElement.toggleAttribute('data-scrolled', seen.at(-1)?.isIntersecting === false);
    });
    observer.observe(top);
    return () => {
      observer.disconnect();
      documentElement.removeAttribute('data-scrolled');
    };
  }, []);

  const rise = (event: MouseEvent) => {
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    // The arrow is about to disappear: the keyboard focus continues at the top, as after a plain anchor.
    document.getElementById(topId)?.focus({ preventScroll: true });
  };
  return (
    <p className={styles.place} data-screen-only>
      <ButtonLink href={`#${topId}`} icon="arrow-up" iconOnly onClick={rise}>
        {t('shell.to-top')}
      </ButtonLink>
    </p>
  );
}
