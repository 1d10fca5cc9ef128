import type { ScreenData } from '../../content/screen-data.ts';
import { ArticleCard } from '../../features/content/article-card.tsx';
import { Blocks } from '../../features/content/blocks.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { Cards } from '../../ui/card.tsx';
import { Cell, Section } from '../../ui/grid.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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
        <Section
          title={t('article.others')}
          intro={
            <TextLink href={pathTo('news-list', locale)} icon="arrow-right">
              {t('list.all-news')}
            </TextLink>
          }
        >
          <Cell kind="flush">
            <Cards>
              {others.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} />
                </li>
              ))}
            </Cards>
          </Cell>
        </Section>
      )}
    </>
  );
}
