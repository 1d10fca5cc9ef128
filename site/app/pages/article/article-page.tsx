import { sectionId } from '../../content/page-sections.ts';
import type { ScreenData } from '../../content/screen-data.ts';
import { ArticleCard } from '../../features/content/article-card.tsx';
import { Blocks } from '../../features/content/blocks.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { Cards } from '../../ui/card.tsx';
import { ListSection } from '../../ui/list-section.tsx';
import { ArticleHead } from './article-head.tsx';

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
          title={t('article.others')}
          titleId={sectionId('article', 'others')}
          all={{ href: pathTo('news-list', locale), label: t('list.all-news') }}
        >
          <Cards strip>
            {others.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} />
              </li>
            ))}
          </Cards>
        </ListSection>
      )}
    </>
  );
}
