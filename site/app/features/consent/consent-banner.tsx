import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMatches } from 'react-router';
import type { ShellData } from '../../data/screen-data.ts';
import { storeByServer } from '../../http/cookie.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './consent-banner.module.css';
import {
  type Consent,
  type ConsentOptions,
  consentControl,
  type Purpose,
  purposesOf,
  readConsent,
} from './consent-choice.ts';
import { consentCookie } from './consent-cookie.ts';

/**
 * Reserves room at the end of the page for what is fixed over it, so that the end can still be read and nothing that
 * has the focus lies underneath. The height is the property `--covered` of the document; styles use it.
 */
function useRoomAtEnd(cover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cover.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, [cover]);
}

/**
 * Stores a choice and applies it. Purposes that were not asked about keep their former value.
 * @param options.onOrigin called when the choice about the origin has changed
 */
async function keepChoice(
  answers: Partial<Record<keyof Consent, boolean>>,
  options: { tagManagerId: string | null; onOrigin: (agreed: boolean) => Promise<void> },
): Promise<void> {
  const known = readConsent(document.cookie);
  const consent: Consent = { origin: null, tags: null, ...known, ...answers };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = consentCookie(consent, { secure: location.protocol === 'https:' });
  storeByServer();
  // What can't be loaded any more is skipped: the next page is requested with the choice.
  if (consent.origin !== null && consent.origin !== known?.origin)
    await options.onOrigin(consent.origin).catch(() => {});
  if (consent.tags && options.tagManagerId) {
    const { showPageToTags } = await import('./tag-manager.ts');
    showPageToTags(options.tagManagerId, location.pathname + location.search);
  } else if (!consent.tags && (known?.tags || window.dataLayer)) {
    const { withdrawFromLoaded, withdrawTags } = await import('./tag-manager.ts');
    if (known?.tags) withdrawTags();
    else withdrawFromLoaded();
  }
}

interface ConsentBannerProps extends ConsentOptions {
  /**
   * Whether the visitor requested it: it then takes the focus, shows the purposes, and can be closed without a choice. Another object
   * each time: requested again while it is open, it takes the focus again.
   */
  shown: { asked: boolean };
  onClose: () => void;
}

/** The question itself. The page stays usable beside it; refusing takes one click, as agreeing does. */
export function ConsentBanner({ shown, onClose, ...options }: ConsentBannerProps) {
  const { tagManagerId, withBar, onOrigin } = options;
  const purposes = purposesOf(options);
  const { t } = useLabels();
  const { asked } = shown;
  const [choosing, setChoosing] = useState(asked);
  const banner = useRef<HTMLElement>(null);
  /** Where the focus was before it came to the banner. */
  const before = useRef<HTMLElement | SVGElement | null>(null);
  const title = useId();
  const choices = useId();
  // The frame is the route below the root. A prop from there would be part of the first load, which this is not.
  const frame = useMatches()[1]?.loaderData as ShellData | undefined;
  useRoomAtEnd(banner);

  useEffect(() => {
    if (!shown.asked) return;
    setChoosing(true);
    banner.current?.focus();
  }, [shown]);

  const close = () => {
    const hasFocus = banner.current?.contains(document.activeElement);
    onClose();
    if (asked) document.querySelector<HTMLElement>(consentControl)?.focus();
    else if (hasFocus) {
      const back = before.current?.isConnected ? before.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    }
  };

  const answer = (agreed: (purpose: Purpose) => boolean) => {
    const answers = Object.fromEntries(purposes.map((purpose) => [purpose, agreed(purpose)]));
    // What can't be loaded any more is skipped: the next page is requested with the choice.
    keepChoice(answers, { tagManagerId, onOrigin }).catch(() => {});
    close();
  };

  return (
    <section
      ref={banner}
      className={withBar ? `${styles.banner} ${styles.aboveBar}` : styles.banner}
      aria-labelledby={title}
      tabIndex={-1}
      data-screen-only
      onFocus={({ relatedTarget }) => {
        const isElement = relatedTarget instanceof HTMLElement || relatedTarget instanceof SVGElement;
        if (isElement && !banner.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (asked && event.key === 'Escape') close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.words}>
          <p id={title} className={styles.title}>
            {t('consent.title')}
          </p>
          <p>
            {t(`consent.about.${purposes.length > 1 ? 'both' : purposes[0] === 'tags' ? 'tags' : 'origin'}`)}{' '}
            {frame?.personalData && <a href={frame.personalData}>{t('consent.more')}</a>}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button fill onClick={() => answer(() => false)}>
            {t('consent.refuse-all')}
          </Button>
          <Button fill onClick={() => answer(() => true)}>
            {t('consent.accept-all')}
          </Button>
          <Button
            variant="quiet"
            icon={choosing ? 'minus' : 'plus'}
            aria-expanded={choosing}
            aria-controls={choices}
            onClick={() => setChoosing(!choosing)}
          >
            {t('consent.choose')}
          </Button>
        </div>
        <form
          id={choices}
          className={styles.choices}
          hidden={!choosing}
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = new FormData(event.currentTarget);
            answer((purpose) => chosen.has(purpose));
          }}
        >
          <fieldset className={styles.purposes}>
            <legend>{t('consent.purposes')}</legend>
            {purposes.map((purpose) => (
              <div key={purpose} className={styles.purpose}>
                <input
                  type="checkbox"
                  id={`${choices}-${purpose}`}
                  name={purpose}
                  defaultChecked={readConsent(document.cookie)?.[purpose] === true}
                  aria-describedby={`${choices}-${purpose}-more`}
                />
                <label htmlFor={`${choices}-${purpose}`}>{t(`consent.${purpose}`)}</label>
                <p id={`${choices}-${purpose}-more`}>{t(`consent.${purpose}-more`)}</p>
              </div>
            ))}
          </fieldset>
          <Button type="submit">{t('consent.save')}</Button>
        </form>
        {asked && (
          <span className={styles.close}>
            <Button variant="quiet" icon="close" iconOnly onClick={close}>
              {t('consent.close')}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
}
