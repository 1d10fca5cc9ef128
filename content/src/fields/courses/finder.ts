import { greatestWeight, type Making, type StartingPoint } from '@vitrine/contract/vocabulary/finder-answers.ts';
import type { Field } from 'payload';
import { row } from '../row.ts';
import { wholeNumberField } from '../rules.ts';
import type { Label } from '../texts.ts';

const startingPointLabels = {
  school: { fr: 'Au lycée', en: 'Still at school' },
  baccalaureate: { fr: 'Avec le bac, ou en études', en: 'School finished, or studying' },
  degree: { fr: 'Bac + 3 en création', en: 'A degree in a creative field' },
  work: { fr: 'En reconversion', en: 'Changing career' },
} as const satisfies Record<StartingPoint, Label>;

const makingLabels = {
  places: { fr: 'Des lieux', en: 'Places' },
  objects: { fr: 'Des objets', en: 'Objects' },
  images: { fr: 'Des images', en: 'Images' },
  garments: { fr: 'Des vêtements', en: 'Clothes' },
  materials: { fr: 'Des matières', en: 'Materials' },
  screens: { fr: 'Des écrans', en: 'Screens' },
  undecided: { fr: 'Ne sait pas encore', en: 'Does not know yet' },
} as const satisfies Record<Making, Label>;

const scale = {
  fr: '0\u00a0: pas du tout\u00a0; 1\u00a0: un peu\u00a0; 2\u00a0: bien\u00a0; 3\u00a0: tout à fait\u00a0; vide\u00a0: la page n’en dit rien.',
  en: '0: not at all; 1: a little; 2: well; 3: entirely; empty: the page says nothing of it.',
};

const explained = ({ fr, en }: Label): Label => ({ fr: `${fr} ${scale.fr}`, en: `${en} ${scale.en}` });

/** The weights of the answers to one question. */
function weights(name: string, label: Label, description: Label, answers: Record<string, Label>): Field {
  return {
    name,
    type: 'group',
    label,
    admin: { description: explained(description) },
    fields: [
      row(
        ...Object.entries(answers).map(
          ([answer, answerLabel]): Field =>
            wholeNumberField(answer, answerLabel, [0, greatestWeight], { admin: { width: '25%' } }),
        ),
      ),
    ],
  };
}

/** How well a course suits the answers that visitors give to the course finder (section 17). Campus, rhythm and fees are those of its offerings. */
export const finderField: Field = {
  name: 'finder',
  type: 'group',
  label: { fr: 'Trouver ma formation', en: 'Course finder' },
  admin: {
    description: {
      fr: 'La page «\u00a0Trouver ma formation\u00a0» propose d’abord les formations qui conviennent le mieux aux réponses du visiteur. Campus, rythme et frais viennent des offres.',
      en: 'The page “Find my course” puts the courses first that suit the visitor’s answers best. Campus, mode of study and fees are those of the offerings.',
    },
  },
  fields: [
    weights(
      'now',
      { fr: 'Où en est le visiteur\u00a0?', en: 'Where is the visitor now?' },
      { fr: 'La formation lui est-elle ouverte\u00a0?', en: 'Is the course open to them?' },
      startingPointLabels,
    ),
    weights(
      'make',
      { fr: 'Qu’aime faire le visiteur\u00a0?', en: 'What does the visitor like to make?' },
      { fr: 'En fait-on dans la formation\u00a0?', en: 'Is that made in the course?' },
      makingLabels,
    ),
  ],
};
