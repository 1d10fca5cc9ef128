import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConsentBanner } from './consent-banner.tsx';
import { type ConsentOptions, consentControl, purposesOf, readConsent } from './consent-choice.ts';

/**
 * The question what the visitor agrees to, where there is something to ask; the control in the footer asks it again (section
 * 9, "Consent"). Only the decision whether to ask is part of the first load: the HTML is the same for everyone, and a
 * visitor who has chosen never loads the rest.
 * @returns the banner, while it is to be shown
 */
export function useConsent(options: ConsentOptions): ReactNode {
  const { trackingConsent, tagManagerId } = options;
  const [shown, setShown] = useState<{ Banner: typeof ConsentBanner; asked: boolean } | null>(null);
  const { pathname, search } = useLocation();

  useEffect(() => {
    // A banner that can't be loaded must not take the page with it: then nothing is asked, and nothing stored.
    const show = (asked: boolean) =>
      import('./consent-banner.tsx').then(
        ({ ConsentBanner: Banner }) => setShown({ Banner, asked }),
        () => {},
      );
    const isOpen = () => {
      const known = readConsent(document.cookie);
      return purposesOf({ trackingConsent, tagManagerId }).some((purpose) => known?.[purpose] == null);
    };
    if (isOpen()) void show(false);
    // It may have been answered in another tab.
    const follow = () => isOpen() || setShown((now) => (now?.asked ? now : null));
    const click = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest(consentControl) && void show(true);
    document.addEventListener('click', click);
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [trackingConsent, tagManagerId]);

  useEffect(() => {
    const known = readConsent(document.cookie);
    // Tags that run here may have been refused in another tab. A browser that refuses cookies knows of no choice at all.
    if (!tagManagerId || !(known?.tags || (known && window.dataLayer))) return;
    import('./tag-manager.ts').then(
      (tags) => (known.tags ? tags.showPageToTags(tagManagerId, pathname + search) : tags.withdrawFromLoaded()),
      () => {},
    );
  }, [tagManagerId, pathname, search]);

  return shown && <shown.Banner {...options} shown={shown} onClose={() => setShown(null)} />;
}
