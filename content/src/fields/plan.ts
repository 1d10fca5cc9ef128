import type { Field } from 'payload';
import { imageField } from './relations.ts';
import { localizedText } from './texts.ts';

const twice = (letter: unknown, data: unknown): boolean =>
  ((data as { landmarks?: { letter?: string }[] } | undefined)?.landmarks ?? []).filter((row) => row.letter === letter)
    .length > 1;

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
        fr: 'Sans texte dans l’image : des lettres A, B, C, expliquées par les repères ci-dessous.',
        en: 'No words in the image: letters A, B, C, explained by the landmarks below.',
      },
    },
  ),
  {
    name: 'landmarks',
    type: 'array',
    maxRows: 12,
    label: { fr: 'Repères du plan', en: 'Landmarks of the plan' },
    labels: { singular: { fr: 'Repère', en: 'Landmark' }, plural: { fr: 'Repères', en: 'Landmarks' } },
    fields: [
      {
        name: 'letter',
        type: 'text',
        required: true,
        label: { fr: 'Lettre', en: 'Letter' },
        validate: (
          value: string | null | undefined,
          { data, req }: { data: unknown; req: { i18n: { language: string } } },
        ) => {
          const french = req.i18n.language === 'fr';
          if (!value || !/^[A-Z]$/.test(value)) {
            return french ? 'Une seule lettre, de A à Z, en capitale.' : 'A single capital letter, from A to Z.';
          }
          if (!twice(value, data)) return true;
          return french
            ? 'Cette lettre désigne déjà un autre repère.'
            : 'This letter already stands for another landmark.';
        },
      } as Field,
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
    ],
  },
];
