import { plainScreens } from '@vitrine/contract/routes/route-table.ts';
import { linkableCollections } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Field, Where } from 'payload';
import { sameSchool, sameSchoolWhere } from './relations.ts';

const screenLabels = {
  home: { fr: 'Accueil', en: 'Home' },
  'campus-list': { fr: 'Liste des campus', en: 'Campus list' },
  'course-list': { fr: 'Liste des formations', en: 'Course list' },
  'news-list': { fr: 'Actualités', en: 'News list' },
  agenda: { fr: 'Agenda', en: 'Agenda' },
  portfolios: { fr: 'Portfolios', en: 'Portfolios' },
  crm: { fr: 'Nous contacter (choix de l’action)', en: 'Contact (choice of action)' },
  finder: { fr: 'Trouver ma formation', en: 'Course finder' },
} as const satisfies Record<(typeof plainScreens)[number], { fr: string; en: string }>;

/** Only URLs that a browser can follow safely. */
const safeUrl = /^(https:\/\/|mailto:|tel:|\/(?!\/))/;

/** The fields of a link. */
const linkFields: Field[] = [
  {
    name: 'to',
    type: 'select',
    required: true,
    defaultValue: 'document',
    label: { fr: 'Mène à', en: 'Leads to' },
    options: [
      { value: 'document', label: { fr: 'un document', en: 'a document' } },
      { value: 'screen', label: { fr: 'un écran du site', en: 'a screen of the site' } },
      { value: 'file', label: { fr: 'un fichier PDF', en: 'a PDF file' } },
      { value: 'address', label: { fr: 'une adresse', en: 'an address' } },
    ],
  },
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
    options: plainScreens.map((value) => ({ value, label: screenLabels[value] })),
    admin: { condition: (_data, siblings) => siblings?.to === 'screen' },
  },
  {
    name: 'file',
    type: 'upload',
    relationTo: 'media',
    label: { fr: 'Fichier PDF', en: 'PDF file' },
    filterOptions: ({ data, user }) => {
      const pdf: Where = { mimeType: { equals: 'application/pdf' } };
      const school = sameSchoolWhere(data, user);
      return school ? { and: [school, pdf] } : pdf;
    },
    admin: { condition: (_data, siblings) => siblings?.to === 'file' },
  },
  {
    name: 'address',
    type: 'text',
    label: { fr: 'Adresse', en: 'Address' },
    admin: { condition: (_data, siblings) => siblings?.to === 'address' },
    validate: (
      value: string | null | undefined,
      { siblingData, req }: { siblingData: unknown; req: { i18n: { language: string } } },
    ) => {
      if ((siblingData as { to?: string }).to !== 'address') return true;
      if (value && safeUrl.test(value)) return true;
      return req.i18n.language === 'fr'
        ? 'L’adresse doit commencer par https://, mailto:, tel: ou /.'
        : 'The address must begin with https://, mailto:, tel: or /.';
    },
  } as Field,
];

/** A link as one group of fields. */
export const linkField: Field = {
  name: 'link',
  type: 'group',
  label: { fr: 'Lien', en: 'Link' },
  fields: linkFields,
};
