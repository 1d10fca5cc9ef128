import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { ArticleDetail } from '../../data/details.ts';
import { headOf } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ArticleCards } from '../../features/blocks/cards.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { TrailBand } from '../../features/page-head/page-trail.tsx';
import { formatDay } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
import * as styles from './article-page.module.css';

/** Above this many characters a title is a sentence: it is set as one, smaller. */
const longTitle = 75;

/** A news article (section 2): its head, its body, the latest three others. */
export function ArticlePage({ article, others }: ScreenData['article']) {
  const { t, locale } = useLabels();
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <Blocks blocks={article.body} />
      </article>
      {others.length > 0 && (
        <ListSection
          {...headOf(t, 'article', 'others')}
          all={{ href: pathTo('news-list', locale), label: t('list.all-news') }}
        >
          <ArticleCards articles={others} />
        </ListSection>
      )}
    </>
  );
}

/** Date, campus, title, summary and image of an article. */
function ArticleHead({ article }: { article: ArticleDetail }) {
  const { t, locale } = useLabels();
  const { publishDate, campus, title, summary, image } = article;
  return (
    <header className={styles.header}>
      <TrailBand items={[{ label: t('news-list.title'), href: pathTo('news-list', locale) }]} />
      <Grid>
        <div className={styles.head}>
          <dl className={styles.notes}>
            {publishDate && (
              <div>
                <dt>{t('article.published')}</dt>
                <dd>
                  <time dateTime={publishDate}>{formatDay(publishDate, locale)}</time>
                </dd>
              </div>
            )}
            {campus && (
              <div>
                <dt>{t('article.place')}</dt>
                <dd>{campus}</dd>
              </div>
            )}
          </dl>
          <div className={styles.words}>
            <Heading level={1} size={title.length > longTitle ? 'medium' : 'large'}>
              {title}
            </Heading>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
          {image && (
            <div className={styles.image}>
              <ContentPicture image={image} size="full" fit="cover" priority />
            </div>
          )}
        </div>
      </Grid>
    </header>
  );
}
