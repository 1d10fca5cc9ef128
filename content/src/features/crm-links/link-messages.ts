import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';

const names = actions.join(', ');

/** Messages about a CRM link in a form or a line of a CSV file, in the languages of the panel. */
const french = {
  action: (value: string) => `L’action « ${value} » n’existe pas : ${names}.`,
  course: (value: string) => `La formation « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  campus: (value: string) => `Le campus « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  emptyUrl:
    'Indiquez l’adresse du formulaire : sans elle, le visiteur lit « Le lien demandé est indisponible. » Pour retirer le lien, supprimez-le.',
  repeated: (line: number) => `Même action, formation et campus qu’à la ligne ${line}.`,
};

const english: typeof french = {
  action: (value) => `There is no action “${value}”: ${names}.`,
  course: (value) => `The school has no course “${value}” (its French address is expected).`,
  campus: (value) => `The school has no campus “${value}” (its French address is expected).`,
  emptyUrl:
    'Please give the address of the form: without it the visitor reads “The requested link is unavailable.” To take the link away, delete it.',
  repeated: (line) => `Same action, course and campus as on line ${line}.`,
};

export const linkMessages = { fr: french, en: english };
