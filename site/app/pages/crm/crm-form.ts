import { readConsent } from '../../features/consent/consent-choice.ts';
import type { Origin } from '../../features/tracking/origin.ts';
import { readOriginCookies, readOriginFields } from '../../features/tracking/origin-cookies.ts';

/** The field by which the form of the second step says that a course is chosen in it, not a campus. */
export const courseStep = 'choose-course';

/**
 * The origin that a form may add to the link to the CRM (section 9, "Consent"): that of the cookies, else what the page has added to the form
 * (`pages/frame/visit-consent.ts`).
 * @param cookieHeader the `Cookie` header
 * @returns null where none is known, and after a refusal, whatever both say
 */
export function originOfForm(cookieHeader: string, form: FormData): Origin | null {
  if (readConsent(cookieHeader)?.origin === false) return null;
  return readOriginCookies(cookieHeader) ?? readOriginFields(form);
}
