import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ArticleCards } from '../../features/blocks/cards.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { ListSection } from '../../ui/list/list-row.tsx';
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
          <ArticleCards articles={others} />
        </ListSection>
      )}
    </>
  );
}
