import panelStyles from '../../panel/panel.module.css';
import { colon, type PanelLanguage } from '../../panel/panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import type { Schedule } from './schedule.ts';
import { scheduleLabels } from './schedule-labels.ts';
import styles from './scheduling.module.css';

interface Signs {
  schedules: readonly Schedule[];
  language: PanelLanguage;
}

/** The schedules of a document, and failures with their reason, one line each. */
export function ScheduleSigns({ schedules, language }: Signs) {
  const say = scheduleLabels[language];
  return schedules.map(({ action, at, job, nextTry, reason, state }) => {
    const moment = formatInParis(at, language);
    if (state === 'waiting') {
      return (
        <span key={job} className={styles.planned}>
          {say.planned(action, moment)}
        </span>
      );
    }
    const next = state === 'retrying' && nextTry ? say.nextTry(formatInParis(nextTry, language)) : say.noMoreTries;
    return (
      <span key={job} className={`${panelStyles.refusal} ${styles.failed}`} role="alert">
        {`${say.failed(action, moment)}${reason ? colon(language) + reason : ''}${/[.!?]$/.test(reason ?? '') ? '' : '.'} ${next}`}
      </span>
    );
  });
}
