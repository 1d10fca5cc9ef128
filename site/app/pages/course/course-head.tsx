import { rncpUrl } from '@vitrine/contract/courses/course-certification.ts';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { CourseData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { formatDuration } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Eyebrow, Heading } from '../../ui/heading/heading.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import { TextLink } from '../../ui/link/text-link.tsx';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import * as styles from './course-head.module.css';

/** Longer titles are set one size smaller, so that the first screen still holds the introduction. */
const longTitle = 48;

/** What the course is: its name, an image, what it is about, and its facts as the title block of a drawing. */
export function CourseHead({ course, offerings, choice }: Pick<CourseData, 'course' | 'offerings' | 'choice'>) {
  const { t, locale } = useLabels();
  return (
    <Section label={course.title}>
      <Cell kind="open">
        <div className={styles.title}>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[{ label: t('course.list'), href: pathTo('course-list', locale) }, { label: course.title }]}
          />
          <div className={styles.name}>
            <Heading level={1} size={course.title.length > longTitle ? 'large' : 'huge'}>
              {course.title}
            </Heading>
          </div>
        </div>
      </Cell>
      <div className={styles.opening}>
        <div className={styles.image}>
          <ContentPicture image={course.image} size="twoThirds" fit="cover" priority />
        </div>
        <div className={styles.words}>
          <div className={styles.lead}>
            <Eyebrow>{t(`family.${course.family}`)}</Eyebrow>
            {course.introduction && <p>{course.introduction}</p>}
          </div>
          <div className={styles.actions}>
            <ActionLink action="registration" choice={choice} icon="arrow-right" fill />
            <ActionLink action="brochure" choice={choice} variant="plain" icon="download" fill />
          </div>
        </div>
      </div>
      <Cell kind="flush">
        <h2 className={hidden.hidden} id={sectionId('course', 'facts')}>
          {t('course.facts')}
        </h2>
        <CourseFacts course={course} offerings={offerings} />
      </Cell>
    </Section>
  );
}

/** The duration is a dimension line: from what one needs to enter to the diploma one leaves with. */
function CourseFacts({ course, offerings }: Pick<CourseData, 'course' | 'offerings'>) {
  const { t, locale } = useLabels();
  const campuses = [...new Set(offerings.map((offering) => offering.campus.name))];
  const listed = [
    { label: t('course.level'), values: [t(`level.${course.level}`)] },
    { label: t('course.rhythm'), values: course.rhythms.map((rhythm) => t(`rhythm.${rhythm}`)) },
    { label: t('course.languages'), values: course.languages.map((language) => t(`course.in-${language}`)) },
    { label: t('course.campuses'), values: campuses },
  ];
  const items: Fact[] = [
    {
      label: t('course.duration'),
      wide: true,
      value: (
        <div className={styles.duration}>
          <Dimension
            size="large"
            value={formatDuration(course.duration, locale)}
            start={course.entryLevel && <End label={t('course.entry-level')} value={course.entryLevel} />}
            end={course.diploma && <End label={t('course.diploma')} value={course.diploma} />}
          />
        </div>
      ),
    },
    ...listed
      .filter(({ values }) => values.length > 0)
      .map(({ label, values }) => ({ label, value: <span className={styles.values}>{values.join(' · ')}</span> })),
  ];
  if (course.rncp) {
    const link = (
      <TextLink href={rncpUrl(course.rncp)} rel="external" icon="external">
        {t('course.rncp-number', { number: course.rncp })}
      </TextLink>
    );
    items.push({ label: t('course.rncp'), value: link });
  }
  return <Facts items={items} />;
}

function End({ label, value }: { label: string; value: string }) {
  return (
    <span className={styles.end}>
      <span>{label}</span> <b>{value}</b>
    </span>
  );
}
