import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { readSchedules, type Schedule } from './schedule.ts';
import { ScheduleSigns } from './schedule-signs.tsx';
import styles from './scheduling.module.css';

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
