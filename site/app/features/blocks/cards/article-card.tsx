import type { ArticleSummary } from '../../../data/model.ts';
import { formatDay } from '../../../labels/format.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { Card, Cards } from '../../../ui/card/card.tsx';
import { type PictureSize, pictureProps } from '../content-picture.tsx';

interface ArticleCardsProps {
  articles: readonly ArticleSummary[];
  columns?: '3' | '4';
  level?: 2 | 3 | 4;
}

/** News side by side: the date of each, its campus, the sentence that sums it up. */
export function ArticleCards({ articles, columns = '3', level = 3 }: ArticleCardsProps) {
  return (
    <Cards columns={columns} strip>
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} level={level} size={columns === '4' ? 'quarter' : 'third'} />
      ))}
    </Cards>
  );
}

interface ArticleCardProps {
  article: ArticleSummary;
  level: 2 | 3 | 4;
  size: PictureSize;
}

function ArticleCard({ article, level, size }: ArticleCardProps) {
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
