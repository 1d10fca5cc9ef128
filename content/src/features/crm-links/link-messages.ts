import type { LinkRefusal } from '@vitrine/contract/links/allowed-host.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';

const names = actions.join(', ');

/** Why the site would not follow a URL. @param hosts those that it may have */
type RefusedUrl = Record<LinkRefusal, (url: string, hosts: readonly string[]) => string>;

/** Messages about a CRM link in a form or a line of a CSV file, in the languages of the panel. */
const french = {
  action: (value: string) => `L’action « ${value} » n’existe pas : ${names}.`,
  course: (value: string) => `La formation « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  campus: (value: string) => `Le campus « ${value} » n’existe pas dans l’école (adresse française attendue).`,
  emptyUrl:
    'Indiquez l’adresse du formulaire : sans elle, le visiteur lit « Le lien demandé est indisponible. » Pour retirer le lien, supprimez-le.',
  frenchFirst:
    'Indiquez d’abord l’adresse française\u00a0: passez en français («\u00a0Langue du contenu\u00a0», en haut de la page) et enregistrez-la. L’adresse anglaise ne se remplit ensuite que si elle diffère.',
  second: 'Il existe déjà un lien pour cette action, cette formation et ce campus : modifiez-le.',
  refused: {
    malformed: () =>
      'Cette adresse est mal formée : elle doit ressembler à https://crm.ecole.example/formulaire, sans espace.',
    scheme: () => 'Cette adresse doit commencer par https://.',
    host: (url, hosts) => `L’hôte « ${new URL(url).host} » n’est pas autorisé. Hôtes autorisés : ${hosts.join(', ')}.`,
  } as RefusedUrl,
  repeated: (line: number) => `Même action, formation et campus qu’à la ligne ${line}.`,
};

const english: typeof french = {
  action: (value) => `There is no action “${value}”: ${names}.`,
  course: (value) => `The school has no course “${value}” (its French address is expected).`,
  campus: (value) => `The school has no campus “${value}” (its French address is expected).`,
  emptyUrl:
    'Please give the address of the form: without it the visitor reads “The requested link is unavailable.” To take the link away, delete it.',
  frenchFirst:
    'Please give the French address first: change to French (“Locale” at the top of the page) and save it. The English address is then filled in only where it differs.',
  second: 'There is a link for this action, course and campus already: please change that one.',
  refused: {
    malformed: () => 'This address is malformed: it should look like https://crm.ecole.example/form, without spaces.',
    scheme: () => 'This address must begin with https://.',
    host: (url, hosts) => `The host “${new URL(url).host}” is not allowed. Allowed hosts: ${hosts.join(', ')}.`,
  },
  repeated: (line) => `Same action, course and campus as on line ${line}.`,
};

export const linkMessages = { fr: french, en: english };
