'use client';

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useFormModified,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { requestService } from '../panel/request-service.ts';
import { usePanelLanguage } from '../panel/use-panel-language.ts';
import { trashLabels } from './trash-labels.ts';

/**
 * Moves the open document to the trash, with one click: it can be restored there. Not while the form has changes that are not saved,
 * and not in a drawer, whose document belongs to the form below.
 */
export function TrashButton() {
  const { id, collectionSlug, docPermissions, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const isModified = useFormModified();
  const depth = useEditDepth();
  const router = useRouter();
  const say = trashLabels[language];
  if (isTrashed || isModified || depth > 1 || !docPermissions?.update) return null;

  async function move() {
    const url = `${config.routes.api}/${collectionSlug}/${id}`;
    const { body, refusal } = await requestService(url, { method: 'DELETE', language });
    if (!body) return void toast.error(refusal ?? say.failed);
    toast.success(say.moved(title));
    router.push(`${config.routes.admin}/collections/${collectionSlug}`);
  }
  return (
    <Button buttonStyle="secondary" size="small" id="move-to-trash" onClick={move}>
      {say.move}
    </Button>
  );
}
