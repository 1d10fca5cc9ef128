import { Wordmark } from '#theme/wordmark.tsx';
import { pictureSources } from '../../data/image-sources.ts';
import type { School } from '../../data/model.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './school-name.module.css';

interface SchoolNameProps {
  school: Pick<School, 'name' | 'logo'>;
  size?: 'bar' | 'large';
}

/** The school's own logo where an editor gave one; else its name as the theme writes it. */
export function SchoolName({ school, size = 'bar' }: SchoolNameProps) {
  if (!school.logo) return <Wordmark name={school.name} size={size} />;
  return (
    <span className={styles.logo} data-size={size}>
      <Picture {...pictureSources(school.logo, 480)} alt={school.name} sizes="15rem" priority={size === 'bar'} />
    </span>
  );
}
