import type { Ref } from 'react';
import type { CampusChoice } from '../../data/model.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as styles from './link-warning.module.css';

interface LinkWarningProps {
  kind: 'incomplete' | 'unavailable';
  /** whom to ask where the link is missing */
  campus: CampusChoice | null;
  /** on the page: the response to its form, which takes the focus */
  takesFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The warnings of section 5, literally; for a missing link also whom to call. */
export function LinkWarning({ kind, campus, takesFocus, ref }: LinkWarningProps) {
  const { t } = useLabels();
  const contact = kind === 'unavailable' && campus && (campus.phone || campus.email) ? campus : null;
  return (
    <Notice tone="alert" takesFocus={takesFocus} ref={ref}>
      <p>{t(`crm.${kind}`)}</p>
      {contact && (
        <div className={styles.contact}>
          <p>{t('crm.ask', { campus: contact.name })}</p>
          <ul className={styles.ways}>
            {contact.phone && (
              <li>
                <a className={styles.way} href={telephoneHref(contact.phone)}>
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.email && (
              <li>
                <a className={styles.way} href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </li>
            )}
          </ul>
        </div>
      )}
    </Notice>
  );
}
