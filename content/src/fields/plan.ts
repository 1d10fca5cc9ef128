import type { Field, TextFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { imageField } from './relations.ts';
import { listField } from './row.ts';
import { localizedText } from './texts.ts';

const messages = {
  fr: {
    malformed: 'Une seule lettre, de A à Z, en capitale.',
    twice: 'Cette lettre désigne déjà un autre repère.',
  },
  en: {
    malformed: 'A single capital letter, from A to Z.',
    twice: 'This letter already stands for another landmark.',
  },
};

const ownLetter: TextFieldSingleValidation = (value, { data, req }) => {
  const say = messages[panelLanguageOf(req)];
  if (!value || !/^[A-Z]$/.test(value)) return say.malformed;
  const { landmarks = [] } = (data ?? {}) as { landmarks?: { letter?: string }[] };
  return landmarks.filter(({ letter }) => letter === value).length < 2 || say.twice;
};

/**
 * A site plan with a legend of its letters. The legend is text in fields, not part of the image: screen readers read it, and
 * it is localized.
 */
export const planFields: Field[] = [
  imageField(
    'plan',
    { fr: 'Plan de situation', en: 'Site plan' },
    {
      description: {
        fr: 'Sans texte dans l’image\u00a0: des lettres A, B, C, expliquées par les repères ci-dessous.',
        en: 'No words in the image: letters A, B, C, explained by the landmarks below.',
      },
    },
  ),
  listField(
    {
      name: 'landmarks',
      maxRows: 12,
      label: { fr: 'Repères du plan', en: 'Landmarks of the plan' },
      names: { fr: ['Repère', 'Repères'], en: ['Landmark', 'Landmarks'] },
    },
    {
      name: 'letter',
      type: 'text',
      required: true,
      label: { fr: 'Lettre', en: 'Letter' },
      validate: ownLetter,
    },
    localizedText('name', { fr: 'Nom', en: 'Name' }, { required: true, maxLength: 80 }),
    {
      name: 'minutes',
      type: 'number',
      min: 1,
      max: 60,
      label: { fr: 'Minutes à pied', en: 'Minutes on foot' },
      admin: {
        description: { fr: 'Du repère au campus.', en: 'From the landmark to the campus.' },
      },
    },
  ),
];
