import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { ArticleSummary } from '../../model.ts';
import { readCampusDocument } from '../readers/campuses.ts';
import { readLatestNews } from '../readers/news.ts';
import type { SiteContext } from '../site-context.ts';
import { toCampusEnd } from '../translate/translate-summaries.ts';
import { readFraming } from './framing.ts';

/** How many news a feed holds, the newest first. */
const newsInFeed = 20;

/** The latest news, of the school or of a campus, as readers of feeds show them. */
export interface NewsFeed {
  locale: Locale;
  title: string;
  description: string;
  author: string;
  /** the path of the page that shows the same */
  path: string;
  articles: ArticleSummary[];
}

/**
 * The latest news in a language.
 * @param slug of a campus, for its news alone
 * @returns `null` where no campus has the slug
 */
export async function readNewsFeed(context: SiteContext, locale: Locale, slug?: string): Promise<NewsFeed | null> {
  const document = slug === undefined ? null : await readCampusDocument(context, locale, slug);
  const campus = document && toCampusEnd(document, locale);
  if (slug !== undefined && !campus) return null;
  const [{ school, t }, articles] = await Promise.all([
    readFraming(context, locale),
    readLatestNews(context, locale, { limit: newsInFeed, campus: document?.id }),
  ]);
  const title = t('news-list.title');
  return {
    locale,
    title: [title, campus?.title, school.name].filter(Boolean).join(' · '),
    description: t('news-list.introduction'),
    author: school.name,
    path: campus?.url ?? pathTo('news-list', locale),
    articles,
  };
}
