import { setTimeout as pause } from 'node:timers/promises';
import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { type Action, actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { z } from 'zod';
import type { CampusChoice, CourseChoice } from '../../model.ts';
import { optionalText } from '../documents/document-fields.ts';
import { ContentUnavailable } from '../errors.ts';
import type { ReaderContext } from '../reader-context.ts';
import type { SiteContext } from '../site-context.ts';

const courseChoice = z.object({ name: z.string(), slug: z.string() });
const campusChoice = courseChoice.extend({ phone: optionalText, email: optionalText });
const links = z.array(z.object({ url: z.string() }));
// Not a record: an action that a newer content service has would be refused.
const coursesByAction = z.object(
  Object.fromEntries(actions.map((action) => [action, z.array(courseChoice)])) as Record<
    Action,
    z.ZodArray<typeof courseChoice>
  >,
);
const campusChoices = z.array(campusChoice);

/** The courses that each action offers (section 7, `GET /crm-links/actions`). Slugs are the French ones in both languages. */
export async function readCrmActions(
  { content }: ReaderContext,
  locale: Locale,
): Promise<Record<Action, CourseChoice[]>> {
  const response = await content.get('/crm-links/actions', { locale }, coursesByAction);
  if (!response) throw new ContentUnavailable('/crm-links/actions', 'the endpoint is missing');
  return response;
}

/** The campuses of a course (section 7, `GET /crm-links/{action}/{courseSlug}/campuses`); none for an unknown course. */
export async function readCrmCampuses(
  { content }: ReaderContext,
  locale: Locale,
  action: Action,
  course: string,
): Promise<CampusChoice[]> {
  if (!isSlug(course)) return [];
  return (await content.get(`/crm-links/${action}/${course}/campuses`, { locale }, campusChoices)) ?? [];
}

/**
 * The link of a choice (section 7): the first one that the content service has. `null` where there is none, or where it may not be
 * followed ("Followed CRM links"); the latter is an editor's mistake and is logged.
 */
export async function readCrmLink(
  { content, settings, logLeftOut }: Pick<SiteContext, 'content' | 'settings' | 'logLeftOut'>,
  locale: Locale,
  choice: { action: Action; course: string; campus: string },
): Promise<{ url: string } | null> {
  const { action, course, campus } = choice;
  if (!isSlug(course) || !isSlug(campus)) return null;
  const [link] = (await content.get(`/crm-links/${action}/${course}/${campus}`, { locale }, links)) ?? [];
  if (!link) return null;
  if (refuseLink(link.url, settings.crmHosts) === null) return link;
  logLeftOut(`CRM link of ${action}, ${course}, ${campus}`, new Error('it leads to a host that is not allowed'));
  return null;
}

/** One read with a context of its own. Resolves to what is to be read then. */
type Read = (context: SiteContext) => Promise<Read[]>;

const readLinks =
  (locale: Locale): Read =>
  async (context) => {
    const courses = await readCrmActions(context, locale);
    return actions.flatMap((action) => courses[action].map(({ slug }) => readLinksOf(locale, action, slug)));
  };

const readLinksOf =
  (locale: Locale, action: Action, course: string): Read =>
  async (context) => {
    const campuses = await readCrmCampuses(context, locale, action, course);
    return campuses.map(({ slug: campus }) => async (context) => {
      await readCrmLink(context, locale, { action, course, campus });
      return [];
    });
  };

interface LinkReading {
  /** called for each read, which has a deadline of its own */
  newContext: () => SiteContext;
  signal: AbortSignal;
  /** how many times as long as a read took the content service is left to visitors before the next one */
  restAfterRead?: number;
  /** milliseconds after a read that failed: the content service may be starting again */
  restAfterFailure?: number;
}

/**
 * Reads every choice and its link, one after the other and with pauses, so that the content cache has them: whoever chooses while the
 * content service is away is led on all the same (section 7). What fails is tried once more at the end.
 * @returns the errors of what could not be read
 */
export async function readEveryCrmLink(reading: LinkReading): Promise<unknown[]> {
  const { newContext, signal, restAfterRead = 4, restAfterFailure = 30_000 } = reading;
  const errors: unknown[] = [];
  const triedAgain = new Set<Read>();
  const reads = locales.map(readLinks);
  for (const read of reads) {
    if (signal.aborted) break;
    const started = performance.now();
    let rest: number;
    try {
      reads.push(...(await read(newContext())));
      rest = restAfterRead * (performance.now() - started);
    } catch (error) {
      if (triedAgain.has(read)) errors.push(error);
      else reads.push(read);
      triedAgain.add(read);
      rest = restAfterFailure;
    }
    await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return errors;
}
