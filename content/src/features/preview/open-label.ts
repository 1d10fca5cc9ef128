import { locales } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import { settings } from '../../config/settings.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readQuery } from '../../endpoints/read-request.ts';
import { labelsReading } from './labels-reading.ts';
import { leadTo, loginBefore } from './login-before.ts';

const what = z.object({ text: z.string().trim().min(1).max(1000), locale: z.enum(locales) });

/** What the panel can search for. */
const longestSearch = 250;

/**
 * `GET /preview/label` redirects an editor who clicked on a text of the site (`?text=&locale=`) to the label that reads so; where
 * there are several or none, to the list of labels, searched by the text. Without a session it redirects to the login first.
 */
export const openLabel = endpoint('get', '/preview/label', async (req) => {
  const { text, locale } = readQuery(req, what);
  const login = loginBefore(req);
  if (login) return login;
  const { docs } = await req.payload.find({
    collection: 'labels',
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const list = `${settings.publicUrl}/admin/collections/labels`;
  const [label, ...others] = labelsReading(docs, text);
  if (label && others.length === 0) return leadTo(`${list}/${label.id}?locale=${locale}`);
  const search = text.replace(/\s+/g, ' ').slice(0, longestSearch);
  return leadTo(`${list}?${new URLSearchParams({ search, locale })}`);
});
