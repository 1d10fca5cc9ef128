import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { Wordmark } from '#theme/wordmark.tsx';
import { pictureSources } from '../../data/image-sources.ts';
import type { School } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './school-name.module.css';

interface SchoolNameProps {
  school: Pick<School, 'name' | 'logo'>;
  className: string | undefined;
  size?: 'bar' | 'large';
}

/** The link home: the school's own logo where an editor gave one; else its name as the theme writes it. */
export function SchoolName({ school: { name, logo }, className, size = 'bar' }: SchoolNameProps) {
  const { locale, t } = useLabels();
  return (
    <a className={className} href={pathTo('home', locale)} aria-label={t('shell.home-link', { school: name })}>
      {logo ? (
        <span className={styles.logo} data-size={size}>
          <Picture {...pictureSources(logo, 480)} alt={name} sizes="15rem" priority={size === 'bar'} />
        </span>
      ) : (
        <Wordmark name={name} size={size} />
      )}
    </a>
  );
}
