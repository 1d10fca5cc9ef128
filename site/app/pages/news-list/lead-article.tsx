import type { ArticleSummary } from '../../data/model.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { formatDay } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import * as styles from './lead-article.module.css';

/** The newest of the news, as large as the page allows; the whole of it is one link. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  const { locale } = useLabels();
  return (
    <article className={styles.lead}>
      <div className={styles.image}>
        <ContentPicture image={article.image} size="twoThirds" fit="cover" priority />
      </div>
      <div className={styles.words}>
        {article.publishDate && (
          <Eyebrow>
            <time dateTime={article.publishDate}>{formatDay(article.publishDate, locale)}</time>
          </Eyebrow>
        )}
        <Heading level={2} size="medium">
          <a className={styles.link} href={article.url}>
            {article.title}
          </a>
        </Heading>
        <div className={styles.foot}>
          <p className={styles.summary}>{article.summary}</p>
          {article.campus && <p className={styles.campus}>{article.campus}</p>}
        </div>
      </div>
    </article>
  );
}
