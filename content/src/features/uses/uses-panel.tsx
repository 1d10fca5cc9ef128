'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { andMore } from '../../panel/list-names.ts';
import panelStyles from '../../panel/panel.module.css';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import { TrashButton } from '../trash/trash-button.tsx';
import type { DescribedUse } from './uses-endpoint.ts';
import { usesLabels } from './uses-labels.ts';
import styles from './uses-panel.module.css';

interface Uses {
  uses: DescribedUse[];
  /** how many there are besides */
  more: number;
}

/** The uses of the open document; fetched again when the window gets the focus. */
function useUses(): Uses | 'loading' | 'failed' {
  const { config } = useConfig();
  const { id, collectionSlug } = useDocumentInfo();
  const url = id && collectionSlug ? `${config.routes.api}/uses?collection=${collectionSlug}&id=${id}` : null;
  const { data, hasFailed } = useServiceData<Uses>(url);
  if (!url) return { uses: [], more: 0 };
  return hasFailed ? 'failed' : (data ?? 'loading');
}

/** In the side bar of a form: where the document is used, with a link to each place; the trash for a file that is not. */
export function UsesPanel() {
  const { id } = useDocumentInfo();
  const language = usePanelLanguage();
  const say = usesLabels[language];
  const found = useUses();
  if (!id) return null;
  const { uses, more } = typeof found === 'string' ? { uses: null, more: 0 } : found;
  return (
    <section
      className={`${panelStyles.side} ${styles.uses}`}
      aria-labelledby="uses-title"
      aria-busy={found === 'loading'}
    >
      <h2 id="uses-title">{say.title}</h2>
      {typeof found === 'string' ? <p>{say[found]}</p> : null}
      {uses?.length === 0 ? <p>{say.unused}</p> : null}
      {uses && uses.length > 0 ? (
        <ul>
          {uses.map((use) => (
            <li key={use.href}>
              <a href={use.href}>{use.name}</a>
              <span className={panelStyles.note}>
                {[...use.places, say.states[use.state]].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
          {more > 0 ? <li>{andMore(more, language)}</li> : null}
        </ul>
      ) : null}
      {uses?.every(({ state }) => state === 'trash') ? <TrashButton /> : null}
    </section>
  );
}
