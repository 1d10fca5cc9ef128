import { comparable, compileLegacyMatch } from '@vitrine/contract/routes/legacy-table.ts';
import type { CollectionConfig } from 'payload';
import { z } from 'zod';
import { editorsOnly } from '../../access/editors-only.ts';
import { readOwnSchool, writeOwnSchool } from '../../access/own-school.ts';
import { requireSiteSchool } from '../../access/require-site.ts';
import { groups } from '../../collections/published-collection.ts';
import { settings } from '../../config/settings.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { dateAndTime } from '../../fields/date-and-time/date-and-time.ts';
import { schoolField } from '../../fields/school.ts';
import { readRows } from '../legacy-redirects/read-table.ts';
import { addMissing } from './not-found-rows.ts';

const path = z
  .string()
  .max(300)
  .regex(/^\/[^\s?#\p{Cc}]*$/u);
const body = z.object({ paths: z.array(z.object({ path, count: z.int().min(1).max(1_000_000) })).max(500) });

/** A path that may contain an e-mail address is personal data: it is not stored. */
const isPersonal = (path: string) => /@|%40/i.test(path);

/**
 * `POST /not-found`: the site's own account sends how often URLs were requested and not found; the counts are added to the
 * stored ones. URLs that have a redirect by now are left out.
 * @returns `{ counted }`, how many URLs were stored
 */
const countNotFound = endpoint('post', '/', async (req) => {
  const school = requireSiteSchool(req);
  const { paths } = await readBody(req, body);
  const match = compileLegacyMatch(await readRows(req, school));
  const counts = new Map<string, number>();
  for (const { path, count } of paths) {
    const key = comparable(path);
    if (key !== '/' && !isPersonal(key) && match(key) === null) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const missing = [...counts].map(([path, count]) => ({ path, count }));
  await addMissing(req, school, missing, settings.now());
  return uncached({ counted: missing.length });
});

/**
 * The not-found log: paths that were requested and do not exist, counted by the site. A row is deleted once a redirect or a page
 * exists at its path.
 */
export const notFound: CollectionConfig = {
  slug: 'not-found',
  labels: {
    singular: { fr: 'Adresse introuvable', en: 'Address not found' },
    plural: { fr: 'Adresses introuvables', en: 'Addresses not found' },
  },
  admin: {
    useAsTitle: 'path',
    group: groups.site,
    defaultColumns: ['path', 'count', 'lastSeen', 'redirect'],
    hideAPIURL: true,
  },
  access: {
    read: (args) => editorsOnly(args) && readOwnSchool(args),
    create: () => false,
    update: () => false,
    delete: writeOwnSchool,
  },
  endpoints: [countNotFound],
  indexes: [{ fields: ['school', 'path'], unique: true }],
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-count',
  fields: [
    { name: 'path', type: 'text', required: true, maxLength: 300, label: { fr: 'Adresse', en: 'Address' } },
    {
      name: 'count',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      label: { fr: 'Demandes', en: 'Requests' },
      admin: { components: { Cell: '/src/features/not-found/cells.tsx#CountCell' } },
    },
    {
      name: 'lastSeen',
      type: 'date',
      required: true,
      label: { fr: 'Dernière demande', en: 'Last request' },
      admin: dateAndTime,
    },
    {
      name: 'redirect',
      type: 'ui',
      label: { fr: 'Redirection', en: 'Redirect' },
      admin: {
        components: {
          Cell: '/src/features/not-found/cells.tsx#RedirectCell',
          Field: '/src/features/not-found/cells.tsx#RedirectField',
        },
      },
    },
    schoolField,
  ],
};
