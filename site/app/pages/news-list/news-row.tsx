import type { ArticleSummary } from '../../data/model.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { formatDay } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyFrame } from '../../ui/empty-state/empty-frame.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './news-row.module.css';

interface NewsRowProps {
  article: ArticleSummary;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A news item on the line of time: its date is noted at a tick of the line. Renders an `<li>`. */
export function NewsRow({ article, priority }: NewsRowProps) {
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
        {article.image ? (
          <ContentPicture image={article.image} size="quarter" fit="cover" priority={priority} />
        ) : (
          <EmptyFrame />
        )}
      </div>
    </li>
  );
}
