import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { get } from '../../data/api-client/api-client.ts';
import { keptAction } from '../../data/lazy/kept-action.ts';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import type { ChoiceEvent, CrmRequest } from './choice.ts';
import { buildCrmLink, type OriginLabels } from './crm-link.ts';

/** The message for a failed request of the popin: without a connection there is nothing to retry yet, but the choice is kept. */
export function whyFailed(): 'app.needs-connection' | 'app.later.kept' | 'crm.failed' {
  if (navigator.onLine) return 'crm.failed';
  return keptAction() ? 'app.later.kept' : 'app.needs-connection';
}

/** What a CRM link needs beside the choice. */
export interface CrmLinkSettings {
  /** the school's name */
  school: string;
  /** the allow-list `CRM_HOSTS` */
  crmHosts: readonly string[];
  /** read when the link is built, not before: the origin may change while the page is open */
  readOrigin: () => Promise<OriginLabels | null>;
}

/**
 * Sends the request that the state of the popin waits for (section 7, the three endpoints of `/crm-links`).
 * @returns the response as an event, a failure too
 */
export async function sendRequest(
  request: CrmRequest,
  locale: Locale,
  crmLinkSettings: CrmLinkSettings,
): Promise<ChoiceEvent> {
  try {
    switch (request.endpoint) {
      case 'courses':
        return { type: 'courses', request, courses: await coursesOf(request.action, locale) };
      case 'campuses':
        return { type: 'campuses', request, campuses: await campusesOf(request, locale) };
      case 'link': {
        const { action, course, campus } = request;
        const [link] = await get<{ url: string }[]>(pathOf(action, course, campus), locale);
        const { readOrigin, ...rest } = crmLinkSettings;
        const url = link ? buildCrmLink({ ...request, ...rest, url: link.url, origin: await readOrigin() }) : null;
        return { type: 'link', request, url };
      }
      default:
        return request satisfies never;
    }
  } catch {
    return { type: 'failed', request };
  }
}

function pathOf(...parts: string[]): string {
  return `/crm-links/${parts.map(encodeURIComponent).join('/')}`;
}

async function coursesOf(action: Action, locale: Locale): Promise<CourseChoice[]> {
  const offered = await get<Partial<Record<Action, CourseChoice[]>>>('/crm-links/actions', locale);
  return offered[action] ?? [];
}

/** Where the course is taught; without a course, the chosen campus if any course of the action is taught there. */
async function campusesOf(
  { action, course, campus }: Extract<CrmRequest, { endpoint: 'campuses' }>,
  locale: Locale,
): Promise<CampusChoice[]> {
  const of = (slug: string) => get<CampusChoice[]>(pathOf(action, slug, 'campuses'), locale);
  if (course !== null) return of(course);
  // One after the other: nearly always the first course has it.
  for (const { slug } of await coursesOf(action, locale)) {
    const found = (await of(slug)).find((known) => known.slug === campus);
    if (found) return [found];
  }
  return [];
}
