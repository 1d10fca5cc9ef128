'use client';

import { Button, useConfig, useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { DialogButton } from '../../panel/dialog-button.tsx';
import { CloseDialog } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';
import styles from './share-dialog.module.css';
import { shareLabels } from './share-labels.ts';
import { lifetimes } from './share-limits.ts';
import type { SharedLink } from './sharing-endpoints.ts';

/** "Partager l’aperçu…" in a form: makes links to the preview of the document, lists those that are valid, and revokes them. */
export function ShareDialog() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const modified = useFormModified();
  const language = usePanelLanguage();
  const say = shareLabels[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const [links, setLinks] = useState<SharedLink[] | null>(null);
  const [days, setDays] = useState(7);
  const [isCreating, setCreating] = useState(false);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const endpoint = `${config.routes.api}/${collectionSlug}/${id}/shared-previews`;

  /** @returns the links after the request, or `null` where it was refused */
  async function send(method: 'GET' | 'POST' | 'DELETE', path = '', body?: object): Promise<SharedLink[] | null> {
    const response = await requestService<{ links: SharedLink[] }>(endpoint + path, { method, language, body });
    setSaid('');
    setRefusal(response.body ? null : response.refusal);
    if (!response.body) return null;
    setLinks(response.body.links);
    return response.body.links;
  }

  // Whoever has a link sees the draft: that is for those who may publish it.
  if (!id || isTrashed || !hasPublishPermission) return null;

  /** The clipboard is closed to pages without TLS, and to those that are not allowed to write to it. */
  async function copy(url: string, otherwise: string) {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? say.copied : otherwise);
  }

  async function create() {
    if (isCreating) return;
    setCreating(true);
    const [newest] = (await send('POST', '', { days })) ?? [];
    setCreating(false);
    if (newest) await copy(newest.url, say.created);
  }

  async function revoke(link: SharedLink) {
    if (!(await send('DELETE', `/${link.id}`))) return;
    setSaid(say.revoked);
    // The button goes with its row.
    dialog.current?.querySelector('h2')?.focus();
  }

  return (
    <DialogButton
      id="action-share-preview"
      label={say.open}
      onOpen={() => void send('GET')}
      ref={dialog}
      className={styles.dialog}
      title={say.title(title)}
      onClose={() => {
        setSaid('');
        setRefusal(null);
      }}
    >
      <p>{say.explained}</p>
      {modified ? <p>{say.saveFirst}</p> : null}
      <label className={styles.lifetime}>
        {say.lifetime}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {lifetimes.map((count) => (
            <option key={count} value={count}>
              {say.days(count)}
            </option>
          ))}
        </select>
      </label>
      <Button id="create-shared-preview" onClick={() => void create()}>
        {say.create}
      </Button>
      <Refusal>{refusal}</Refusal>
      <p role="status">{said}</p>
      {links ? (
        <section aria-label={say.links}>
          {links.length === 0 ? <p>{say.none}</p> : null}
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <span>
                  {say.until(
                    dateInParis(link.expires, language, { dateStyle: 'long', timeStyle: 'short' }),
                    link.editor,
                  )}
                </span>
                <input readOnly value={link.url} aria-label={say.url} onFocus={({ target }) => target.select()} />
                <div className={dialogStyles.buttons}>
                  <Button buttonStyle="secondary" size="small" onClick={() => void copy(link.url, say.created)}>
                    {say.copy}
                  </Button>
                  <Button buttonStyle="secondary" size="small" onClick={() => void revoke(link)}>
                    {say.revoke}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <CloseDialog />
    </DialogButton>
  );
}
