import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import * as styles from './campus-head.module.css';

/** The place: its name, its picture, its story. */
export function CampusHead({ campus, choice }: Pick<ScreenData['campus'], 'campus' | 'choice'>) {
  const { t, locale } = useLabels();
  return (
    <Section label={campus.title}>
      <Cell kind="open">
        <div className={styles.title}>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[{ label: t('campus.list'), href: pathTo('campus-list', locale) }, { label: campus.title }]}
          />
          <Heading level={1} size="huge">
            {campus.title}
          </Heading>
        </div>
      </Cell>
      <div className={styles.image}>
        <ContentPicture image={campus.image} size="full" fit="cover" priority />
      </div>
      <Cell span={8}>{campus.introduction && <p className={styles.story}>{campus.introduction}</p>}</Cell>
      <Cell span={4}>
        <div className={styles.actions}>
          <ActionLink action="contact" choice={choice} icon="arrow-right" fill />
          <ActionLink action="brochure" choice={choice} variant="plain" icon="download" fill />
        </div>
      </Cell>
    </Section>
  );
}
