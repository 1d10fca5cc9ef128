import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { languageNames } from '../panel/panel-language.ts';

const french = {
  page: (name: string) => `«\u00a0${name}\u00a0»`,
  offline: (name: string, pages: string) =>
    `«\u00a0${name}\u00a0» reste en ligne, car ses sous-pages publiées n’auraient plus d’adresse\u00a0: ${pages}. Donnez-leur d’abord une autre rubrique, ou retirez-les du site.`,
  below: (name: string, pages: string) =>
    `«\u00a0${name}\u00a0» reste une rubrique, car ses sous-pages publiées n’auraient plus d’adresse\u00a0: ${pages}. Donnez-leur d’abord une autre rubrique, ou retirez-les du site.`,
  slug: (name: string, pages: string, locale: Locale) =>
    `«\u00a0${name}\u00a0» garde son adresse en ${languageNames[locale].fr}, car ses sous-pages publiées n’en auraient plus dans cette langue\u00a0: ${pages}. Videz d’abord leur adresse dans cette langue, ou donnez-leur une autre rubrique.`,
};

const english: typeof french = {
  page: (name) => `“${name}”`,
  offline: (name, pages) =>
    `“${name}” stays online, because published pages below it would have no address any more: ${pages}. Move them to another parent page first, or take them offline.`,
  below: (name, pages) =>
    `“${name}” stays at the top level, because published pages below it would have no address any more: ${pages}. Move them to another parent page first, or take them offline.`,
  slug: (name, pages, locale) =>
    `“${name}” keeps its address in ${languageNames[locale].en}, because published pages below it would have none in that language any more: ${pages}. Empty their addresses in that language first, or move them to another parent page.`,
};

/** Why a rubrique keeps its place and its address, in the languages of the panel. */
export const subPagesLabels = { fr: french, en: english };
