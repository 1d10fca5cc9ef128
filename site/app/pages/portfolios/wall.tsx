import type { Work } from '../../data/model.ts';
import { hangWorks } from './hanging.ts';
import styles from './wall.module.css';
import { WallWork } from './wall-work.tsx';

interface WallProps {
  works: Work[];
  /** the number of the first of them in the exhibition */
  from: number;
}

/** Works hung row by row, each in a place of its picture's shape, with a label below it. */
export function Wall({ works, from }: WallProps) {
  return hangWorks(works).map((row) => (
    <div key={row[0]?.work.id} className={styles.row}>
      {row.map(({ work, hang }) => (
        <WallWork key={work.id} work={work} hang={hang} number={from + works.indexOf(work)} />
      ))}
    </div>
  ));
}
