import { type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeValidateHook } from 'payload';
import { readPublishedState, readSubPages } from '../../change-journal/published-state.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { nameOf } from '../../panel/document-names.ts';
import { listNames } from '../../panel/list-names.ts';
import { languageNames, panelLanguageOf } from '../../panel/panel-language.ts';
import { isPublication } from '../drafts/is-publication.ts';
import { notedSave } from '../drafts/note-save.ts';
import { stateToCome } from './url-hooks.ts';

/** Why a rubrique keeps its place and its address, in the languages of the panel. */
const french = {
  page: (name: string) => `«\u00a0${name}\u00a0»`,
  place: (name: string, place: 'online' | 'top', pages: string) =>
    `«\u00a0${name}\u00a0» reste ${place === 'online' ? 'en ligne' : 'une rubrique'}, car ses sous-pages publiées n’auraient plus d’adresse\u00a0: ${pages}. Donnez-leur d’abord une autre rubrique, ou retirez-les du site.`,
  slug: (name: string, pages: string, locale: Locale) =>
    `«\u00a0${name}\u00a0» garde son adresse en ${languageNames[locale].fr}, car ses sous-pages publiées n’en auraient plus dans cette langue\u00a0: ${pages}. Videz d’abord leur adresse dans cette langue, ou donnez-leur une autre rubrique.`,
};

const english: typeof french = {
  page: (name) => `“${name}”`,
  place: (name, place, pages) =>
    `“${name}” stays ${place === 'online' ? 'online' : 'at the top level'}, because published pages below it would have no address any more: ${pages}. Move them to another parent page first, or take them offline.`,
  slug: (name, pages, locale) =>
    `“${name}” keeps its address in ${languageNames[locale].en}, because published pages below it would have none in that language any more: ${pages}. Empty their addresses in that language first, or move them to another parent page.`,
};

/**
 * Refuses what would leave published pages below a rubrique without an address: to take it offline, to put it below another
 * page, or to empty its slug in a language in which they have one.
 * @throws APIError 409 that names the pages
 */
export const keepSubPages: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const { draft } = notedSave(req);
  const isPublished = isPublication(data, req);
  if (!data || operation !== 'update' || req.context.quietly || (draft && !isPublished)) return data;
  const { id } = originalDoc as { id: number };
  const before = await readPublishedState(req, 'pages', id);
  if (!before?.isPublished || before.parent !== null) return data;
  const subPages = await readSubPages(req, id);
  if (subPages.length === 0) return data;

  const after = await stateToCome(req, 'pages', data, id);
  const isTop = after.parent === null;
  const lost = locales.filter(
    (locale) =>
      before.slug[locale] &&
      !(isPublished && isTop && after.slug[locale]?.trim()) &&
      subPages.some(({ state: { slug } }) => slug[locale]),
  );
  const [locale] = lost;
  if (!locale) return data;

  const language = panelLanguageOf(req);
  const say = { fr: french, en: english }[language];
  const names: string[] = [];
  for (const { state, document } of subPages) {
    if (lost.some((each) => state.slug[each])) names.push(say.page(await nameOf(req, 'pages', document, language)));
  }
  const name = await nameOf(req, 'pages', originalDoc, language);
  const pages = listNames(names, language);
  const isOfSlug = isPublished && isTop;
  throw refusal(409, isOfSlug ? say.slug(name, pages, locale) : say.place(name, isPublished ? 'top' : 'online', pages));
};
