import { languageNames } from '../../panel/panel-language.ts';
import type { CheckState } from './checks.ts';

type Language = 'fr' | 'en';

const some = (count: number, one: string, several: string) => `${count}\u00a0${count < 2 ? one : several}`;

/** The labels of the checklist in the panel, in its two languages. */
const french = {
  title: 'Avant de publier',
  states: { done: 'Fait', advice: 'Conseil', error: 'À corriger' } satisfies Record<CheckState, string>,
  summary: (errors: number, advice: number) =>
    errors + advice === 0
      ? 'Rien à signaler.'
      : [errors > 0 && some(errors, 'erreur', 'erreurs'), advice > 0 && some(advice, 'conseil', 'conseils')]
          .filter(Boolean)
          .join(', '),
  blocks: 'Les erreurs empêchent la publication, les conseils non.',
  checking: 'Vérification…',
  failed:
    'La vérification n’a pas pu se faire\u00a0: le service ne répond pas. Elle reprendra à la prochaine modification.',
  unknown: 'service injoignable',
  newTab: 'nouvel onglet',
  noSlug: (locale: Language) => `Sans adresse, la page n’existera pas en ${languageNames[locale].fr}.`,
  offlineRubrique: (name: string) =>
    `La rubrique «\u00a0${name}\u00a0» n’est pas en ligne\u00a0: cette page n’aura pas d’adresse avant qu’elle soit publiée.`,
  untranslatedRubrique: (name: string, locale: Language) =>
    `La rubrique «\u00a0${name}\u00a0» n’a pas d’adresse en ${languageNames[locale].fr}\u00a0: cette page n’en aura pas non plus. Donnez d’abord une adresse à la rubrique.`,
  scheduled: (moment: string) =>
    `La date est à venir\u00a0: «\u00a0Publier\u00a0» programmera l’article pour le ${moment}.`,
  past: (moment: string) => `L’événement est passé (${moment})\u00a0: il ne sera plus annoncé.`,
  noDescription: (_length: number, least: number, most: number) =>
    `Sans description, les moteurs choisissent eux-mêmes un extrait\u00a0: écrivez de ${least} à ${most} caractères.`,
  shortDescription: (length: number, least: number, most: number) =>
    `La description a ${length} caractères, c’est court\u00a0: de ${least} à ${most} conviennent.`,
  longDescription: (length: number, least: number, most: number) =>
    `La description a ${length} caractères et sera coupée\u00a0: de ${least} à ${most} conviennent.`,
  shortTitle: (length: number, least: number, most: number) =>
    `Le titre, avec le nom du site, a ${length} caractères, c’est court\u00a0: de ${least} à ${most} conviennent.`,
  longTitle: (length: number, least: number, most: number) =>
    `Le titre a ${length} caractères et sera coupé\u00a0: de ${least} à ${most} conviennent.`,
  emptyHeading: 'Un intertitre est vide\u00a0: écrivez-le, ou changez-le en paragraphe.',
  headingLevel: (text: string, level: number, expected: number) =>
    `«\u00a0${text}\u00a0» est un titre ${level} sans titre ${expected} au-dessus\u00a0: choisissez le titre ${expected}.`,
  link: (text: string) => (text ? `Le lien «\u00a0${text}\u00a0»` : 'Un lien'),
  noTarget: (link: string) => `${link} ne mène nulle part\u00a0: choisissez sa cible.`,
  goneTarget: (link: string) => `${link} mène à un document qui n’existe plus\u00a0: choisissez-en un autre.`,
  unpublishedTarget: (link: string, name: string) =>
    `${link} mène à «\u00a0${name}\u00a0», qui n’est pas publié\u00a0: publiez-le d’abord, ou choisissez un autre document.`,
  untranslatedTarget: (link: string, name: string, locale: Language) =>
    `${link} mène à «\u00a0${name}\u00a0», qui n’existe pas en ${languageNames[locale].fr}\u00a0: traduisez-le, ou choisissez un autre document.`,
  deadAddress: (link: string, address: string) =>
    `${link} mène à ${address}, où il n’y a pas de page\u00a0: corrigez l’adresse, ou choisissez un document.`,
  panelAddress: (link: string, address: string) =>
    `${link} mène à ${address}, que les visiteurs ne peuvent pas ouvrir\u00a0: il y faut un compte. Choisissez un document\u00a0; vers un PDF mène le lien «\u00a0un fichier PDF\u00a0» d’une carte ou d’un menu.`,
  deadOutside: (link: string, address: string, since: string) =>
    `${link} mène à ${address}, qui ne répond plus ${since}\u00a0: corrigez l’adresse, ou retirez le lien.`,
  hole: (action: string) => `${action}\u00a0: il n’y a pas de lien CRM. Ajoutez-le.`,
  wrong: (action: string) => `${action}\u00a0: le site ne suit pas ce lien CRM. Corrigez-le.`,
  dead: (action: string, since: string) => `${action}\u00a0: ce lien CRM ne répond plus ${since}. Corrigez-le.`,
  previews: 'Voir l’aperçu',
  preview: 'Dans les résultats de recherche',
  previewShare: 'Sur les réseaux sociaux',
  shareDrawn: 'Le site dessine l’image de partage avec ce titre.',
  hidden: 'Cette page est exclue des moteurs de recherche.',
  noPage: 'Sans adresse, il n’y a pas de page à montrer.',
};

const english: typeof french = {
  title: 'Before publishing',
  states: { done: 'Done', advice: 'Suggestion', error: 'To correct' },
  summary: (errors, advice) =>
    errors + advice === 0
      ? 'Nothing to report.'
      : [errors > 0 && some(errors, 'error', 'errors'), advice > 0 && some(advice, 'suggestion', 'suggestions')]
          .filter(Boolean)
          .join(', '),
  blocks: 'Errors prevent the publication, suggestions do not.',
  checking: 'Checking…',
  failed: 'The checks could not be made: the service is not responding. They will be made again at the next change.',
  unknown: 'service not reached',
  newTab: 'new tab',
  noSlug: (locale) => `Without an address the page will not exist in ${languageNames[locale].en}.`,
  offlineRubrique: (name) =>
    `The parent page “${name}” is not online: this page will have no address until it is published.`,
  untranslatedRubrique: (name, locale) =>
    `The parent page “${name}” has no address in ${languageNames[locale].en}: this page will have none either. Please give the parent page one first.`,
  scheduled: (moment) => `The date is to come: “Publish” will schedule the article for ${moment}.`,
  past: (moment) => `The event is over (${moment}): it will not be announced any more.`,
  noDescription: (_length, least, most) =>
    `Without a description search engines choose an excerpt themselves: please write ${least} to ${most} characters.`,
  shortDescription: (length, least, most) =>
    `The description has ${length} characters, which is short: ${least} to ${most} are right.`,
  longDescription: (length, least, most) =>
    `The description has ${length} characters and will be cut: ${least} to ${most} are right.`,
  shortTitle: (length, least, most) =>
    `The title, with the name of the site, has ${length} characters, which is short: ${least} to ${most} are right.`,
  longTitle: (length, least, most) =>
    `The title has ${length} characters and will be cut: ${least} to ${most} are right.`,
  emptyHeading: 'A heading is empty: please write it, or make it a paragraph.',
  headingLevel: (text, level, expected) =>
    `“${text}” is a heading ${level} without a heading ${expected} above it: please choose heading ${expected}.`,
  link: (text) => (text ? `The link “${text}”` : 'A link'),
  noTarget: (link) => `${link} leads nowhere: please choose its target.`,
  goneTarget: (link) => `${link} leads to a document that does not exist any more: please choose another one.`,
  unpublishedTarget: (link, name) =>
    `${link} leads to “${name}”, which is not published: publish it first, or choose another document.`,
  untranslatedTarget: (link, name, locale) =>
    `${link} leads to “${name}”, which does not exist in ${languageNames[locale].en}: translate it, or choose another document.`,
  deadAddress: (link, address) =>
    `${link} leads to ${address}, where there is no page: please correct the address, or choose a document.`,
  panelAddress: (link, address) =>
    `${link} leads to ${address}, which visitors cannot open: it needs an account. Please choose a document; to a PDF leads the link “a PDF file” of a card or a menu.`,
  deadOutside: (link, address, since) =>
    `${link} leads to ${address}, which has not responded ${since}: please correct the address, or remove the link.`,
  hole: (action) => `${action}: there is no CRM link. Please add it.`,
  wrong: (action) => `${action}: the site does not follow this CRM link. Please correct it.`,
  dead: (action, since) => `${action}: this CRM link has not responded ${since}. Please correct it.`,
  previews: 'Show the preview',
  preview: 'In search results',
  previewShare: 'On social networks',
  shareDrawn: 'The site draws the share image with this title.',
  hidden: 'This page is kept out of search engines.',
  noPage: 'Without an address there is no page to show.',
};

export const checklistLabels = { fr: french, en: english };
