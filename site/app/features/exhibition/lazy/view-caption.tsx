import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLabels } from '../../../labels/use-labels.tsx';
import type { View } from '../views.ts';
import * as styles from './view-caption.module.css';

interface ViewCaptionProps {
  view: View;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The caption of a work: its title, who made it, where and with what, and what it is about. */
export function ViewCaption({ view: { work }, titleId, titleRef }: ViewCaptionProps) {
  const { t } = useLabels();
  const { title, student, year, course, campus, description, software, materials } = work;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caption of another work is scrolled to its top
  useEffect(() => void words.current?.scrollTo(0, 0), [work.id]);
  return (
    <div className={styles.words} ref={words}>
      <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.author}>
        {student}, {year}
      </p>
      <p>{description}</p>
      <dl className={styles.credits}>
        <Credit label={t('portfolios.course')}>{course && <a href={course.url}>{course.title}</a>}</Credit>
        <Credit label={t('portfolios.campus')}>{campus}</Credit>
        <Credit label={t('portfolios.software')}>{software.join(', ')}</Credit>
        <Credit label={t('portfolios.materials')}>{materials.join(', ')}</Credit>
      </dl>
    </div>
  );
}

function Credit({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
