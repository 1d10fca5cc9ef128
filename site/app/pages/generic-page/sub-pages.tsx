import { subPagesId } from '../../data/fixed-ids.ts';
import type { PageData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { ListRow, Rows } from '../../ui/list/list-row.tsx';
import * as styles from './sub-pages.module.css';

/** The way on: the pages of this rubrique, or the other pages of the one that this page belongs to. */
export function SubPages({ pages, rubrique }: { pages: PageData['subPages']; rubrique: PageData['rubrique'] }) {
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
        intro={
          rubrique && (
            <TextLink href={rubrique.url} icon="arrow-right">
              {t('page.up', { rubrique: rubrique.title })}
            </TextLink>
          )
        }
      >
        <Cell kind="flush">
          <Rows>
            {others.map((page) => (
              <ListRow
                key={page.url}
                href={page.url}
                title={page.title}
                lead={t('page.sheet', { number: pages.indexOf(page) + 1, total: pages.length })}
                meta={page.introduction && <span className={styles.introduction}>{page.introduction}</span>}
              />
            ))}
          </Rows>
        </Cell>
      </Section>
    </nav>
  );
}
