import type { CollectionConfig } from 'payload';
import { readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { schoolField } from '../fields/school.ts';
import { groups } from './published-collection.ts';

/** Old addresses and where they lead now (`decisions.md`, "Legacy redirects"). */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { fr: 'Redirection', en: 'Redirect' }, plural: { fr: 'Redirections', en: 'Redirects' } },
  admin: { useAsTitle: 'from', group: groups.site, defaultColumns: ['from', 'to', 'updatedAt'] },
  access: { read: readOwnSchool, create: writeOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  defaultSort: 'from',
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      index: true,
      label: { fr: 'Ancienne adresse', en: 'Old address' },
      validate: (value: string | null | undefined) =>
        /^\/[^\s?#]*$/.test(value ?? '') || '/ancienne-adresse, /ancienne-rubrique/*',
      admin: {
        description: {
          fr: 'Un * en fin d’adresse reprend tout ce qui suit.',
          en: 'A * at the end takes whatever follows.',
        },
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: { fr: 'Nouvelle adresse', en: 'New address' },
      validate: (value: string | null | undefined) =>
        /^(\/(?!\/)|https:\/\/|media-storage:\/)/.test(value ?? '') || '/nouvelle-adresse',
    },
    schoolField,
  ],
};
