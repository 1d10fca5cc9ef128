import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { useEffect, useRef, useState } from 'react';
import type { CrmData } from '../../data/screen-data.ts';
import { LinkWarning } from '../../features/action-flow/link-warning.tsx';
import { PageTrail } from '../../features/page-head/page-trail.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CampusForm, CourseForm } from './crm-forms.tsx';
import * as styles from './crm-page.module.css';

/** The three actions: large cells to choose from, and a strip once one is chosen. Course and campus stay what they are. */
function ActionChoice({ crm: { action: chosen, chosen: choice } }: { crm: CrmData }) {
  const { t, locale } = useLabels();
  return (
    <nav aria-label={t('crm.actions')}>
      <ul className={styles.choices} data-strip={chosen !== null || undefined}>
        {actions.map((action) => (
          <li key={action} className={styles.choice} data-chosen={action === chosen || undefined}>
            <Heading level={2} size={chosen ? 'small' : 'medium'}>
              <a
                className={styles.link}
                href={pathTo('crm', locale, { action }, choice)}
                aria-current={action === chosen ? 'page' : undefined}
              >
                {t(`action.${action}`)}
              </a>
            </Heading>
            {!chosen && <p>{t(`crm.what.${action}`)}</p>}
            <span className={styles.mark}>
              <Icon name={action === chosen ? 'check' : 'arrow-right'} />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CrmPageProps {
  crm: CrmData;
  /** the warning of the form, where it did not redirect to the CRM */
  warning?: 'incomplete' | 'unavailable';
}

/**
 * The warning of the form of a step: that of the server, or that of a form sent without a choice, which needs no server.
 * It takes the focus each time, and ends with its step.
 */
function useFormWarning(step: CrmData, warning: CrmPageProps['warning']) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState<{ step: CrmData; count: number }>();
  useEffect(() => {
    if (tries) place.current?.focus();
  }, [tries]);
  // Gone for good once the step is left: back on it nothing was sent.
  if (tries && tries.step !== step) setTries(undefined);
  return {
    warning: tries?.step === step ? 'incomplete' : warning,
    place,
    incomplete: () => setTries((before) => ({ step, count: (before?.count ?? 0) + 1 })),
  } as const;
}

/** The action flow as a page (section 2, "/crm/{action?}"): plain forms, each step at a URL of its own. */
export function CrmPage({ crm, warning }: CrmPageProps) {
  const { t } = useLabels();
  const { title, action, course, courses, campuses, campus, chosen } = crm;
  const formWarning = useFormWarning(crm, warning);
  return (
    <div className={styles.page}>
      <Grid>
        <Cell>
          <PageTrail items={[{ label: title }]} />
        </Cell>
        <Cell kind="open">
          <Heading level={1} size={course ? 'large' : 'huge'}>
            {title}
          </Heading>
        </Cell>
        {!action && (
          <Cell span={7} from={3}>
            <p className={styles.introduction}>{t('crm.introduction')}</p>
          </Cell>
        )}
        <ActionChoice crm={crm} />
        {!action && (
          <Cell span={7} from={3}>
            <p className={styles.next}>{t('crm.first')}</p>
          </Cell>
        )}
        {formWarning.warning && (
          <Cell kind="flush">
            <LinkWarning kind={formWarning.warning} campus={campus} takesFocus ref={formWarning.place} />
          </Cell>
        )}
        {action && !course && (
          <Cell kind="flush">
            <CourseForm
              action={action}
              courses={courses}
              campus={chosen.campus}
              onIncomplete={formWarning.incomplete}
            />
          </Cell>
        )}
        {action && course && (
          <Cell kind="flush">
            <CampusForm
              action={action}
              course={course}
              campuses={campuses}
              chosen={campus}
              onIncomplete={formWarning.incomplete}
            />
          </Cell>
        )}
      </Grid>
    </div>
  );
}
