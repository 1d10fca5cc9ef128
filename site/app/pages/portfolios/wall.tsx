import type { Work } from '../../content/model.ts';
import { hangWorks } from './hanging.ts';
import { HungWork } from './hung-work.tsx';
import styles from './wall.module.css';

interface WallProps {
  works: Work[];
  level: 2 | 3;
  /** the work whose image is the first of the page */
  first: Work;
}

/** Works hung row by row, each in a place of its picture's shape. */
export function Wall({ works, level, first }: WallProps) {
  return (
    <div className={styles.wall}>
      {hangWorks(works).map(({ work, hang }) => (
        <HungWork key={work.id} work={work} hang={hang} level={level} priority={work === first} />
      ))}
    </div>
  );
}
