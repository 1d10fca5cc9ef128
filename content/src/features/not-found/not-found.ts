import type { CollectionConfig } from 'payload';
import { editorsOnly } from '../../access/editors-only.ts';
import { readOwnSchool, writeOwnSchool } from '../../access/own-school.ts';
import { groups } from '../../collections/published-collection.ts';
import { dateAndTime } from '../../fields/date-and-time/date-and-time.ts';
import { schoolField } from '../../fields/school.ts';
import { countNotFound } from './count-endpoint.ts';

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
