import {
  type CollectionSlug,
  createLocalReq,
  type DefaultServerCellComponentProps,
  type Payload,
  type ServerProps,
} from 'payload';
import { cache } from 'react';
import { entryOf } from '../../panel/document-names.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { readSchedules, type Schedule } from './schedule.ts';
import { scheduleLabels } from './schedule-labels.ts';
import { ScheduleSigns } from './schedule-signs.tsx';
import styles from './scheduling.module.css';

/** On the dashboard: the schedules and failures of documents that the editor may see. Empty where there is none. */
export async function ScheduleOverview({ i18n, payload, user }: ServerProps) {
  if (!user) return null;
  const language = panelLanguageOf({ i18n });
  const req = await createLocalReq({ user }, payload);
  const named = await Promise.all(
    (await readSchedules(req)).map(async (schedule) => {
      const document = await payload.findByID({
        ...{ collection: schedule.collection, id: schedule.id, draft: true, depth: 0, disableErrors: true },
        ...{ overrideAccess: false, user, locale: 'all' },
      });
      return document && { schedule, ...(await entryOf(payload, schedule.collection, { ...document }, language)) };
    }),
  );
  const rows = named.filter((row) => row !== null);
  if (rows.length === 0) return null;
  const isLate = ({ state }: Schedule) => state !== 'waiting';
  // Failures first.
  rows.sort((a, b) => Number(isLate(b.schedule)) - Number(isLate(a.schedule)));
  return (
    <section className={styles.overview} aria-labelledby="schedule-overview">
      <h2 id="schedule-overview">{scheduleLabels[language].overview}</h2>
      <ul>
        {rows.map(({ schedule, name, href }) => (
          <li key={schedule.job}>
            <a href={href}>{name}</a> <ScheduleSigns schedules={[schedule]} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Read once per request for all rows of a list. */
const schedulesOf = cache(
  (payload: Payload, collection: CollectionSlug): Promise<Schedule[]> => readSchedules({ payload }, { collection }),
);

const labels = {
  draft: 'version:draft',
  published: 'version:published',
  changed: 'version:draftHasPublishedVersion',
} as const;

/** The status of a document in a list, with its schedules. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const schedules = await schedulesOf(payload, collectionSlug);
  const own = schedules.filter(({ id }) => String(id) === String(rowData.id));
  // A document in the trash is never online.
  const status = rowData.deletedAt ? 'draft' : cellData;
  return (
    <span className={styles.cell}>
      {status in labels ? i18n.t(labels[status as keyof typeof labels]) : status}
      <ScheduleSigns schedules={own} language={panelLanguageOf({ i18n })} />
    </span>
  );
}
