import type { Work } from '../../data/model.ts';
import { workUrl } from '../../data/work-anchor.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import * as styles from './lead-work.module.css';

/** A student's work, large, with what it is about. Stands on the columns of a section. */
export function LeadWork({ work }: { work: Work }) {
  const { locale } = useLabels();
  const [image] = work.images;
  return (
    <article className={styles.work} data-family={work.course?.family}>
      <div className={styles.image}>
        <ContentPicture image={image} size="twoThirds" fit="cover" />
      </div>
      <Cell span={4}>
        <div className={styles.words}>
          {work.course && <Eyebrow>{work.course.title}</Eyebrow>}
          <Heading level={3} size="large">
            <a className={styles.link} href={workUrl(work, locale)}>
              {work.title}
            </a>
          </Heading>
          <p className={styles.by}>{[work.student, work.campus, work.year].filter(Boolean).join(' · ')}</p>
          <p>{work.description}</p>
        </div>
      </Cell>
    </article>
  );
}
