'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import type { ClientUser } from 'payload';
import { type ReactNode, useEffect, useRef } from 'react';
import { requestService } from '../../panel/request-service.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';

/** As much of the response as is needed here. */
interface Renewed {
  /** seconds since 1970 */
  exp: number;
  user: ClientUser;
}

const minute = 60_000;

/** A session is renewed when less is left of its two hours, in milliseconds, and requested again after a while where that failed. */
const renewedBelow = 110 * minute;
const retryAfter = minute;

/**
 * Renews the session of whoever types or clicks in the panel, in all its tabs. Payload renews it only where another page is opened
 * just before its end, and leaves a form with all that was typed when it ends, or where its own `refreshCookie` is answered with an error.
 */
export function KeepSession({ children }: { children: ReactNode }) {
  const { setUser, tokenExpirationMs, user } = useAuth();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const url = `${config.routes.api}/users/refresh-token`;
  const id = user?.id;
  const requestedAt = useRef(0);

  useEffect(() => {
    if (!id || !tokenExpirationMs) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tabs = new BroadcastChannel('session');
    const renew = async () => {
      const now = Date.now();
      if (tokenExpirationMs - now > renewedBelow || now - requestedAt.current < retryAfter) return;
      requestedAt.current = now;
      const { body } = await requestService<Renewed>(url, { method: 'POST', language });
      if (!body || signal.aborted) return;
      tabs.postMessage(body);
      setUser(body);
    };
    const take = ({ data }: MessageEvent<Renewed>) => {
      if (data.user.id === id) setUser(data);
    };
    tabs.addEventListener('message', take);
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, renew, { signal });
    return () => {
      leaving.abort();
      tabs.close();
    };
  }, [id, language, setUser, tokenExpirationMs, url]);
  return children;
}
