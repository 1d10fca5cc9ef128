import type { PageData } from '../../data/screen-data.ts';
import { Blocks } from '../../features/blocks/blocks.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { PageTrail } from '../../features/page-head/page-trail.tsx';
import { Cell, Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './generic-page.module.css';
import { SubPages } from './sub-pages.tsx';

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
