import type { Work } from '../../../data/model.ts';
import { workUrl } from '../../../data/work-anchor.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { Card, Cards } from '../../../ui/card/card.tsx';
import { type PictureSize, pictureProps } from '../content-picture.tsx';

/** A few works of students side by side, the larger the fewer they are. */
export function WorkCards({ works }: { works: readonly Work[] }) {
  return (
    <Cards columns={works.length === 3 ? '3' : works.length > 3 ? '4' : '2'} strip>
      {works.map((work) => (
        <WorkCard key={work.id} work={work} size={works.length > 2 ? 'third' : 'half'} />
      ))}
    </Cards>
  );
}

interface WorkCardProps {
  work: Work;
  level?: 2 | 3 | 4;
  size?: PictureSize;
}

/** A student's work; leads to its place in the exhibition of its course. Put it in an `<li>` of ui `Cards`. */
export function WorkCard({ work, level = 3, size = 'third' }: WorkCardProps) {
  const { locale } = useLabels();
  const [image] = work.images;
  return (
    <Card
      href={workUrl(work, locale)}
      title={work.title}
      eyebrow={work.course?.title}
      family={work.course?.family}
      level={level}
      meta={[[work.student, work.campus, work.year].filter(Boolean).join(' · ')]}
      picture={image ? pictureProps(image, size) : undefined}
    />
  );
}
