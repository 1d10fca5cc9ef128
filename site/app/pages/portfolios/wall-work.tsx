import { imageUrl } from '../../data/image-sources.ts';
import type { Work } from '../../data/model.ts';
import { workAnchor, workUrl } from '../../data/work-anchor.ts';
import { viewAnchor, viewKey } from '../../features/exhibition/views.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Plate, type PlateColumns } from './plate.tsx';
import * as styles from './wall-work.module.css';
import { type Hang, hangWorks } from './work-layout.ts';

interface WallProps {
  works: Work[];
  /** the number of the first of them in the exhibition */
  from: number;
}

/** Works row by row, each in the aspect ratio of its picture, with a label below it. */
export function Wall({ works, from }: WallProps) {
  return hangWorks(works).map((row) => (
    <div key={row[0]?.work.id} className={styles.row}>
      {row.map(({ work, hang }) => (
        <WallWork key={work.id} work={work} hang={hang} number={from + works.indexOf(work)} />
      ))}
    </div>
  ));
}

const columns: Record<Hang, PlateColumns> = {
  panorama: 12,
  'words-right': 9,
  'words-left': 9,
  upright: 5,
  major: 7,
  minor: 4,
  half: 5,
};

/** How wide a plate is on a phone, in columns of four. */
const onPhone = (hang: Hang) => (hang === 'upright' || hang === 'minor' || hang === 'half' ? 3 : 4);

interface WallWorkProps {
  work: Work;
  hang: Hang;
  /** its number in the exhibition; the first one's image is the first of the page */
  number: number;
}

/**
 * A work in the list of all: its first image and its label. It opens the viewer; without scripts, it leads to the page of
 * its course.
 */
function WallWork({ work, hang, number }: WallWorkProps) {
  const { t, locale } = useLabels();
  const { course, campus, student, year, title, images } = work;
  const [plate] = images;
  const views = images.length > 1 && t('portfolios.views-many', { count: images.length });
  const origin = [course?.title, campus, views].filter((part) => typeof part === 'string');
  return (
    <article className={styles.work} id={workAnchor(work)} data-hang={hang} data-family={course?.family} data-part>
      <div className={styles.plate} id={viewAnchor(viewKey(work))}>
        <Plate image={plate} columns={columns[hang]} phone={onPhone(hang)} priority={number === 1} />
      </div>
      <div className={styles.label}>
        <p className={styles.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <div className={styles.words}>
          <Heading level={3} size={columns[hang] > 6 ? 'medium' : 'small'}>
            <a
              className={styles.link}
              href={course || !plate ? workUrl(work, locale) : imageUrl(plate, 2000, 'webp')}
              data-view={viewKey(work)}
              data-enhanced
            >
              {title}
            </a>
          </Heading>
          <p className={styles.author}>
            {student}, {year}
          </p>
          <p className={styles.origin}>
            {origin.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
        </div>
      </div>
    </article>
  );
}
