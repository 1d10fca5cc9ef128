import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { computedField } from '../access/computed-field.ts';
import { readOwnSchool, writeOwnSchool } from '../access/own-school.ts';
import { leadOn } from '../features/legacy-redirects/automatic-redirects.ts';
import { checkRedirect, labels } from '../features/legacy-redirects/check-redirect.ts';
import { redirectsCsv } from '../features/legacy-redirects/redirects-csv.ts';
import { forgetCovered } from '../features/not-found/not-found-rows.ts';
import { idOf } from '../fields/field-values.ts';
import { schoolField } from '../fields/school.ts';
import { prefilled } from '../panel/prefilled.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { groups } from './published-collection.ts';

/**
 * Deletes the rows of the not-found log that the redirect covers, and has the redirects of a page in the trash lead on from its address.
 * An import does this once for all its rows.
 */
const applyRedirect: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { automaticRedirects, linesTogether, quietly } = req.context;
  const school = Number(idOf(doc.school));
  const { from, to } = doc;
  if (linesTogether || quietly || doc.deletedAt || !school || !from || !to) return doc;
  await forgetCovered(req, school, [{ from, to }]);
  if (!automaticRedirects) await leadOn(req, school, [{ from, to }]);
  return doc;
};

/** An old URL in the query of the form's URL, as the not-found log links to it. */
const oldUrlIn = (given: string) => (given.startsWith('/') && given.length <= 300 ? given : undefined);

/** Old URLs and where they lead now (section 2, "Legacy redirects"). */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  // A duplicate would have the same old URL.
  disableDuplicate: true,
  labels: { singular: { fr: 'Redirection', en: 'Redirect' }, plural: { fr: 'Redirections', en: 'Redirects' } },
  admin: {
    useAsTitle: 'from',
    group: groups.site,
    defaultColumns: ['from', 'to', 'automatic', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    components: { afterListTable: ['/src/features/legacy-redirects/redirects-transfer.tsx#RedirectsTransfer'] },
  },
  access: { read: readOwnSchool, create: writeOwnSchool, update: writeOwnSchool, delete: writeOwnSchool },
  endpoints: redirectsCsv,
  hooks: { beforeValidate: [checkRedirect], afterChange: [applyRedirect] },
  defaultSort: 'from',
  fields: [
    prefilled(
      {
        name: 'from',
        type: 'text',
        required: true,
        index: true,
        label: labels.from,
        admin: {
          components: { Error: sentenceError },
          description: {
            fr: 'Par exemple /ancienne-adresse. Un * en fin d’adresse reprend tout ce qui suit : /ancienne-rubrique/*, /fichiers/*.pdf.',
            en: 'For example /old-address. A * at the end takes whatever follows: /old-section/*, /files/*.pdf.',
          },
        },
      },
      oldUrlIn,
    ),
    {
      name: 'to',
      type: 'text',
      required: true,
      label: labels.to,
      admin: {
        components: { Error: sentenceError },
        description: {
          fr: 'Une adresse du site, par exemple /actualites/*, où * reprend celui de l’ancienne adresse. media-storage:/ désigne le stockage des fichiers.',
          en: 'An address of the site, for example /en/news/*, where * stands for that of the old address. media-storage:/ is the file storage.',
        },
      },
    },
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      label: { fr: 'Créée par un changement d’adresse', en: 'Made by a change of address' },
      access: computedField,
      admin: { readOnly: true, position: 'sidebar' },
    },
    prefilled(schoolField),
  ],
};
