import type { ReactNode } from 'react';
import type { CourseSummary } from '../../../data/model.ts';
import { formatDuration } from '../../../labels/format.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { pictureProps } from '../content-picture.tsx';

interface CourseCardProps {
  course: CourseSummary;
  /** buttons at its foot: its campuses, to be selected */
  controls?: ReactNode;
  level?: 2 | 3 | 4;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A course in the ink of its family: level, duration, rhythms. Put it in an `<li>` of ui `Cards`. */
export function CourseCard({ course, controls, level = 3, priority = false }: CourseCardProps) {
  const { t, locale } = useLabels();
  const rhythms = course.rhythms.map((rhythm) => t(`rhythm.${rhythm}`));
  const lines = [
    `${t(`level.${course.level}`)} · ${formatDuration(course.duration, locale)}`,
    rhythms.join(' · '),
  ].filter(Boolean);
  return (
    <Card
      href={course.url}
      title={course.title}
      eyebrow={t(`family.${course.family}`)}
      family={course.family}
      level={level}
      meta={lines}
      controls={controls}
      picture={course.image ? { ...pictureProps(course.image), priority } : undefined}
    />
  );
}
