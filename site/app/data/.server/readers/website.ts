import { conformityOf } from '@vitrine/contract/accessibility-statement.ts';
import { defaultLocale, type Locale, otherLocale } from '@vitrine/contract/routes/locale.ts';
import { z } from 'zod';
import type {
  AccessibilityStatement,
  MenuEntry,
  MenuItem,
  RichMenu,
  SaidText,
  School,
  SchoolFacts,
} from '../../model.ts';
import { id, rows, text } from '../documents/document-fields.ts';
import {
  accessibilityDocument,
  homeDocument,
  menuDocument,
  schoolDocument,
  schoolFactsDocument,
} from '../documents/school-documents.ts';
import type { LinkDocument } from '../documents/shared-documents.ts';
import { ContentUnavailable } from '../errors.ts';
import type { ReaderContext } from '../reader-context.ts';
import { toContact } from '../translate/translate-details.ts';
import { toLink } from '../translate/translate-link.ts';
import { toImage } from '../translate/translate-media.ts';
import { getList, readList, readOwnSchool } from './read-list.ts';

/**
 * The school whose site this is: that of the service account (section 7, `GET /users/me`).
 * @param siteUrl the public origin, as configured
 * @throws ContentUnavailable, also where the account has no published school
 */
export async function readSchool(context: ReaderContext, locale: Locale, siteUrl: string): Promise<School> {
  const school = await readOwnSchool(context, locale, schoolDocument, 1);
  if (!school) throw new ContentUnavailable('/schools', 'the service account has no published school');
  return {
    name: school.name,
    namespace: school.namespace,
    siteUrl,
    siteName: school.seoDefaults?.siteName || school.name,
    metaDescription: school.seoDefaults?.metaDescription ?? '',
    twitterSite: school.seoDefaults?.twitterSite ?? null,
    logo: toImage(school.logo),
    shareImage: toImage(school.seoDefaults?.shareImage ?? null),
    social: school.social.map((network) => ({ ...network, visible: network.visible ?? true })),
    contact: school.contact ?? { address: '', phone: '', email: '' },
    tagManagerId: school.tagManagerId,
    complaintUrl: school.complaintUrl,
    footerFrameUrl: school.footerFrameUrl,
    conformity: school.accessibility?.date ? conformityOf(school.accessibility.rate ?? null) : null,
  };
}

/** What families ask of the school (section 19). What has no text in the language is left out. */
export async function readSchoolFacts(context: Pick<ReaderContext, 'content'>, locale: Locale): Promise<SchoolFacts> {
  const school = await readOwnSchool(context, locale, schoolFactsDocument);
  return {
    qualiopi: school?.qualiopi?.number ? school.qualiopi : null,
    disabilityContact: toContact(school?.disabilityContact),
    financing: (school?.financing ?? []).filter(({ title, text }) => title && text),
    instalments: school?.instalments ?? 1,
  };
}

/** Rows with their texts in a language; one without translation is said in the other. */
function saidRows<Row extends { id: string | number; text: string }>(
  rows: readonly Row[],
  others: readonly Row[] | undefined,
  other: Locale,
): (Row & SaidText)[] {
  return rows.map((row) => {
    const text = row.text || others?.find(({ id }) => id === row.id)?.text;
    return text && !row.text ? { ...row, text, lang: other } : row;
  });
}

/**
 * The accessibility statement of the school (section 18): none before its date is filled in. What is not accessible is said in any
 * language, in the other one where it has not been translated: a statement must not deny it.
 * @param contact of the school, for what the statement leaves empty
 */
export async function readAccessibilityStatement(
  context: Pick<ReaderContext, 'content'>,
  locale: Locale,
  contact: Partial<School['contact']> = {},
): Promise<AccessibilityStatement | null> {
  const read = (language: Locale) => readOwnSchool(context, language, accessibilityDocument);
  const statement = (await read(locale))?.accessibility;
  if (!statement?.date) return null;
  const { date, rate, auditor, exceptions, environments, pages } = statement;
  const other = otherLocale(locale);
  const isTranslated = [...exceptions, ...pages].every(({ text }) => text);
  const others = isTranslated ? null : (await read(other))?.accessibility;
  return {
    ...{ date, rate, auditor, conformity: conformityOf(rate) },
    exceptions: saidRows(exceptions, others?.exceptions, other),
    environments: environments.map(({ name }) => name).filter(Boolean),
    pages: saidRows(pages, others?.pages, other),
    email: statement.email || (contact.email ?? ''),
    phone: statement.phone || (contact.phone ?? ''),
  };
}

const synonymsDocument = z.object({ id, synonyms: rows(z.object({ words: text, title: text })) });

/** What visitors call the pages of the school in a language, as editors keep it. */
export const readSynonyms = async (context: ReaderContext, locale: Locale) =>
  (await readOwnSchool(context, locale, synonymsDocument))?.synonyms ?? [];

const homeListing = z
  .object({
    ...{ id, updatedAt: text },
    home: z.object({ seo: z.object({ preventIndexing: z.boolean().nullish() }).nullish() }).nullish(),
  })
  .transform(({ id, updatedAt, home }) => ({ id, changed: updatedAt, isIndexable: !home?.seo?.preventIndexing }));

/** Whether search engines may list the home page, and when the school's own text on it was last changed; `null` without a school. */
export async function readHomeListing(context: Pick<ReaderContext, 'content'>) {
  const fields = { updatedAt: true, home: { seo: { preventIndexing: true } } };
  const query = { locale: defaultLocale, limit: 1, sort: 'id', depth: 0, pagination: false, select: fields };
  return (await getList(context, 'schools', query, homeListing)).docs[0] ?? null;
}

/** What the school says of itself on its home page. */
export const readHomeContent = async (context: ReaderContext, locale: Locale) =>
  (await readOwnSchool(context, locale, homeDocument, 2))?.home ?? null;

/**
 * A menu of the site (section 7, `GET /menu-enrichis`): entries whose link leads nowhere in this language, and menus left
 * without items, are not shown. `null` where the school has no such menu.
 */
export async function readMenu(
  context: ReaderContext,
  locale: Locale,
  type: RichMenu['type'],
): Promise<RichMenu | null> {
  // In a preview drafts are read too: one that is prepared does not replace the menu that is online.
  const query = { where: { type: { equals: type } }, sort: '-_status,id', limit: 1, depth: 2 };
  const { docs } = await readList(context, 'menus', locale, query, menuDocument);
  const item = (entry: { id: string; label: string; link: LinkDocument }): MenuItem | null => {
    const link = toLink(entry.link, locale);
    return entry.label && link ? { id: entry.id, label: entry.label, url: link.href } : null;
  };
  const menu = docs[0];
  if (!menu) return null;
  const body = menu.body.flatMap((entry): MenuEntry[] => {
    if (entry.blockType === 'menu-item') return [item(entry)].filter((known) => known !== null);
    const items = entry.items.map(item).filter((known) => known !== null);
    return entry.label && items.length > 0 ? [{ id: entry.id, label: entry.label, items }] : [];
  });
  return { slug: menu.slug, type, body };
}
