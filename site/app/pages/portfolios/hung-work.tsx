import type { Image, Work } from '../../content/model.ts';
import { ContentPicture, type PictureSize } from '../../features/content/content-picture.tsx';
import { workAnchor } from '../../features/content/work-card.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { EmptyFrame } from '../../ui/empty-frame.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Hang } from './hanging.ts';
import styles from './hung-work.module.css';

const plateSizes: Record<Hang, PictureSize> = {
  panorama: 'full',
  'words-right': 'twoThirds',
  'words-left': 'twoThirds',
  upright: 'half',
  major: 'twoThirds',
  minor: 'half',
  half: 'half',
};

interface HungWorkProps {
  work: Work;
  hang: Hang;
  level: 2 | 3;
  priority: boolean;
}

/** A work on the wall: its first image large, its title block, its other images. */
export function HungWork({ work, hang, level, priority }: HungWorkProps) {
  const { t } = useLabels();
  const [plate, ...others] = work.images;
  return (
    <article className={styles.work} id={workAnchor(work)} data-hang={hang} data-family={work.course?.family}>
      <div className={styles.plate}>
        {plate ? (
          <ContentPicture image={plate} size={plateSizes[hang]} priority={priority} />
        ) : (
          <div className={styles.void}>
            <EmptyFrame />
          </div>
        )}
      </div>
      <TitleBlock work={work} level={level} />
      {others.length > 0 && <MoreImages images={others} label={t('portfolios.more-images', { title: work.title })} />}
    </article>
  );
}

function TitleBlock({ work, level }: Pick<HungWorkProps, 'work' | 'level'>) {
  const { t } = useLabels();
  const { course, campus, software, materials } = work;
  return (
    <div className={styles.block}>
      <div className={styles.title}>
        <Eyebrow>
          {work.student}, {work.year}
        </Eyebrow>
        <Heading level={level} size="medium">
          {work.title}
        </Heading>
        <ul className={styles.origin}>
          {course && (
            <li>
              <a href={course.url}>{course.title}</a>
            </li>
          )}
          {campus && <li>{campus}</li>}
        </ul>
      </div>
      <p className={styles.description}>{work.description}</p>
      {software.length + materials.length > 0 && (
        <dl className={styles.means}>
          <Means label={t('portfolios.software')} items={software} />
          <Means label={t('portfolios.materials')} items={materials} />
        </dl>
      )}
    </div>
  );
}

function Means({ label, items }: { label: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{items.join(', ')}</dd>
    </div>
  );
}

function MoreImages({ images, label }: { images: Image[]; label: string }) {
  return (
    <ul className={styles.more} aria-label={label} data-count={images.length}>
      {images.map((image) => (
        <li key={image.hash}>
          <ContentPicture image={image} size="third" />
        </li>
      ))}
    </ul>
  );
}
