import { buildUrl, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale } from '@vitrine/contract/routes/locale.ts';
import { knownInput } from '@vitrine/contract/routes/parse-url.ts';
import { screens } from '@vitrine/contract/routes/route-table.ts';
import { isSlug } from '@vitrine/contract/slug.ts';
import { type BrowserEvent, filters, subjectOf } from '@vitrine/contract/visits/visit-events.ts';
import { classOf, vitals as vitalNames } from '@vitrine/contract/visits/vitals.ts';
import { actions } from '@vitrine/contract/vocabulary/actions.ts';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { Settings } from '../../app/config/settings.server.ts';
import type { Bindings, SiteBindings } from '../bindings.ts';
import type { HeaderList } from '../headers/response-headers.ts';
import { apiFailure, toResponse } from '../limits/early-response.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { KnownPages } from '../urls/known-pages.ts';
import { isCounted } from './is-counted.ts';
import type { VisitSums } from './visit-sums.ts';
import type { VitalHistograms } from './vital-histograms.ts';

export interface BrowserEventParts extends Pick<SiteBindings, 'clientOf'> {
  /** events of each client, apart from its pages */
  limit: RateLimit;
  settings: Pick<Settings, 'siteUrl'>;
  known: Pick<KnownPages, 'withoutUnknown'>;
  sums: Pick<VisitSums, 'note'>;
  vitals: Pick<VitalHistograms, 'observe'>;
}

/** What one client may report, each second and at once: opening, choosing and leaving are seconds apart. */
export const eventRate = { burst: 60, perSecond: 1, clients: 20_000 };

/** A value that a browser measures: a page whose largest text appears after an hour was in the background. */
const longestVital = 3_600_000;

const slug = z.string().refine(isSlug).nullable();
const short = z.string().max(150);

/** One event, as browsers report it. */
const browserEvent = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.enum(['action-opened', 'action-chosen', 'action-left'] satisfies BrowserEvent[]),
    action: z.enum(actions).nullable(),
    ...{ course: slug, campus: slug },
  }),
  z.strictObject({
    event: z.literal('filter-used' satisfies BrowserEvent),
    screen: z.enum(Object.keys(filters) as (keyof typeof filters)[]),
    filter: short,
    value: short,
  }),
  z.strictObject({
    event: z.literal('vital' satisfies BrowserEvent),
    screen: z.enum(screens),
    vital: z.enum(vitalNames),
    value: z.number().nonnegative().max(longestVital),
  }),
]);
type Reported = z.infer<typeof browserEvent>;

/** The subject of a reported event. @returns null where it names what is not published, or no filter */
function subjectOfReport(reported: Reported, known: BrowserEventParts['known']): string | null {
  if (reported.event === 'filter-used') {
    const { screen, filter, value } = reported;
    const isFilter = (filters[screen] as readonly string[]).includes(filter);
    if (!isFilter || knownInput(screen, {}, new URLSearchParams({ [filter]: value }))[filter] !== value) return null;
    const page = buildUrl(screen, defaultLocale, { [filter]: value });
    return page && known.withoutUnknown(page) === page ? subjectOf(screen, filter, value) : null;
  }
  if (reported.event === 'vital') {
    const { screen, vital, value } = reported;
    return subjectOf(screen, vital, classOf(vital, value));
  }
  const { action, course, campus } = reported;
  const page = pathTo('crm', defaultLocale, action ? { action } : {}, {
    ...(course && { course }),
    ...(campus && { campus }),
  });
  return known.withoutUnknown(page) === page ? subjectOf(action, course, campus) : null;
}

/**
 * `POST /api/visit-events`: one event that a page of the site reports. No cookie is read or set, and nothing of the request is
 * stored but the event. @returns 204, also where the visitor does not want to be counted; 400, 403 or 429 with the reason of the catalogue
 */
export function browserEvents(parts: BrowserEventParts): Handler<Bindings> {
  const { settings, known, sums, vitals, limit, clientOf } = parts;
  const origin = new URL(settings.siteUrl).origin;
  return async ({ req, env }) => {
    const fail = (status: 400 | 403 | 429, headers?: HeaderList) =>
      toResponse(apiFailure(status, defaultLocale, settings, headers));
    if (req.header('origin') !== origin) return fail(403);
    const wait = limit.consume(clientOf(env.incoming));
    if (wait > 0) return fail(429, [['retry-after', String(wait)]]);
    const parsed = browserEvent.safeParse(await req.json().catch(() => null));
    if (!parsed.success) return fail(400);
    const subject = subjectOfReport(parsed.data, known);
    if (subject === null) return fail(400);
    if (isCounted(req.header())) {
      sums.note(parsed.data.event, subject);
      if (parsed.data.event === 'vital') vitals.observe(parsed.data);
    }
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
