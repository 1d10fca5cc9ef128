import { locales } from '@vitrine/contract/routes/locale.ts';
import type { CollectionBeforeValidateHook } from 'payload';
import { readPublishedState, readSubPages } from '../change-journal/published-state.ts';
import { refusal } from '../endpoints/refusal.ts';
import { isPublication } from '../features/drafts/is-publication.ts';
import { notedSave } from '../features/drafts/note-save.ts';
import { stateToCome } from '../features/legacy-redirects/url-hooks.ts';
import { nameOf } from '../panel/document-names.ts';
import { listNames } from '../panel/list-names.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { subPagesLabels } from './sub-pages-labels.ts';

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
  const say = subPagesLabels[language];
  const names: string[] = [];
  for (const { state, document } of subPages) {
    if (lost.some((each) => state.slug[each])) names.push(say.page(await nameOf(req, 'pages', document, language)));
  }
  const name = await nameOf(req, 'pages', originalDoc, language);
  const pages = listNames(names, language);
  if (!isPublished) throw refusal(409, say.offline(name, pages));
  throw refusal(409, isTop ? say.slug(name, pages, locale) : say.below(name, pages));
};
