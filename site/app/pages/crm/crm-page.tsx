import type { CrmData } from '../../content/screen-data.ts';
import { LinkWarning } from '../../features/action-flow/link-warning.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Cell, Grid } from '../../ui/grid.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ActionChoice } from './action-choice.tsx';
import { CampusForm, CourseForm } from './crm-forms.tsx';
import styles from './crm-page.module.css';

interface CrmPageProps {
  crm: CrmData;
  /** what the form answered, where it did not lead to the CRM */
  warning?: 'incomplete' | 'unavailable' | undefined;
}

/** The action flow as a page (`decisions.md`, "/crm/{action?}"): plain forms, each step at an address of its own. */
export function CrmPage({ crm, warning }: CrmPageProps) {
  const { t, locale } = useLabels();
  const { action, course, courses, campuses, campus, keptCampus } = crm;
  const title = t(`crm.title.${action ?? 'choose'}`);
  return (
    <div className={styles.page}>
      <Grid>
        <Cell>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[{ label: t('page.home'), href: pathTo('home', locale) }, { label: title }]}
          />
        </Cell>
        <Cell kind="open">
          <Heading level={1} size="huge">
            {title}
          </Heading>
        </Cell>
        {!action && (
          <Cell span={7} from={3}>
            <p className={styles.introduction}>{t('crm.introduction')}</p>
          </Cell>
        )}
        <ActionChoice chosen={action} />
        {!action && (
          <Cell span={7} from={3}>
            <p className={styles.next}>{t('crm.first')}</p>
          </Cell>
        )}
        {warning && (
          <Cell kind="flush">
            <LinkWarning kind={warning} campus={campus} />
          </Cell>
        )}
        {action && !course && (
          <Cell kind="flush">
            <CourseForm action={action} courses={courses} campus={keptCampus} />
          </Cell>
        )}
        {action && course && (
          <Cell kind="flush">
            <CampusForm action={action} course={course} campuses={campuses} chosen={campus} />
          </Cell>
        )}
      </Grid>
    </div>
  );
}
