import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';

/** What of the visitor's origin reaches the CRM: coarse labels, `none` where a campaign value is not known. */
export interface OriginLabels {
  origineTracking: string;
  utmMedium: string;
  utmSource: string;
  utmCampaign: string;
}

export interface CrmLinkParts {
  /** the link as editors stored it for this action, course and campus */
  url: string;
  action: Action;
  /** the French slug in both languages, like that of the campus */
  course: string;
  campus: string;
  /** the school's name */
  school: string;
  /** null: not known, or refused by the visitor */
  origin: OriginLabels | null;
  /** the allow-list `CRM_HOSTS`: hosts in lower case, with their port where it is not the usual one */
  crmHosts: readonly string[];
}

/**
 * The final URL of the action flow: the CRM link with what section 7, "Appended", adds to it. Server and browser
 * share it. Never throws.
 *
 * The query and the hash that the link already has stay as they are, byte by byte; a parameter that it has under one of
 * our names stays too, before ours. Without an origin nothing of it is appended; the school's name says nothing about the
 * visitor and always is.
 * @returns null where the link may not be followed: it counts as unavailable (section 5)
 */
export function buildCrmLink({ url, action, course, campus, school, origin, crmHosts }: CrmLinkParts): string | null {
  if (refuseLink(url, crmHosts) !== null) return null;
  const link = new URL(url);

  const appended = new URLSearchParams();
  if (action === 'contact' || action === 'brochure') {
    appended.append('action', action);
    appended.append('campus', campus);
    appended.append('course', course);
  }
  appended.append('school', school);
  if (origin) {
    appended.append('Origine_Tracking', origin.origineTracking);
    if (origin.utmSource !== 'none') appended.append('utm_source', origin.utmSource);
    if (origin.utmMedium !== 'none') appended.append('utm_medium', origin.utmMedium);
    if (origin.utmCampaign !== 'none') appended.append('utm_campaign', origin.utmCampaign);
  }

  // Joined as text: `link.searchParams` would encode the whole query again, and damage what is not UTF-8 in it.
  link.search = link.search === '' ? `${appended}` : `${link.search}&${appended}`;
  return link.href;
}
