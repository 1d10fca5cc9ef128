import { withoutTrailingSlashes } from '@vitrine/contract/routes/legacy-table.ts';
import { parseUrl } from '@vitrine/contract/routes/parse-url.ts';
import { isPage, segmentsOf } from '@vitrine/contract/routes/route-table.ts';
import { actions, oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { PanelLanguage } from '../../../panel/panel-language.ts';
import type { FormLink, LinkTarget } from '../../../rich-text/links-of-values.ts';
import type { DeadLinks } from '../../link-checks/dead-links.ts';
import { sinceWhen } from '../../link-checks/dead-links.ts';
import { checklistLabels } from '../checklist-labels.ts';
import type { Finding } from '../checks.ts';

/** A document to which a link leads, in the language of the form. */
export interface KnownTarget {
  collection: string;
  id: number;
  name: string;
  /** whether the site shows it, and every document of which its URL has a part */
  isPublished: boolean;
  /** whether it has a URL in the language */
  isTranslated: boolean;
}

/** What is known of the targets of links. */
export interface KnownTargets {
  documents: readonly KnownTarget[];
  files: ReadonlySet<number>;
  /** whether the site responds to a path, with a page or a redirect */
  leads: (path: string) => boolean;
  /** addresses of other sites that are dead */
  dead: DeadLinks;
}

/** The path of an address of the site itself; `null` for any other, and for addresses of files. */
export function innerPath(address: string, siteUrl: string): string | null {
  if (address.startsWith('#') || !URL.canParse(address, siteUrl)) return null;
  const url = new URL(address, siteUrl);
  if (url.origin !== new URL(siteUrl).origin || !isPage(url)) return null;
  const path = withoutTrailingSlashes(url.pathname);
  return path + url.search;
}

/**
 * Whether a path of the site has a page.
 * @param path path and query
 * @param published the paths of all published documents
 */
export function hasPage(path: string, published: ReadonlySet<string>): boolean {
  const parsed = parseUrl(path);
  if (!parsed) return false;
  const { screen, locale, params, key } = parsed;
  if (screen === 'error-debug') return false;
  if (screen === 'crm') return params.action === undefined || oneOf(actions, params.action) !== undefined;
  const isOfDocument = segmentsOf(screen, locale).some(([, colon, name]) => colon && params[name] !== undefined);
  return !isOfDocument || published.has(key.split('?')[0] ?? '');
}

/** Whether an address is one of the content service: its panel and the sources of its files need an account. */
function isOfPanel(address: string, panelUrl: string): boolean {
  const url = URL.parse(address);
  return url?.origin === panelUrl && /^\/(admin|api)(\/|$)/.test(url.pathname);
}

type Say = (typeof checklistLabels)['fr'];

interface FormOfLinks {
  language: PanelLanguage;
  locale: 'fr' | 'en';
  siteUrl: string;
  /** the origin of the content service */
  panelUrl: string;
}

function fault(
  target: LinkTarget,
  link: string,
  { documents, files, leads, dead }: KnownTargets,
  { say, language, locale, siteUrl, panelUrl }: FormOfLinks & { say: Say },
): string | null {
  switch (target.to) {
    case 'nothing':
      return say.noTarget(link);
    case 'screen':
      return null;
    case 'file':
      return files.has(target.id) ? null : say.goneTarget(link);
    case 'address': {
      if (isOfPanel(target.address, panelUrl)) return say.panelAddress(link, target.address);
      const path = innerPath(target.address, siteUrl);
      const found = dead.get(target.address);
      if (found) return say.deadOutside(link, target.address, sinceWhen(found, language));
      return path === null || leads(path) ? null : say.deadAddress(link, target.address);
    }
    case 'document': {
      const found = documents.find(({ collection, id }) => collection === target.collection && id === target.id);
      if (!found) return say.goneTarget(link);
      if (!found.isPublished) return say.unpublishedTarget(link, found.name);
      return found.isTranslated ? null : say.untranslatedTarget(link, found.name, locale);
    }
    default:
      return target satisfies never;
  }
}

/** The links of a form that lead nowhere, to other sites as of the last night. */
export function linkAdvice(links: readonly FormLink[], known: KnownTargets, form: FormOfLinks): Finding[] {
  const say = checklistLabels[form.language];
  return links.flatMap(({ path, within, text, target }): Finding[] => {
    const message = fault(target, say.link(text), known, { say, ...form });
    return message === null ? [] : [{ check: 'links', blocks: false, path, message, ...(within && { within }) }];
  });
}
