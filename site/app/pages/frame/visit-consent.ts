import type { Layout } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { type ReactNode, useEffect } from 'react';
import type { ShellData } from '../../data/screen-data.ts';
import { readConsent } from '../../features/consent/consent-choice.ts';
import { useConsent } from '../../features/consent/use-consent.tsx';
import type { Origin } from '../../features/tracking/origin.ts';
import { rememberVisitStart } from '../../features/tracking/visit-start.ts';

/** Connects consent and origin of a visit, which do not know of each other. */

const visitOrigin = () => import('../../features/tracking/visit-origin.ts');

/** The consent banner of a frame, while it is to be shown. */
export function useVisitConsent({ settings, school }: ShellData, layout: Layout): ReactNode {
  useEffect(rememberVisitStart, []);
  useEffect(() => {
    // The forms of the action flow, which the browser sends itself, are in this layout alone.
    if (layout !== 'dynamic') return;
    const end = new AbortController();
    visitOrigin().then(
      (origin) => origin.tellForms(() => originNow(origin, settings), end.signal),
      () => {},
    );
    return () => end.abort();
  }, [layout, settings]);
  return useConsent({
    trackingConsent: settings.trackingConsent,
    tagManagerId: school.tagManagerId,
    withBar: layout === 'default',
    onOrigin: settleOrigin,
  });
}

const settleOrigin = (agreed: boolean) => visitOrigin().then((origin) => origin.settleOrigin(agreed));

const originNow = (
  { readOriginNow }: Awaited<ReturnType<typeof visitOrigin>>,
  { trackingConsent }: ShellData['settings'],
) => readOriginNow({ trackingConsent, agreed: readConsent(document.cookie)?.origin ?? null });

/**
 * Where this visitor came from, as far as they consent to it now: for the link to the CRM.
 * @returns null: nothing is to be added to the link
 */
export function readOrigin(settings: ShellData['settings']): Promise<Origin | null> {
  // A new release may have taken the file away: the link is followed without the origin.
  return visitOrigin().then(
    (origin) => originNow(origin, settings),
    () => null,
  );
}
