'use client';

import { toast, useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import { DialogButton } from '../../panel/dialog-button.tsx';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { CommentForm } from './comment-form.tsx';
import { reviewLabels } from './review-labels.ts';
import { useReview } from './use-review.ts';

/** "Demander une relecture…" beside the buttons that save: asks editors to review the last saved draft, with a comment. */
export function RequestReview() {
  const { docPermissions } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const modified = useFormModified();
  const say = reviewLabels[usePanelLanguage()];
  const { review, isStored, send } = useReview();
  const draft = useState('');
  if (!isStored || !docPermissions?.update) return null;

  async function request(comment: string) {
    const response = await send('', { comment });
    if (response.body) toast.success(say.sent);
    return response;
  }

  return (
    <DialogButton id="action-request-review" label={say.open} title={say.title(title)}>
      <CommentForm
        label={say.comment}
        id="confirm-request-review"
        send={say.send}
        isRequired
        isDisabled={modified}
        draft={draft}
        onSend={request}
      >
        <p>{say.explained}</p>
        {review?.ended === null ? <p>{say.replaces}</p> : null}
        {modified ? <p>{say.saveFirst}</p> : null}
      </CommentForm>
    </DialogButton>
  );
}
