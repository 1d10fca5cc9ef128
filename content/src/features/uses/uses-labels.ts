import { languageNames } from '../../panel/panel-language.ts';
import type { UseState } from './uses-of.ts';

/** The labels about uses, in the languages of the panel. */

const languageName = (locale: string, panel: 'fr' | 'en') =>
  locale in languageNames ? languageNames[locale as 'fr' | 'en'][panel] : locale;

/** How many uses a refusal names. */
const named = 6;

const french = {
  title: 'Utilisé dans',
  unused: 'Aucune utilisation.',
  loading: 'Recherche des utilisations…',
  failed: 'Les utilisations n’ont pas pu être lues.',
  named: (kind: string, name: string) => `${kind} « ${name} »`,
  inLanguage: (path: string, locale: string) => `${path} (${languageName(locale, 'fr')})`,
  states: {
    current: '',
    draft: 'brouillon en attente',
    version: 'ancienne version',
    trash: 'corbeille',
  } satisfies Record<UseState, string> as Record<UseState, string>,
  refusal: (name: string, uses: readonly string[]) =>
    `« ${name} » est encore utilisé et reste donc en place : ${inFrench(uses)}. Remplacez ou retirez ces utilisations, puis supprimez.`,
  refusedForGood: (name: string, uses: readonly string[]) =>
    `« ${name} » reste dans la corbeille, car on s’y réfère encore : ${inFrench(uses)}.`,
  refusedMove: (name: string, uses: readonly string[]) =>
    `« ${name} » est encore utilisé et reste donc dans son école : ${inFrench(uses)}. Remplacez ou retirez ces utilisations, puis changez l’école.`,
  subPages: {
    offline: (name: string, pages: readonly string[]) =>
      `« ${name} » reste en ligne, car ses sous-pages publiées n’auraient plus d’adresse : ${inFrench(pages.map((page) => `« ${page} »`))}. Donnez-leur d’abord une autre rubrique, ou retirez-les du site.`,
    below: (name: string, pages: readonly string[]) =>
      `« ${name} » reste une rubrique, car ses sous-pages publiées n’auraient plus d’adresse : ${inFrench(pages.map((page) => `« ${page} »`))}. Donnez-leur d’abord une autre rubrique, ou retirez-les du site.`,
    slug: (name: string, pages: readonly string[], locale: string) =>
      `« ${name} » garde son adresse en ${languageName(locale, 'fr')}, car ses sous-pages publiées n’en auraient plus dans cette langue : ${inFrench(pages.map((page) => `« ${page} »`))}. Videz d’abord leur adresse dans cette langue, ou donnez-leur une autre rubrique.`,
  },
  trashedDraft: 'Un document se met à la corbeille, et en sort, en entier, pas en brouillon.',
};

const english: typeof french = {
  title: 'Used in',
  unused: 'Not used anywhere.',
  loading: 'Looking for uses…',
  failed: 'The uses could not be read.',
  named: (kind, name) => `${kind} “${name}”`,
  inLanguage: (path, locale) => `${path} (${languageName(locale, 'en')})`,
  states: { current: '', draft: 'waiting draft', version: 'former version', trash: 'trash' },
  refusal: (name, uses) =>
    `“${name}” is still used, so it stays where it is: ${inEnglish(uses)}. Replace or remove these uses, then delete it.`,
  refusedForGood: (name, uses) =>
    `“${name}” stays in the trash, because something still refers to it: ${inEnglish(uses)}.`,
  refusedMove: (name, uses) =>
    `“${name}” is still used, so it stays in its school: ${inEnglish(uses)}. Replace or remove these uses, then change the school.`,
  subPages: {
    offline: (name, pages) =>
      `“${name}” stays online, because published pages below it would have no address any more: ${inEnglish(pages.map((page) => `“${page}”`))}. Move them to another rubrique first, or take them offline.`,
    below: (name, pages) =>
      `“${name}” stays a rubrique, because published pages below it would have no address any more: ${inEnglish(pages.map((page) => `“${page}”`))}. Move them to another rubrique first, or take them offline.`,
    slug: (name, pages, locale) =>
      `“${name}” keeps its address in ${languageName(locale, 'en')}, because published pages below it would have none in that language any more: ${inEnglish(pages.map((page) => `“${page}”`))}. Empty their addresses in that language first, or move them to another rubrique.`,
  },
  trashedDraft: 'A document is moved to the trash, and restored, as a whole, not as a draft.',
};

const inFrench = (uses: readonly string[]) => listed(uses, (rest) => `et ${rest} ${rest === 1 ? 'autre' : 'autres'}`);
const inEnglish = (uses: readonly string[]) => listed(uses, (rest) => `and ${rest} more`);

function listed(uses: readonly string[], more: (rest: number) => string): string {
  const rest = uses.length - named;
  return [...uses.slice(0, named), ...(rest > 0 ? [more(rest)] : [])].join(', ');
}

export const usesLabels = { fr: french, en: english };
