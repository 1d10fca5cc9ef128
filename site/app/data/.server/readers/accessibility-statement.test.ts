import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { expect, it } from 'vitest';
import type { ReaderContext } from '../reader-context.ts';
import { readAccessibilityStatement } from './website.ts';

type Rows = { exceptions: [kind: string, text: string][]; pages: string[] };

/** A content service with the statement of a school in each language: rows are the same, texts may be missing. */
function contentOf(statements: Record<Locale, Rows>) {
  const get = async (
    _path: string,
    { locale }: { locale?: unknown },
    schema: { parse: (value: unknown) => unknown },
  ) => {
    const { exceptions, pages } = statements[locale as Locale];
    const accessibility = {
      ...{ date: '2026-09-14', rate: 92.5 },
      exceptions: exceptions.map(([kind, text], at) => ({ id: `e${at}`, kind, text: text || null })),
      pages: pages.map((title, at) => ({ id: `p${at}`, title: title || null })),
    };
    return schema.parse({ docs: [{ id: 1, accessibility }] });
  };
  return { content: { get } } as unknown as Pick<ReaderContext, 'content'>;
}

const french: Rows = {
  exceptions: [
    ['non-conformity', 'Une vidéo'],
    ['exempt', 'Une carte'],
  ],
  pages: ['Accueil', 'Contact'],
};
const said = (rows: readonly { text: string; lang?: Locale }[] = []) =>
  rows.map(({ text, lang }) => (lang ? `${lang}: ${text}` : text));

it('says what is not accessible in French where it has not been translated', async () => {
  const english: Rows = {
    exceptions: [
      ['non-conformity', ''],
      ['exempt', 'A map'],
    ],
    pages: ['', ''],
  };
  const context = contentOf({ fr: french, en: english });
  const statement = await readAccessibilityStatement(context, 'en');
  expect(said(statement?.exceptions)).toEqual(['fr: Une vidéo', 'A map']);
  expect(said(statement?.pages)).toEqual(['fr: Accueil', 'fr: Contact']);
  expect(said((await readAccessibilityStatement(context, 'fr'))?.exceptions)).toEqual(['Une vidéo', 'Une carte']);
});

it('never has fewer exceptions than there are', async () => {
  const untold: Rows = { exceptions: [['non-conformity', '']], pages: [] };
  const statement = await readAccessibilityStatement(contentOf({ fr: untold, en: untold }), 'en');
  expect(statement?.exceptions).toHaveLength(1);
});
