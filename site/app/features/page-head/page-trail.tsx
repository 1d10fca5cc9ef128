import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Grid } from '../../ui/grid/grid.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../../ui/navigation/breadcrumb.tsx';
import * as styles from './page-head.module.css';

/** Where the page stands, from the home page down: `items` are what is below it. */
export function PageTrail({ items }: Pick<BreadcrumbProps, 'items'>) {
  const { t, locale } = useLabels();
  const home = { label: t('page.home'), href: pathTo('home', locale) };
  return <Breadcrumb label={t('shell.breadcrumb')} items={[home, ...items]} />;
}

type TrailBandProps = Pick<BreadcrumbProps, 'items'> & { 'data-screen-only'?: boolean };

/** The same, in a band of its own above the head of the page. */
export function TrailBand({ items, ...attributes }: TrailBandProps) {
  return (
    <Grid>
      <div className={styles.trail} {...attributes}>
        <PageTrail items={items} />
      </div>
    </Grid>
  );
}
