import { subPagesId } from '../../data/fixed-ids.ts';
import type { PageData } from '../../data/screen-data.ts';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { PageTrail } from '../../features/page-head/page-trail.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Grid, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink } from '../../ui/link/text-link.tsx';
import { ListRow, Rows } from '../../ui/list/list-row.tsx';
import * as styles from './generic-page.module.css';

/** Characters beyond which a title is set smaller, so that the page still begins on the first screen. */
const longTitle = 45;

/** A rubrique or one of its pages (section 2, "Generic content pages"): what editors write, section by section. */
export function GenericPage({ title, introduction, image, rubrique, subPages, body, layout }: PageData) {
  const above = rubrique ? [{ label: rubrique.title, href: rubrique.url }] : [];
  return (
    <article>
      <header className={styles.head}>
        <Grid>
          <Cell>
            <PageTrail items={[...above, { label: title }]} />
          </Cell>
          <Cell kind="open">
            <Heading level={1} size={title.length > longTitle ? 'large' : 'huge'}>
              {title}
            </Heading>
          </Cell>
          {introduction && (
            <Cell span={7} from={3}>
              <p className={styles.introduction}>{introduction}</p>
            </Cell>
          )}
          {image && (
            <div className={styles.image}>
              <ContentPicture image={image} size="full" fit="cover" priority />
            </div>
          )}
        </Grid>
      </header>
      <Blocks blocks={body} />
      {layout !== 'empty' && <SubPages pages={subPages} rubrique={rubrique} />}
    </article>
  );
}

/** The way on: the pages of this rubrique, or the other pages of the one that this page belongs to. */
function SubPages({ pages, rubrique }: { pages: PageData['subPages']; rubrique: PageData['rubrique'] }) {
  const { t } = useLabels();
  const others = pages.filter((page) => !page.current);
  if (others.length === 0) return null;
  const title = rubrique ? t('page.also', { rubrique: rubrique.title }) : t('page.sub-pages');
  return (
    <nav aria-labelledby={subPagesId}>
      <Section
        title={title}
        titleId={subPagesId}
        size="medium"
        intro={rubrique && <ArrowLink href={rubrique.url}>{t('page.up', { rubrique: rubrique.title })}</ArrowLink>}
      >
        <Cell kind="flush">
          <Rows>
            {others.map((page) => (
              <ListRow
                key={page.url}
                href={page.url}
                title={page.title}
                lead={t('page.sheet', { number: pages.indexOf(page) + 1, total: pages.length })}
                meta={page.introduction && <span className={styles.excerpt}>{page.introduction}</span>}
              />
            ))}
          </Rows>
        </Cell>
      </Section>
    </nav>
  );
}
