import type { plainScreens } from '@vitrine/contract/routes/route-table.ts';
import { linkableCollections, type linkTargets } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Field, FieldHook, TextFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { asOptions, selectField } from './choices.ts';
import { isObject, isShown } from './field-values.ts';
import { filesOfSchool, sameSchool } from './relations.ts';
import { trimmed } from './rules.ts';
import type { Label } from './texts.ts';

const screenLabels = {
  home: { fr: 'Accueil', en: 'Home' },
  'campus-list': { fr: 'Liste des campus', en: 'Campus list' },
  'course-list': { fr: 'Liste des formations', en: 'Course list' },
  'news-list': { fr: 'Actualités', en: 'News list' },
  agenda: { fr: 'Agenda', en: 'What’s on' },
  portfolios: { fr: 'Portfolios', en: 'Portfolios' },
  crm: { fr: 'Nous contacter (choix de l’action)', en: 'Contact (choice of action)' },
  finder: { fr: 'Trouver ma formation', en: 'Course finder' },
} as const satisfies Record<(typeof plainScreens)[number], Label>;

/** Only URLs that a browser can follow safely. */
export const safeUrl = /^(https:\/\/|mailto:|tel:|\/(?!\/))/;

const unsafe: Label = {
  fr: 'L’adresse doit commencer par https://, mailto:, tel: ou /.',
  en: 'The address must begin with https://, mailto:, tel: or /.',
};

const safeAddress: TextFieldSingleValidation = (value, { siblingData, req }) =>
  (siblingData as { to?: string }).to !== 'address' ||
  Boolean(value && safeUrl.test(value.trim())) ||
  unsafe[panelLanguageOf(req)];

const targetLabels = {
  document: { fr: 'un document', en: 'a document' },
  screen: { fr: 'un écran du site', en: 'a screen of the site' },
  file: { fr: 'un fichier PDF', en: 'a PDF file' },
  address: { fr: 'une adresse', en: 'an address' },
} as const satisfies Record<(typeof linkTargets)[number], Label>;

/** The fields of a link. */
const linkFields: Field[] = [
  selectField('to', { fr: 'Mène à', en: 'Leads to' }, targetLabels, { defaultValue: 'document' }),
  {
    name: 'document',
    type: 'relationship',
    relationTo: [...linkableCollections],
    label: { fr: 'Document', en: 'Document' },
    filterOptions: sameSchool,
    admin: { condition: (_data, siblings) => siblings?.to === 'document' },
  },
  {
    name: 'screen',
    type: 'select',
    label: { fr: 'Écran', en: 'Screen' },
    options: asOptions(screenLabels),
    admin: { condition: (_data, siblings) => siblings?.to === 'screen' },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    label: { fr: 'Fichier PDF', en: 'PDF file' },
    filterOptions: filesOfSchool({ mimeType: { equals: 'application/pdf' } }),
    admin: { condition: (_data, siblings) => siblings?.to === 'file' },
  },
  {
    name: 'address',
    type: 'text',
    label: { fr: 'Adresse', en: 'Address' },
    admin: { condition: (_data, siblings) => siblings?.to === 'address' },
    validate: safeAddress,
    hooks: { beforeValidate: [trimmed] },
  },
];

/** Empties the targets that the form does not show: a former one would count as a use of its document, and nobody could remove it. */
const emptyHiddenTargets: FieldHook = ({ data, field, siblingData, value }) => {
  if (!isObject(value)) return value;
  const isLink = isShown(field, data ?? {}, siblingData);
  const hidden = linkFields.filter(
    ({ admin }) => admin?.condition && !(isLink && isShown({ admin }, data ?? {}, value)),
  );
  return { ...value, ...Object.fromEntries(hidden.map((target) => ['name' in target && target.name, null])) };
};

/** A link as one group of fields. */
export const linkField: Field = {
  name: 'link',
  type: 'group',
  label: { fr: 'Lien', en: 'Link' },
  fields: linkFields,
  hooks: { beforeChange: [emptyHiddenTargets] },
};
