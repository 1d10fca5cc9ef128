import type { ReactNode } from 'react';
import { imageUrl } from '../../data/image-sources.ts';
import type { Image, Work } from '../../data/model.ts';
import { workAnchor } from '../../data/work-anchor.ts';
import { viewAnchor, viewKey } from '../../features/exhibition/views.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { Plate, type PlateColumns } from './plate.tsx';
import * as styles from './room-work.module.css';
import type { HangAlone } from './work-layout.ts';

const columns: Record<HangAlone, PlateColumns> = { panorama: 12, 'words-right': 8, 'words-left': 8, upright: 6 };

interface RoomWorkProps {
  work: Work;
  hang: HangAlone;
  /** its number in the exhibition; the first one's image is the first of the page */
  number: number;
}

/** A work on the page of its course: its first image large, its title block, its other images. */
export function RoomWork({ work, hang, number }: RoomWorkProps) {
  const { t } = useLabels();
  const [plate, ...others] = work.images;
  return (
    <article className={styles.work} id={workAnchor(work)} data-hang={hang} data-family={work.course?.family}>
      <div className={styles.plate}>
        {plate ? (
          <Enlargeable image={plate} of={viewKey(work)}>
            <Plate image={plate} columns={columns[hang]} priority={number === 1} />
          </Enlargeable>
        ) : (
          <Plate image={plate} columns={columns[hang]} />
        )}
      </div>
      <TitleBlock work={work} number={number} />
      {others.length > 0 && (
        <ul
          className={styles.more}
          aria-label={t('portfolios.more-images', { title: work.title })}
          data-count={others.length}
        >
          {others.map((image, index) => (
            <li key={image.hash}>
              <Enlargeable image={image} of={viewKey(work, index + 2)}>
                <Plate image={image} columns={4} phone={others.length > 1 ? 2 : 3} />
              </Enlargeable>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** An image that opens in the viewer, and whose URL there leads here; without the viewer, its file is opened. */
function Enlargeable({ image, of, children }: { image: Image; of: string; children: ReactNode }) {
  const { t } = useLabels();
  return (
    <a className={styles.enlarge} id={viewAnchor(of)} href={imageUrl(image, 2000, 'webp')} data-view={of} data-enhanced>
      <VisuallyHidden>{t('portfolios.enlarge')} </VisuallyHidden>
      {children}
    </a>
  );
}

function TitleBlock({ work, number }: Pick<RoomWorkProps, 'work' | 'number'>) {
  const { t } = useLabels();
  const { campus, software, materials } = work;
  return (
    <div className={styles.block}>
      <p className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </p>
      <div className={styles.title}>
        <Eyebrow>
          {work.student}, {work.year}
        </Eyebrow>
        <Heading level={2} size="medium">
          {work.title}
        </Heading>
        {campus && <p className={styles.origin}>{campus}</p>}
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
