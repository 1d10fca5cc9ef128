import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';

const names = actions.join(', ');

/** Messages about a line of a CSV file of CRM links, in the languages of the panel. */
const french = {
  action: (value: string) => `L’action « ${value} » n’existe pas : ${names}.`,
  course: (value: string) => `La formation « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  campus: (value: string) => `Le campus « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  repeated: (line: number) => `Même action, formation et campus qu’à la ligne ${line}.`,
};

const english: typeof french = {
  action: (value) => `There is no action “${value}”: ${names}.`,
  course: (value) => `The school has no course “${value}” (its French address is expected).`,
  campus: (value) => `The school has no campus “${value}” (its French address is expected).`,
  repeated: (line) => `Same action, course and campus as on line ${line}.`,
};

export const linkMessages = { fr: french, en: english };
