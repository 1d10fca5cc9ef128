import type { CollectionConfig } from 'payload';
import { readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { crmLinkReads } from '../endpoints/crm-links.ts';
import { actions, choice } from '../fields/choices.ts';
import { relation } from '../fields/relations.ts';
import { schoolField } from '../fields/school.ts';
import { groups } from './published-collection.ts';

/** Where a visitor who has chosen an action, a course and a campus is sent (section 3, "CRM link"). */
export const crmLinks: CollectionConfig = {
  slug: 'crm-links',
  labels: { singular: { fr: 'Lien CRM', en: 'CRM link' }, plural: { fr: 'Liens CRM', en: 'CRM links' } },
  admin: { group: groups.leads, defaultColumns: ['action', 'course', 'campus', 'url', 'updatedAt'] },
  access: { read: readOwnSchool, create: writeOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  endpoints: crmLinkReads,
  fields: [
    choice('action', { fr: 'Action', en: 'Action' }, actions),
    {
      type: 'row',
      fields: [
        relation('course', 'courses', { fr: 'Formation', en: 'Course' }, { required: true }),
        relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { required: true }),
      ],
    },
    {
      name: 'url',
      type: 'text',
      localized: true,
      label: { fr: 'Adresse du formulaire', en: 'Form address' },
      admin: {
        description: {
          fr: 'En anglais : seulement si l’adresse diffère de la française.',
          en: 'In English: only where the address differs from the French one.',
        },
      },
    },
    schoolField,
  ],
};
