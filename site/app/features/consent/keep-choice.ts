import { storeByServer } from '../../http/cookie.ts';
import { type Consent, readConsent } from './consent-choice.ts';
import { consentCookie } from './consent-cookie.ts';

/**
 * Stores a choice and applies it. Purposes that were not asked about keep their former value.
 * @param options.onOrigin called when the choice about the origin has changed
 */
export async function keepChoice(
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
