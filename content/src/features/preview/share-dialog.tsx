'use client';

import { Button, useConfig, useDocumentInfo, useDocumentTitle, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import dialogStyles from '../../panel/dialog.module.css';
import { DialogButton } from '../../panel/dialog-button.tsx';
import { CloseDialog, useDialogRequest } from '../../panel/panel-dialog.tsx';
import { Refusal } from '../../panel/refusal.tsx';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';
import styles from './share-dialog.module.css';
import { lifetimes, shareLabels } from './share-labels.ts';
import type { SharedLink } from './sharing-endpoints.ts';

/** What its endpoints respond. */
type Links = { links: SharedLink[] };

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
  const { refusal, said, send, refuse, tell, forget } = useDialogRequest();

  const endpoint = `${config.routes.api}/${collectionSlug}/${id}/shared-previews`;

  async function request(method: 'POST' | 'DELETE', path = '', body?: object) {
    const response = await requestService<Links>(endpoint + path, { method, language, body });
    if (response.body) setLinks(response.body.links);
    return response;
  }

  /** A link can be made before the others are there: then they came with its response, and what is read here is older. */
  async function read() {
    setLinks(null);
    const { body, refusal } = await requestService<Links>(endpoint, { method: 'GET', language });
    if (body) setLinks((known) => known ?? body.links);
    else if (dialog.current) refuse(dialog.current, refusal);
  }

  // Whoever has a link sees the draft: that is for those who may publish it.
  if (!id || isTrashed || !hasPublishPermission) return null;

  /** The clipboard is closed to pages without TLS, and to those that are not allowed to write to it. */
  async function copy(asked: HTMLDialogElement | null, url: string, otherwise: string) {
    // The same sentence is read out again only where it was gone meanwhile.
    forget();
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    tell(asked, isCopied ? say.copied : otherwise);
  }

  async function create() {
    const asked = dialog.current;
    const [newest] = (await send(asked, () => request('POST', '', { days })))?.links ?? [];
    if (newest) await copy(asked, newest.url, say.created);
  }

  async function revoke(link: SharedLink) {
    const asked = dialog.current;
    if (!(await send(asked, () => request('DELETE', `/${link.id}`)))) return;
    tell(asked, say.revoked);
    // The button goes with its row.
    asked?.querySelector('h2')?.focus();
  }

  return (
    <DialogButton
      id="action-share-preview"
      label={say.open}
      onOpen={() => void read()}
      ref={dialog}
      className={styles.dialog}
      title={say.title(title)}
      onClose={forget}
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
                  <Button
                    buttonStyle="secondary"
                    size="small"
                    onClick={() => void copy(dialog.current, link.url, say.created)}
                  >
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
