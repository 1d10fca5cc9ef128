'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import panelStyles from '../../panel/panel.module.css';
import { colon } from '../../panel/panel-language.ts';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import { ScheduleDialog } from '../scheduling/schedule-dialog.tsx';
import type { PublicationState } from '../scheduling/schedule-endpoints.ts';
import { ScheduleSigns } from '../scheduling/schedule-signs.tsx';
import styles from './document-status.module.css';
import { draftLabels } from './draft-labels.ts';

/**
 * Whether a document is online, has unpublished changes or is scheduled, with buttons that revert to the published version and
 * schedule a publication. Replaces Payload's status, which follows only the saves of this form.
 */
export function DocumentStatus() {
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishPermission, hasSavePermission, isTrashed, lastUpdateTime, versionCount } = info;
  const { config } = useConfig();
  const { t } = useTranslation();
  const { code: locale } = useLocale();
  const { reset, setIsValid } = useForm();
  const { openModal } = useModal();
  const modified = useFormModified();
  const language = usePanelLanguage();
  const say = draftLabels[language];
  const url = `${config.routes.api}/${collectionSlug}/${id}`;
  // A document in the trash is neither online nor scheduled.
  const {
    data: state,
    hasFailed,
    refresh,
  } = useServiceData<PublicationState>(isTrashed ? null : `${url}/schedule`, {
    after: [lastUpdateTime, versionCount],
  });
  if (!state) return hasFailed ? <Refusal>{say.failedToRead}</Refusal> : null;

  const { isPublished, hasChanges } = state;
  const published = hasChanges ? t('version:changed') : t('version:published');
  const modal = `revert-${id}`;

  async function revert() {
    const reverted = await requestService(`${url}/revert`, { method: 'POST', language });
    const query = `?locale=${locale}&fallback-locale=null&depth=0&draft=true`;
    const document = reverted.body ? await requestService(`${url}${query}`, { language }) : reverted;
    if (!document.body) {
      toast.error(document.refusal);
      return;
    }
    // After a refused publication it is not, and Payload would ask before the form is left. `reset` tells those who ask.
    setIsValid(true);
    await reset(document.body);
    info.setUnpublishedVersionCount(0);
    info.incrementVersionCount();
    await refresh();
    toast.success(say.reverted);
  }

  return (
    <div className={styles.status}>
      <span>
        {`${t('version:status')}${colon(language)}`}
        <strong className={styles.value}>{isPublished ? published : t('version:draft')}</strong>
      </span>
      <ScheduleSigns schedules={state.schedules} language={language} />
      <span className={styles.actions}>
        {hasSavePermission && isPublished && hasChanges ? (
          <Button buttonStyle="none" className={panelStyles.action} id="action-revert" onClick={() => openModal(modal)}>
            {say.revert}
          </Button>
        ) : null}
        {hasPublishPermission ? <ScheduleDialog state={state} refresh={refresh} /> : null}
      </span>
      <ConfirmationModal
        modalSlug={modal}
        heading={say.revertTitle}
        body={modified ? `${say.revertBody} ${say.revertUnsaved}` : say.revertBody}
        confirmLabel={say.revert}
        cancelLabel={say.keep}
        onConfirm={revert}
      />
    </div>
  );
}
