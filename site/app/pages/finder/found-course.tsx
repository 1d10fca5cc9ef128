import type { FoundCourse } from '../../data/finder.ts';
import type { FinderData } from '../../data/screen-data.ts';
import { SelectionToggles } from '../../features/selection/selection-toggle.tsx';
import { formatDuration } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './found-course.module.css';
import { reasonText } from './reason-text.ts';

interface FoundCourseEntryProps extends Pick<FinderData, 'answers' | 'campuses'> {
  found: FoundCourse;
}

/** A course that was found: its name, why, and the campuses where that holds, to be selected. */
export function FoundCourseEntry({ found, answers, campuses }: FoundCourseEntryProps) {
  const language = useLabels();
  const { t, locale } = language;
  const { course, reasons, classes } = found;
  const asked = campuses.find(({ slug }) => slug === answers.campus)?.name ?? '';
  const taughtIn = [...new Map(classes.map(({ campus, pair }) => [pair ?? campus, { campus, pair }])).values()];
  return (
    <li className={styles.found} data-family={course.family}>
      <div className={styles.course}>
        <Eyebrow>{t(`family.${course.family}`)}</Eyebrow>
        <Heading level={2} size="medium">
          <a className={styles.link} href={course.url}>
            {course.title}
          </a>
        </Heading>
        <p className={styles.facts}>
          {t(`level.${course.level}`)} · {formatDuration(course.duration, locale)} ·{' '}
          {course.rhythms.map((rhythm) => t(`rhythm.${rhythm}`)).join(', ')}
        </p>
      </div>
      <div className={styles.why}>
        {reasons.length > 0 && (
          <ul className={styles.reasons} aria-label={t('finder.reasons', { course: course.title })}>
            {reasons.map((reason) => (
              <li key={reason.question} className={styles.reason} data-misses={reason.weight === 0 || undefined}>
                <Icon name={reason.weight > 0 ? 'check' : 'minus'} size="small" />
                <span>{reasonText(reason, { answers, found, city: asked }, language)}</span>
              </li>
            ))}
          </ul>
        )}
        {taughtIn.length > 0 && (
          <div>
            <SelectionToggles course={course.title} taughtIn={taughtIn} />
          </div>
        )}
      </div>
    </li>
  );
}
