import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { ArticleSummary } from '../../data/model.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { formatDay } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import * as newest from './lead-article.module.css';
import * as styles from './news-list-page.module.css';
import { shownPages } from './shown-pages.ts';

/** The newest of the news, as large as the page allows; the whole of it is one link. */
function LeadArticle({ article }: { article: ArticleSummary }) {
  const { locale } = useLabels();
  return (
    <article className={newest.lead}>
      <div className={newest.image}>
        <ContentPicture image={article.image} size="twoThirds" fit="cover" priority />
      </div>
      <div className={newest.words}>
        {article.publishDate && (
          <Eyebrow>
            <time dateTime={article.publishDate}>{formatDay(article.publishDate, locale)}</time>
          </Eyebrow>
        )}
        <Heading level={2} size="medium">
          <a className={newest.link} href={article.url}>
            {article.title}
          </a>
        </Heading>
        <div className={newest.foot}>
          <p className={newest.summary}>{article.summary}</p>
          {article.campus && <p className={newest.campus}>{article.campus}</p>}
        </div>
      </div>
    </article>
  );
}

interface NewsRowProps {
  article: ArticleSummary;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A news item on the line of time: its date is noted at a tick of the line. Renders an `<li>`. */
function NewsRow({ article, priority }: NewsRowProps) {
  const { locale } = useLabels();
  return (
    <li className={styles.row}>
      <p className={styles.note}>
        {article.publishDate && (
          <time className={styles.date} dateTime={article.publishDate}>
            {formatDay(article.publishDate, locale)}
          </time>
        )}
        {article.campus && <span className={styles.campus}>{article.campus}</span>}
      </p>
      <div className={styles.words}>
        <Heading level={2} size="small">
          <a className={styles.link} href={article.url}>
            {article.title}
          </a>
        </Heading>
        <p className={styles.summary}>{article.summary}</p>
      </div>
      <div className={styles.image}>
        <ContentPicture image={article.image} size="row" fit="cover" priority={priority} />
      </div>
    </li>
  );
}

/** The news, ten at a time (section 2): the newest of all large, the others on a line of time. */
export function NewsListPage({ articles, page, pages }: ScreenData['news-list']) {
  const { t, locale } = useLabels();
  const pageUrl = (number: number) =>
    pathTo('news-list', locale, undefined, number > 1 ? { page: String(number) } : {});
  const lead = page === 1 ? articles[0] : undefined;
  const others = lead ? articles.slice(1) : articles;
  return (
    <Section
      level={1}
      size="huge"
      title={t('news-list.title')}
      intro={<p>{t('news-list.introduction')}</p>}
      sheet={pages > 1 ? t('news-list.sheet', { page, pages }) : undefined}
    >
      {articles.length === 0 && (
        <Cell kind="flush">
          <EmptyState
            title={t('list.no-news')}
            action={<ArrowLink href={pathTo('agenda', locale, {})}>{t('list.all-events')}</ArrowLink>}
          >
            <p>{t('news-list.empty-more')}</p>
          </EmptyState>
        </Cell>
      )}
      {lead && <LeadArticle article={lead} />}
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((article, index) => (
            <NewsRow key={article.id} article={article} priority={!lead && index === 0} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Cell kind="flush">
          <Pagination
            label={t('news-list.pages')}
            pages={shownPages(page, pages).map((number) =>
              number === null ? null : { label: String(number), href: pageUrl(number), current: number === page },
            )}
            previous={page > 1 ? { label: t('news-list.newer'), href: pageUrl(page - 1) } : undefined}
            next={page < pages ? { label: t('news-list.older'), href: pageUrl(page + 1) } : undefined}
          />
        </Cell>
      )}
    </Section>
  );
}
