import type { PanelLanguage } from '../../panel/panel-language.ts';
import type { FormRefusal, Row } from './redirect-row.ts';
import type { TableRefusal } from './redirect-table.ts';

type Refusal = FormRefusal | TableRefusal;

/** Why a row is refused, and what would be accepted. @param hosts that are allowed */
type Sentences = { [R in Refusal as R['reason']]: string | ((refusal: R, hosts: string) => string) };

/** Messages about a redirect, in the languages of the panel. */
const french = {
  'from-malformed': 'L’ancienne adresse doit être un chemin du site, par exemple /ancienne-adresse, sans espace.',
  'from-query': 'L’ancienne adresse s’arrête avant « ? » ou « # » : ce qui suit est conservé de toute façon.',
  'from-star': 'Un seul * est possible, à la fin : /ancienne-rubrique/* ou /fichiers/*.pdf.',
  'from-server': 'Cette adresse est réservée au serveur du site : une redirection n’y serait jamais suivie.',
  'to-malformed':
    'La nouvelle adresse doit ressembler à /nouvelle-adresse, https://hote.example/page ou media-storage:/fichier.pdf, sans espace.',
  'to-star': 'Dans la nouvelle adresse, un seul * est possible, à la fin : /actualites/* ou media-storage:/*.pdf.',
  'to-star-alone': 'Le * de la nouvelle adresse reprend celui de l’ancienne, qui n’en a pas.',
  'to-scheme': 'Une adresse hors du site doit commencer par https://.',
  'to-host': ({ host }, hosts) => `L’hôte « ${host} » n’est pas autorisé. Hôtes autorisés : ${hosts}.`,
  screen: ({ path }) => `Cette redirection masquerait un écran du site : ${path}.`,
  live: ({ document: { title, path } }) =>
    `Cette redirection masquerait la page « ${title} », publiée à l’adresse ${path}.`,
  duplicate: 'Cette ancienne adresse a déjà une redirection.',
  'target-of': ({ row: { from, to } }) =>
    `La redirection « ${from} » mène déjà à cette adresse (${to}) : deux redirections se suivraient. Modifiez d’abord « ${from} ».`,
  loop: 'Cette redirection tourne en rond : la nouvelle adresse ramène à l’ancienne.',
  chain: ({ row: { from, to } }) =>
    `La nouvelle adresse est elle-même redirigée (« ${from} » vers « ${to} ») : indiquez directement l’adresse finale.`,
  taken: (path: string, { from, to }: Row) =>
    `L’adresse ${path} est prise par la redirection « ${from} » vers « ${to} » : supprimez cette redirection, ou choisissez une autre adresse.`,
  trashed: 'Cette redirection est dans la corbeille : restaurez-la, puis modifiez-la.',
  repeated: (line: number) => `Même ancienne adresse qu’à la ligne ${line}.`,
} satisfies Sentences & Record<'taken' | 'trashed' | 'repeated', unknown>;

const english: typeof french = {
  'from-malformed': 'The old address must be a path of the site, for example /old-address, without spaces.',
  'from-query': 'The old address ends before “?” or “#”: what follows is kept in any case.',
  'from-star': 'Only one * is possible, at the end: /old-section/* or /files/*.pdf.',
  'from-server': 'This address is reserved for the server of the site: a redirect there would never be followed.',
  'to-malformed':
    'The new address should look like /new-address, https://host.example/page or media-storage:/file.pdf, without spaces.',
  'to-star': 'In the new address only one * is possible, at the end: /en/news/* or media-storage:/*.pdf.',
  'to-star-alone': 'The * of the new address stands for that of the old one, which has none.',
  'to-scheme': 'An address outside the site must begin with https://.',
  'to-host': ({ host }, hosts) => `The host “${host}” is not allowed. Allowed hosts: ${hosts}.`,
  screen: ({ path }) => `This redirect would hide a screen of the site: ${path}.`,
  live: ({ document: { title, path } }) => `This redirect would hide the page “${title}”, published at ${path}.`,
  duplicate: 'This old address has a redirect already.',
  'target-of': ({ row: { from, to } }) =>
    `The redirect “${from}” leads to this address (${to}): one redirect would follow another. Change “${from}” first.`,
  loop: 'This redirect goes round in circles: the new address leads back to the old one.',
  chain: ({ row: { from, to } }) =>
    `The new address is redirected itself (“${from}” to “${to}”): please give the final address directly.`,
  taken: (path, { from, to }) =>
    `The address ${path} is taken by the redirect “${from}” to “${to}”: delete that redirect, or choose another address.`,
  trashed: 'This redirect is in the trash: restore it, then change it.',
  repeated: (line) => `Same old address as on line ${line}.`,
};

export const redirectMessages = { fr: french, en: english };

/** The message for an editor: why a row is refused, and what would be accepted. */
export function refusalMessage(refusal: Refusal, language: PanelLanguage, hosts: readonly string[]): string {
  const sentence = redirectMessages[language][refusal.reason];
  return typeof sentence === 'string' ? sentence : sentence(refusal as never, hosts.join(', '));
}
