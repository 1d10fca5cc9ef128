import { imageField } from './relations.ts';
import { listField } from './row.ts';
import { localizedText } from './texts.ts';

/** The contact persons of a place: one list for all languages, with localized texts. */
export const peopleField = listField(
  {
    name: 'people',
    maxRows: 12,
    label: { fr: 'Qui accueille', en: 'Who you will meet' },
    names: { fr: ['Personne', 'Personnes'], en: ['Person', 'People'] },
  },
  { name: 'name', type: 'text', required: true, maxLength: 60, label: { fr: 'Prénom', en: 'First name' } },
  localizedText('role', { fr: 'Fonction', en: 'Role' }, { required: true, maxLength: 100 }),
  localizedText(
    'about',
    { fr: 'On lui écrit pour…', en: 'Write to them about…' },
    {
      maxLength: 160,
      description: {
        fr: 'Une phrase\u00a0: les sujets dont cette personne s’occupe.',
        en: 'One sentence: what this person deals with.',
      },
    },
  ),
  { name: 'email', type: 'email', label: { fr: 'Courriel', en: 'E-mail' } },
  imageField(
    'portrait',
    { fr: 'Portrait', en: 'Portrait' },
    { description: { fr: 'À défaut, l’initiale dans un cadre.', en: 'The initial in a frame if empty.' } },
  ),
);
