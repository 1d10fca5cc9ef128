import { actionLabels, choice } from '../fields/choices.ts';
import { linkField } from '../fields/link.ts';
import { imageField } from '../fields/relations.ts';
import { listField } from '../fields/row.ts';
import { wholeNumberField } from '../fields/rules.ts';
import { blockHeading, section } from './section.ts';

/** Cards: short texts with a link. */
export const cardsBlock = section(
  'cards',
  { fr: ['Cartes', 'Cartes'], en: ['Cards', 'Cards'] },
  blockHeading,
  listField(
    { name: 'cards', minRows: 1, names: { fr: ['Carte', 'Cartes'], en: ['Card', 'Cards'] } },
    { name: 'title', type: 'text', required: true, label: { fr: 'Titre', en: 'Title' } },
    { name: 'text', type: 'textarea', label: { fr: 'Texte', en: 'Text' } },
    imageField('image', { fr: 'Image', en: 'Image' }),
    { name: 'hasLink', type: 'checkbox', label: { fr: 'Avec un lien', en: 'With a link' } },
    { ...linkField, admin: { condition: (_data, siblings) => Boolean(siblings?.hasLink) } } as typeof linkField,
    {
      name: 'linkLabel',
      type: 'text',
      label: { fr: 'Texte du lien', en: 'Link text' },
      admin: { condition: (_data, siblings) => Boolean(siblings?.hasLink) },
    },
  ),
);

/** An invitation to one of the three actions. */
export const callToActionBlock = section(
  'call-to-action',
  { fr: ['Appel à l’action', 'Appels à l’action'], en: ['Call to action', 'Calls to action'] },
  { name: 'heading', type: 'text', required: true, label: { fr: 'Titre', en: 'Heading' } },
  { name: 'text', type: 'textarea', label: { fr: 'Texte', en: 'Text' } },
  choice('action', { fr: 'Action', en: 'Action' }, actionLabels),
);

/** Documents of the school, listed by the site: always up to date. */
export const listBlock = section(
  'list',
  { fr: ['Liste automatique', 'Listes automatiques'], en: ['Automatic list', 'Automatic lists'] },
  blockHeading,
  choice(
    'of',
    { fr: 'Liste de', en: 'List of' },
    {
      courses: { fr: 'Formations', en: 'Courses' },
      campuses: { fr: 'Campus', en: 'Campuses' },
      news: { fr: 'Actualités', en: 'News' },
      events: { fr: 'Événements', en: 'Events' },
      portfolios: { fr: 'Travaux d’étudiants', en: 'Student work' },
    },
  ),
  wholeNumberField('limit', { fr: 'Nombre au plus', en: 'At most' }, [1, 12], { defaultValue: 6 }),
);

/** The facts of the school that families ask for, from its own fields: always up to date (section 19). */
export const schoolFactsBlock = section(
  'school-facts',
  {
    fr: ['Certification, handicap, financement', 'Certification, handicap, financement'],
    en: ['Certification, disability, financing', 'Certification, disability, financing'],
  },
  blockHeading,
);
