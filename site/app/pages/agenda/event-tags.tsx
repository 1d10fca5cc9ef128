import type { EventSummary } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import * as styles from './event-tags.module.css';

/** What an event is, and first of all that it is cancelled. Open days stand out, unless they do not take place. */
export function EventTags({ event: { kind, cancelled } }: { event: Pick<EventSummary, 'kind' | 'cancelled'> }) {
  const { t } = useLabels();
  return (
    <p className={styles.tags}>
      {cancelled && <Tag solid>{t('shell.event-cancelled')}</Tag>}
      <Tag solid={kind === 'open-day' && !cancelled}>{t(`event-kind.${kind}`)}</Tag>
    </p>
  );
}
