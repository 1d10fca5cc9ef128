'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '../../panel/dialog-button.tsx';
import panelStyles from '../../panel/panel.module.css';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import { CommentForm } from './comment-form.tsx';
import { reviewLabels } from './review-labels.ts';
import styles from './reviews.module.css';
import { useReview } from './use-review.ts';

/** Above the side bar of a form: the open review of the document, which editors end, or the answer that ended it. */
export function ReviewNotice() {
  const { hasPublishPermission } = useDocumentInfo();
  const language = usePanelLanguage();
  const say = reviewLabels[language];
  const { review, send } = useReview();
  /** The comment that the dialog was opened with, until its answer is refused: another request may take its place unseen. */
  const [opened, setOpened] = useState<string | null>(null);
  /** Until it is closed the dialog stays with what is typed, also where somebody else ends the review meanwhile. */
  const [isOpen, setOpen] = useState(false);
  const draft = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the dialog was opened: its button has the focus after it. */
  const wasOpened = useRef(false);
  const ended = review?.ended;

  // The button goes with the open review.
  useEffect(() => {
    if (!ended || isOpen || !wasOpened.current) return;
    wasOpened.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [ended, isOpen]);

  // After its publication nothing is left to do.
  if (!review || (ended?.outcome === 'published' && !isOpen)) return null;
  const { comment, requestedAt, requestedBy } = review;
  const read = opened ?? comment;
  async function end(answer: string) {
    const response = await send('/end', { comment: read, answer });
    setOpened(null);
    if (response.body) toast.success(say.ended);
    return response;
  }
  const [who, when, text] = ended ? [ended.by, ended.at, ended.answer] : [requestedBy, requestedAt, comment];
  return (
    <section className={`${panelStyles.side} ${styles.notice}`} aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {ended ? say.ended : say.requested}
      </h2>
      <p className={panelStyles.note}>{say.by(who, formatInParis(when, language))}</p>
      {text ? <p className={styles.comment}>{text}</p> : null}
      {(!ended || isOpen) && hasPublishPermission ? (
        <DialogButton
          id="action-end-review"
          label={say.end}
          title={say.endTitle}
          onOpen={() => {
            setOpened(comment);
            setOpen(true);
            wasOpened.current = true;
          }}
          onClose={() => setOpen(false)}
        >
          <CommentForm label={say.answer} id="confirm-end-review" send={say.confirmEnd} draft={draft} onSend={end}>
            <p className={styles.comment}>{read}</p>
          </CommentForm>
        </DialogButton>
      ) : null}
    </section>
  );
}
