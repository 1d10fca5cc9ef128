import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import * as styles from './progress-bar.module.css';

/** Milliseconds that a page may take before its progress is shown (section 9). */
const showAfter = 200;

/** In this place, as on the error page, the labels of the language may not have been read. */
const names: Record<Locale, string> = { fr: 'Chargement de la page', en: 'Loading the page' };

/** Into the top layer, where the browser has one for it: a page may be loading from the open menu. */
const raise = (bar: HTMLElement | null) => bar?.showPopover?.();

type Phase = 'hidden' | 'running' | 'finished' | 'failed';

/**
 * Progress of the page that is loading, or of one that is loaded again (section 4, "Progress bar"). How long it takes is
 * not known: the bar runs for about five seconds, by its style sheet, and ends with the request. For screen readers it is
 * a progress without a value.
 */
export function ProgressBar() {
  const { state } = useNavigation();
  const { state: refresh } = useRevalidator();
  const isBusy = state !== 'idle' || refresh === 'loading';
  // A page that failed has no data; the frame around it keeps its own.
  const hasFailed = useMatches().some(({ id, loaderData }) => id !== 'root' && loaderData === undefined);
  const locale = localeOf(useLocation().pathname);
  const [phase, setPhase] = useState<Phase>('hidden');

  const wasBusy = useRef(false);

  useEffect(() => {
    if (isBusy) {
      wasBusy.current = true;
      setPhase((shown) => (shown === 'running' ? shown : 'hidden'));
      const start = setTimeout(() => setPhase('running'), showAfter);
      return () => clearTimeout(start);
    }
    if (!wasBusy.current) return;
    wasBusy.current = false;
    setPhase((shown) => (hasFailed ? 'failed' : shown === 'running' ? 'finished' : 'hidden'));
  }, [isBusy, hasFailed]);

  if (phase === 'hidden') return null;
  return (
    <div
      ref={raise}
      className={styles.bar}
      popover="manual"
      role="progressbar"
      aria-label={names[locale]}
      data-phase={phase}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setPhase('hidden');
      }}
    >
      <span key={phase} className={styles.line} />
    </div>
  );
}
