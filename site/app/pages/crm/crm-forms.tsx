import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CampusChoice, CourseChoice } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as styles from './crm-forms.module.css';

/** The field by which the form of the second step says that a course is chosen in it, not a campus. */
export const courseStep = 'choose-course';

interface CourseFormProps {
  action: Action;
  courses: CourseChoice[];
  /** chosen already, by its slug */
  campus: string | undefined;
  /** called when it is sent without a choice */
  onIncomplete: () => void;
}

/** What was chosen in a form under a name. */
function chosenIn(form: HTMLFormElement, name: string): string | undefined {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * The second step: a course. The response is the page with the course in its URL, beside a campus that it has; without a
 * choice the warning of section 5, from the server where no script runs.
 */
export function CourseForm({ action, courses, campus, onIncomplete }: CourseFormProps) {
  const { t, locale } = useLabels();
  const navigate = useNavigate();
  if (courses.length === 0) return <p className={styles.empty}>{t('crm.no-courses')}</p>;
  const path = (course?: string) => pathTo('crm', locale, { action }, course ? { course, campus: campus ?? '' } : {});
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const course = chosenIn(event.currentTarget, 'course');
    if (course) void navigate(path(course));
    else onIncomplete();
  };
  return (
    <form className={styles.form} method="post" action={path()} onSubmit={goOn}>
      <input type="hidden" name={courseStep} value="1" />
      {campus && <input type="hidden" name="campus" value={campus} />}
      <Choices number={1} name="course" title={t('crm.course')} items={courses} />
      <div className={styles.foot}>
        <Button type="submit" icon="arrow-right">
          {t('crm.continue')}
        </Button>
      </div>
    </form>
  );
}

interface CampusFormProps {
  action: Action;
  course: CourseChoice;
  campuses: CampusChoice[];
  chosen: CampusChoice | null;
  /** called when it is sent without a choice */
  onIncomplete: () => void;
}

/** The third step: a campus where the course is taught, and the way to the CRM. */
export function CampusForm({ action, course, campuses, chosen, onIncomplete }: CampusFormProps) {
  const { t, locale } = useLabels();
  const path = (query: { course?: string; campus?: string } = {}) => pathTo('crm', locale, { action }, query);
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    if (chosenIn(event.currentTarget, 'campus')) return;
    event.preventDefault();
    onIncomplete();
  };
  return (
    // The URL has the course too: without a connection the page is requested again by it.
    <form className={styles.form} method="post" action={path({ course: course.slug })} onSubmit={confirm}>
      <input type="hidden" name="course" value={course.slug} />
      <div className={styles.course}>
        <p className={styles.title}>
          <Step number={1} />
          {t('crm.course')}
        </p>
        <p className={styles.courseName}>{course.name}</p>
        <p className={styles.change}>
          <a href={path({ campus: chosen?.slug })}>{t('crm.change')}</a>
        </p>
      </div>
      {campuses.length > 0 ? (
        <Choices number={2} name="campus" title={t('crm.campus')} items={campuses} chosen={chosen?.slug} />
      ) : (
        <p className={styles.empty}>{t('crm.no-campuses')}</p>
      )}
      <div className={styles.foot}>
        <div className={styles.confirm}>
          <Button type="submit" variant="action" icon="arrow-right">
            {t('crm.confirm')}
          </Button>
        </div>
        <a className={styles.reset} href={path()}>
          {t('crm.reset')}
        </a>
      </div>
    </form>
  );
}

interface ChoicesProps {
  number: number;
  name: 'course' | 'campus';
  title: string;
  items: readonly { slug: string; name: string }[];
  chosen?: string;
}

function Choices({ number, name, title, items, chosen }: ChoicesProps) {
  return (
    // The key resets the choice when the URL changes.
    <fieldset key={`${items[0]?.slug} ${chosen}`} className={styles.choices}>
      <legend className={styles.title}>
        <Step number={number} />
        {title}
      </legend>
      {items.map((item) => (
        <label key={item.slug} className={styles.choice}>
          <input type="radio" name={name} value={item.slug} defaultChecked={item.slug === chosen} />
          <span>{item.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Step({ number }: { number: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
  );
}
