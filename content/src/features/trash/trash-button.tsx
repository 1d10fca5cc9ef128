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
import { useState } from 'react';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { trashLabels } from './trash-labels.ts';

/**
 * Moves the open file to the trash, with one click: where nothing uses it, visitors miss nothing. Other documents are pages and
 * rules of their own, and Payload asks before it deletes them. Not while the form has changes that are not saved, and not in a
 * drawer, whose file belongs to the form below.
 */
export function TrashButton() {
  const { id, collectionSlug, docConfig, hasTrashPermission, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const isModified = useFormModified();
  const depth = useEditDepth();
  const router = useRouter();
  const [isMoving, setMoving] = useState(false);
  const say = trashLabels[language];
  const isFile = Boolean(docConfig && 'upload' in docConfig && docConfig.upload);
  if (!isFile || !hasTrashPermission || isTrashed || isModified || depth > 1) return null;

  async function move() {
    // The button stays enabled, or it would lose the focus.
    if (isMoving) return;
    const url = `${config.routes.api}/${collectionSlug}/${id}`;
    setMoving(true);
    const { body, refusal } = await requestService(url, { method: 'DELETE', language });
    if (!body) {
      setMoving(false);
      return void toast.error(refusal);
    }
    toast.success(say.moved(title));
    router.push(`${config.routes.admin}/collections/${collectionSlug}`);
  }
  return (
    <Button buttonStyle="secondary" size="small" id="move-to-trash" onClick={move}>
      {say.move}
    </Button>
  );
}
