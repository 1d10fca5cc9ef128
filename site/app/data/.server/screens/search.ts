import { alternatesOf, inEachLanguage, pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { knownInput } from '@vitrine/contract/routes/parse-url.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import { translate } from '../../../labels/translate.ts';
import type { SearchData } from '../../screen-data.ts';
import type { Suggestion } from '../../search.ts';
import { ContentUnavailable } from '../errors.ts';
import { readLabels } from '../readers/labels.ts';
import type { SiteContext } from '../site-context.ts';
import { readFraming } from './framing.ts';

/**
 * What a question finds, of one kind or of all; the form alone where nothing was asked.
 * @throws ContentUnavailable until the content was read for the first time
 */
export async function readSearch(
  context: SiteContext,
  locale: Locale,
  { question = '', kind }: { question?: string | undefined; kind?: SearchKind | undefined },
): Promise<SearchData> {
  const { t, frame } = await readFraming(context, locale);
  const outcome = question ? context.search.find(locale, question, kind ?? null, context.now()) : null;
  if (question && !outcome) throw new ContentUnavailable('/search', 'nothing was read yet');
  if (question) context.reads.typed = true;
  const title = t('search.title');
  const urls = searchFor(question, kind);
  return {
    ...frame({
      title: question ? t('search.results-title', { question }) : title,
      description: t('search.introduction'),
      canonicalPath: urls[locale],
      alternates: alternatesOf('search'),
      card: { title },
      preventIndexing: true,
    }),
    ...(question && { switchTo: urls }),
    question,
    kind: kind ?? null,
    outcome,
  };
}

/** The same question, of the same kind, in each language. */
function searchFor(question: string, kind: SearchKind | undefined): Record<Locale, string> {
  return inEachLanguage((locale) => pathTo('search', locale, undefined, { q: question, kind }));
}

/**
 * Pages that a visitor may mean who is still typing.
 * @param typed as it is in the field
 */
export async function readSuggestions(context: SiteContext, locale: Locale, typed: string): Promise<Suggestion[]> {
  context.reads.typed = true;
  const { q } = knownInput('search', {}, new URLSearchParams({ q: typed }));
  if (!q) return [];
  const labels = await readLabels(context, locale);
  return context.search.suggest(locale, q, context.now()).map(({ note, title, url }) => {
    const kind = translate(labels, `search.kind.${note.kind}`);
    const isCancelled = note.kind === 'event' && note.cancelled;
    return { label: isCancelled ? `${translate(labels, 'shell.event-cancelled')} · ${kind}` : kind, title, url };
  });
}
