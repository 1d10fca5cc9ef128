import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { CampusSummary } from '../../data/model.ts';
import { sectionId } from '../../data/page-sections.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import { CampusMap } from './campus-map.tsx';
import * as styles from './campus-section.module.css';

/** The campuses as a list of cities, and where they are. */
export function CampusSection({ campuses }: { campuses: readonly CampusSummary[] }) {
  const { t, locale } = useLabels();
  return (
    <Section
      title={t('home.campuses.title')}
      titleId={sectionId('home', 'campuses')}
      tone="blueprint"
      intro={
        <TextLink href={pathTo('campus-list', locale)} icon="arrow-right">
          {t('home.campuses.all')}
        </TextLink>
      }
    >
      <Cell span={7} kind="flush">
        <CampusMap campuses={campuses} />
      </Cell>
      <Cell span={5} kind="flush">
        <ul className={styles.list}>
          {campuses.map((campus) => (
            <li key={campus.slug}>
              <a className={styles.link} href={campus.url}>
                <span className={styles.city}>{campus.city}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Cell>
    </Section>
  );
}
