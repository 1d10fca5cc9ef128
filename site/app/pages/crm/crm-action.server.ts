import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type Locale, localeOf } from '@vitrine/contract/routes/locale.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readCrmLink } from '../../data/.server/readers/crm-links.ts';
import { readCrm } from '../../data/.server/screens/crm.ts';
import { readSchoolOf, type SiteContext, siteContext } from '../../data/.server/site-context.ts';
import type { CrmData } from '../../data/screen-data.ts';
import { available } from '../../data/screen-loader/screen-loader.server.ts';
import { buildCrmLink } from '../../features/action-flow/crm-link.ts';
import { readConsent } from '../../features/consent/consent-choice.ts';
import type { Origin } from '../../features/tracking/origin.ts';
import { readOriginCookies, readOriginFields } from '../../features/tracking/origin-cookies.ts';
import { courseStep } from './crm-forms.tsx';

/** The action data of the form where it does not redirect to the CRM: the page again, with a warning of section 5. */
export interface CrmActionData {
  warning: 'incomplete' | 'unavailable';
  /** the page for what was chosen in the form */
  crm: CrmData;
}

type Args = Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * The forms of the page without JavaScript (section 2, "/crm/{action?}"): 303 to the page of the chosen course, or
 * to the CRM; else the page again, with status 422 where course or campus is missing, 409 where their link is.
 * @throws 404 for an unknown action, 503 or 504 where the content service did not respond
 */
export function crmAction(action?: string) {
  return async ({ request, params, context }: Args) => {
    const site = context.get(siteContext);
    const locale = localeOf(new URL(request.url).pathname);
    // A body that is no form counts as an empty one.
    const form = await request.formData().catch(() => new FormData());
    const submitted = {
      action: action ?? params.action,
      course: textOf(form, 'course'),
      campus: textOf(form, 'campus'),
    };
    return available(site, async () => {
      const crm = await readCrm(site, locale, submitted);
      if (!crm) throw data(null, { status: 404 });
      if (crm.action && crm.course && textOf(form, courseStep)) {
        // To the page on which a campus for the chosen course is chosen.
        const page = pathTo('crm', locale, { action: crm.action }, crm.chosen);
        return redirect(page, { status: 303, headers: notKept });
      }
      if (!crm.action || !crm.course || !crm.campus) return warned({ warning: 'incomplete', crm }, 422);
      const choice = { action: crm.action, course: crm.course.slug, campus: crm.campus.slug };
      site.countAction('action-chosen', choice);
      const url = await crmUrl(site, locale, choice, originOfForm(request.headers.get('cookie') ?? '', form));
      if (!url) return warned({ warning: 'unavailable', crm }, 409);
      site.countAction('action-left', choice);
      return redirect(url, { status: 303, headers: notKept });
    });
  };
}

const notKept = { 'cache-control': 'no-store' };

function warned(actionData: CrmActionData, status: 409 | 422) {
  return data(actionData, { status, headers: notKept });
}

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

/** The URL of the CRM, or `null` where there is no link. */
async function crmUrl(
  site: SiteContext,
  locale: Locale,
  choice: { action: Action; course: string; campus: string },
  origin: Origin | null,
): Promise<string | null> {
  const [link, school] = await Promise.all([readCrmLink(site, locale, choice), readSchoolOf(site, locale)]);
  const { crmHosts } = site.settings;
  return link && buildCrmLink({ ...choice, url: link.url, school: school.name, origin, crmHosts });
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}
