import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ScreenData } from '../../data/screen-data.ts';
import { ActionLink } from '../../features/blocks/action-link.tsx';
import { SelectionForm } from '../../features/selection/selection-toggle.tsx';
import { formOf } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ArrowLink, TextLink } from '../../ui/link/text-link.tsx';
import { FinderForm } from './finder-form.tsx';
import * as styles from './finder-page.module.css';
import { FoundCourseEntry } from './found-course.tsx';

type FinderData = ScreenData['finder'];

const formId = 'finder-form';

/** What the answers lead to: the courses with their reasons, and the ways on from there. */
function Found({ finding, answers, campuses }: FinderData & { finding: NonNullable<FinderData['finding']> }) {
  const { t, locale } = useLabels();
  const { fitting, courses, selection } = finding;
  const form = fitting > courses.length ? 'more' : formOf(fitting, locale);
  const found = fitting > 0 ? t(`finder.fits-${form}`, { count: fitting }) : t('finder.nearest');
  return (
    <>
      <Cell kind="open">
        {/* Always the same element: only then is a change of its words said. */}
        <p className={styles.count} role="status">
          {courses.length > 0 ? found : t('finder.none')}
        </p>
      </Cell>
      {courses.length > 0 && (
        <Cell kind="flush">
          <ol className={styles.courses}>
            {courses.map((course) => (
              <FoundCourseEntry key={course.course.slug} found={course} answers={answers} campuses={campuses} />
            ))}
          </ol>
        </Cell>
      )}
      <Cell kind="open">
        <ul className={styles.ways} data-screen-only>
          {selection && (
            <li>
              <ButtonLink href={selection} icon="arrow-right" rel="nofollow">
                {t('finder.compare')}
              </ButtonLink>
            </li>
          )}
          <li>
            <TextLink href={`#${formId}`} icon="arrow-down">
              {t('finder.change')}
            </TextLink>
          </li>
          <li>
            <ArrowLink href={pathTo('course-list', locale)}>{t('finder.all')}</ArrowLink>
          </li>
        </ul>
      </Cell>
      {fitting === 0 && (
        <Cell kind="flush">
          <div className={styles.talk}>
            <Heading level={2} size="small">
              {t('finder.talk')}
            </Heading>
            {courses.length === 0 && <p>{t('finder.none-text')}</p>}
            <ul className={styles.ways}>
              {actions.map((action) => (
                <li key={action}>
                  <ActionLink action={action} />
                </li>
              ))}
            </ul>
          </div>
        </Cell>
      )}
    </>
  );
}

/** Five questions, and at most three courses with the reasons for them (section 17). Rendered of its URL alone. */
export function FinderPage(data: FinderData) {
  const { t } = useLabels();
  const { finding, answers, campuses, budgets } = data;
  return (
    <>
      <Section label={t('finder.title')}>
        <Cell kind="open">
          <div className={styles.title}>
            <Heading level={1} size={finding ? 'large' : 'huge'}>
              {t('finder.title')}
            </Heading>
            <p className={styles.introduction}>{t('finder.introduction')}</p>
          </div>
        </Cell>
        {finding && <Found {...data} finding={finding} />}
        <Cell kind="flush">
          <div id={formId} className={styles.form} data-screen-only={finding ? true : undefined}>
            {finding && (
              <Heading level={2} size="small">
                {t('finder.form')}
              </Heading>
            )}
            <FinderForm answers={answers} campuses={campuses} budgets={budgets} />
          </div>
        </Cell>
      </Section>
      <SelectionForm />
    </>
  );
}
