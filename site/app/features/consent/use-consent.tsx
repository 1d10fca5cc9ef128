import { type ReactNode, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLabels } from '../../labels/use-labels.tsx';
import type { ConsentBanner } from './consent-banner.tsx';
import { purposesOf, readConsent } from './consent-choice.ts';
import styles from './consent-control.module.css';

/** Opens the consent banner again: it is in the footer of every page. Not shown where scripts are off. */
function ConsentControl({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const { t } = useLabels();
  return (
    <button ref={ref} type="button" className={styles.control} onClick={onClick}>
      {t('consent.manage')}
    </button>
  );
}

interface ConsentOptions {
  trackingConsent: 'at-once' | 'after-choice';
  tagManagerId: string | null;
  /** whether the page has the bar of actions, which the banner must leave free */
  withBar: boolean;
  /** applies a changed choice about the origin of the visit */
  onOrigin: (agreed: boolean) => Promise<void>;
}

/**
 * The question what the visitor agrees to, where there is something to ask, and the control that asks it again (section 9,
 * "Consent"). Only the decision whether to ask is part of the first load: the HTML is the same for everyone, and a visitor
 * who has chosen never loads the rest.
 */
export function useConsent({ trackingConsent, tagManagerId, withBar, onOrigin }: ConsentOptions): {
  banner: ReactNode;
  control: ReactNode;
} {
  const [shown, setShown] = useState<{ Banner: typeof ConsentBanner; asked: boolean } | null>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();
  const purposes = purposesOf({ trackingConsent, tagManagerId });

  // A banner that can't be loaded must not take the page with it: then nothing is asked, and nothing stored.
  const show = useCallback((asked: boolean) => {
    import('./consent-banner.tsx').then(
      ({ ConsentBanner: Banner }) => setShown({ Banner, asked }),
      () => {},
    );
  }, []);

  useEffect(() => {
    const known = readConsent(document.cookie);
    if (purposesOf({ trackingConsent, tagManagerId }).some((purpose) => known?.[purpose] == null)) show(false);
  }, [trackingConsent, tagManagerId, show]);

  useEffect(() => {
    if (!tagManagerId || !readConsent(document.cookie)?.tags) return;
    import('./tag-manager.ts').then(
      ({ showPageToTags }) => showPageToTags(tagManagerId, pathname + search),
      () => {},
    );
  }, [tagManagerId, pathname, search]);

  if (purposes.length === 0) return { banner: null, control: null };
  return {
    banner: shown && (
      <shown.Banner
        key={String(shown.asked)}
        purposes={purposes}
        tagManagerId={tagManagerId}
        withBar={withBar}
        asked={shown.asked}
        onOrigin={onOrigin}
        onClose={() => {
          setShown(null);
          if (shown.asked) control.current?.focus();
        }}
      />
    ),
    control: <ConsentControl ref={control} onClick={() => show(true)} />,
  };
}
