import { refuseLink } from '@vitrine/contract/links/allowed-host.ts';
import { actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { settings } from '../config/settings.ts';
import { refuseEmptyLink, refuseSecondLink } from '../features/crm-links/check-link.ts';
import { crmLinkReads } from '../features/crm-links/endpoints.ts';
import { linkMessages } from '../features/crm-links/link-messages.ts';
import { crmLinksCsv } from '../features/crm-links/links-csv.ts';
import { actionLabels, choice } from '../fields/choices.ts';
import { relation } from '../fields/relations.ts';
import { row } from '../fields/row.ts';
import { schoolField } from '../fields/school.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { prefilled } from '../panel/prefilled.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { groups } from './published-collection.ts';

/**
 * Accepts only URLs that the site would follow (section 7, "Followed CRM links"). `refuseEmptyLink` decides whether it may
 * be empty.
 */
const followedUrl: TextFieldSingleValidation = (value, { req }) => {
  const url = value ?? '';
  const refusal = url === '' ? null : refuseLink(url, settings.crmHosts);
  return refusal === null || linkMessages[panelLanguageOf(req)].refused[refusal](url, settings.crmHosts);
};

/** The URLs of the CRM for an action, a course and a campus (section 3, "CRM link"). */
export const crmLinks: CollectionConfig = {
  slug: 'crm-links',
  // A duplicate would be a second link for the same choice.
  disableDuplicate: true,
  labels: { singular: { fr: 'Lien CRM', en: 'CRM link' }, plural: { fr: 'Liens CRM', en: 'CRM links' } },
  admin: {
    group: groups.leads,
    defaultColumns: ['action', 'course', 'campus', 'url', 'updatedAt'],
    listSearchableFields: ['course.title', 'campus.title', 'url'],
  },
  access: { read: readOwnSchool, create: writeOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  endpoints: [...crmLinksCsv, ...crmLinkReads],
  hooks: { beforeValidate: [refuseSecondLink, refuseEmptyLink] },
  fields: [
    prefilled(choice('action', { fr: 'Action', en: 'Action' }, actionLabels), (given) => oneOf(actions, given)),
    row(
      prefilled(relation('course', 'courses', { fr: 'Formation', en: 'Course' }, { required: true })),
      prefilled(
        relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { required: true, error: sentenceError }),
      ),
    ),
    {
      name: 'url',
      type: 'text',
      localized: true,
      label: { fr: 'Adresse du formulaire', en: 'Form address' },
      validate: followedUrl,
      admin: {
        components: { Error: sentenceError },
        description: {
          fr: 'En anglais\u00a0: seulement si l’adresse diffère de la française.',
          en: 'In English: only where the address differs from the French one.',
        },
      },
    },
    prefilled(schoolField),
  ],
};
