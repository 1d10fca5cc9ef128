import type { CollectionConfig } from 'payload';
import {
  addToOwnSchool,
  deleteOwnSchool,
  draftOwnSchool,
  readOwnVersions,
  readPublished,
} from '../access/own-school.ts';
import { keepAddress } from '../features/drafts/kept-address.ts';
import { redirectOldUrl, refuseTakenUrl } from '../features/legacy-redirects/url-hooks.ts';
import { refuseInvalidLanguage } from '../features/translations/refuse-invalid-language.ts';
import { keepPublished } from '../features/versions/keep-published.ts';
import { schoolField } from '../fields/school.ts';
import { slugField } from '../fields/slug.ts';
import { checkSlug } from '../hooks/check-slug.ts';
import { withHooks } from '../hooks/with-hooks.ts';
import { refuseUndescribedImages } from '../media/refuse-undescribed.ts';
import { pregeneratePublished } from '../media/variants/pre-generate.ts';

/** The groups in which an editor finds the collections. */
export const groups = {
  school: { fr: 'L’école', en: 'The school' },
  life: { fr: 'La vie de l’école', en: 'School life' },
  site: { fr: 'Le site', en: 'The website' },
  leads: { fr: 'Candidatures', en: 'Applications' },
  settings: { fr: 'Réglages', en: 'Settings' },
} as const;

/** Drafts and the last versions, for everything that the site publishes. */
export const draftsAndVersions = {
  // Scheduling is our own (`scheduling/`).
  drafts: { schedulePublish: false },
  maxPerDoc: 25,
} satisfies CollectionConfig['versions'];

/**
 * A collection of documents that the site publishes: of one school, with drafts and versions, readable by the site once
 * published. Its images are described; where the collection has slugs they are checked, old URLs
 * redirected, and both languages validated. A reference to one returns its name and the parts of its URL (`defaultPopulate`).
 */
export function publishedCollection(config: CollectionConfig): CollectionConfig {
  const hasSlug = config.fields.includes(slugField);
  const hooked = withHooks(config, {
    last: {
      beforeValidate: [
        ...(hasSlug ? [keepAddress, checkSlug, refuseTakenUrl] : []),
        refuseUndescribedImages,
        ...(hasSlug ? [refuseInvalidLanguage] : []),
      ],
      beforeChange: [keepPublished],
      afterChange: [...(hasSlug ? [redirectOldUrl] : []), pregeneratePublished],
    },
  });
  return {
    ...hooked,
    access: {
      read: readPublished,
      readVersions: readOwnVersions,
      create: addToOwnSchool,
      update: draftOwnSchool,
      delete: deleteOwnSchool,
      ...config.access,
    },
    versions: draftsAndVersions,
    // Drafts first: databases differ in where they sort rows without a date.
    ...(config.defaultSort && { defaultSort: ['_status', config.defaultSort].flat() }),
    fields: [...config.fields, schoolField],
  };
}
