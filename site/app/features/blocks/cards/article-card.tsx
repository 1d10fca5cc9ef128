import type { ArticleSummary } from '../../../data/model.ts';
import { formatDay } from '../../../labels/format.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PictureSize, pictureProps } from '../content-picture.tsx';

interface ArticleCardProps {
  article: ArticleSummary;
  level?: 2 | 3 | 4;
  size?: PictureSize;
}

/** A news item: its date, its campus, the sentence that sums it up. Put it in an `<li>` of ui `Cards`. */
export function ArticleCard({ article, level = 3, size = 'third' }: ArticleCardProps) {
  const { locale } = useLabels();
  const date = article.publishDate && (
    <time dateTime={article.publishDate}>{formatDay(article.publishDate, locale)}</time>
  );
  return (
    <Card
      href={article.url}
      title={article.title}
      eyebrow={
        (date || article.campus) && (
          <span>
            {date}
            {date && article.campus && ' · '}
            {article.campus}
          </span>
        )
      }
      level={level}
      meta={article.summary ? [article.summary] : []}
      picture={article.image ? pictureProps(article.image, size) : undefined}
    />
  );
}
