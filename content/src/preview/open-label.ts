import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { labelsReading } from './labels-reading.ts';

const what = z.object({ text: z.string().trim().min(1).max(1000), locale: z.enum(['fr', 'en']) });

/** What the panel can search for. */
const longestSearch = 250;

/**
 * `GET /preview/label` redirects an editor who clicked on a text of the site (`?text=&locale=`) to the label that reads so; where
 * there are several or none, to the list of labels, searched by the text. Without a session it redirects to the login first.
 */
export const openLabel: Endpoint = {
  path: '/preview/label',
  method: 'get',
  handler: async (req) => {
    const parsed = what.safeParse(Object.fromEntries(req.searchParams));
    if (!parsed.success) throw new APIError('Bad request', 400, undefined, true);
    const account = accountOf(req);
    const back = `/api/preview/label?${req.searchParams}`;
    if (!account) return leadTo(`/login?${new URLSearchParams({ redirect: back })}`);
    if (account.role === 'service') throw new APIError('Access denied', 403, undefined, true);
    const { text, locale } = parsed.data;
    const { docs } = await req.payload.find({
      collection: 'labels',
      locale,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const [label, ...others] = labelsReading(docs, text);
    if (label && others.length === 0) return leadTo(`/collections/labels/${label.id}?locale=${locale}`);
    return leadTo(
      `/collections/labels?${new URLSearchParams({ search: text.replace(/\s+/g, ' ').slice(0, longestSearch), locale })}`,
    );
  },
};

const leadTo = (pathInPanel: string) =>
  new Response(null, {
    status: 303,
    headers: { 'cache-control': 'no-store', location: `${settings.publicUrl}/admin${pathInPanel}` },
  });
