import type { Work } from '../../data/model.ts';
import { hangAlone } from './hanging.ts';
import { HungWork } from './hung-work.tsx';
import styles from './room.module.css';

/** The works of a course, one after the other, each with all its images and its words. */
export function Room({ works }: { works: Work[] }) {
  return (
    <div className={styles.room}>
      {works.map((work, index) => (
        <HungWork key={work.id} work={work} hang={hangAlone(work, index)} number={index + 1} />
      ))}
    </div>
  );
}
