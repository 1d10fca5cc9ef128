'use client';

import { toast, useAuth, useConfig, useDocumentEvents, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { actionLabels } from '../../../fields/choices.ts';
import panelStyles from '../../../panel/panel.module.css';
import { colon } from '../../../panel/panel-language.ts';
import { usePanelLanguage } from '../../../panel/use-panel-language.ts';
import { useServiceData } from '../../../panel/use-service-data.ts';
import styles from './coverage.module.css';
import { coverageLabels } from './coverage-labels.ts';
import type { OfferingMark } from './read-coverage.ts';
import { StateSign } from './state-sign.tsx';

/** In the form of an offering: the actions without a CRM link, and where to add it for those who may. */
export function OfferingWarning() {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const mayAdd = Boolean(permissions?.collections?.['crm-links']?.create);
  const language = usePanelLanguage();
  const say = coverageLabels[language];
  const course = useFormFields(([fields]) => fields.course?.value);
  const campus = useFormFields(([fields]) => fields.campus?.value);
  const url = `${config.routes.api}/crm-links/coverage?course=${course}&campus=${campus}`;
  const { data } = useServiceData<{ marks: OfferingMark[] }>(course && campus ? url : null);
  const marks = (data?.marks ?? []).filter((mark) => mark.state !== 'ok');
  usePublishedToast(
    say.publishedWithout(marks.map((mark) => actionLabels[mark.action][language]).join(', ')),
    marks.length,
  );

  return (
    <div role="status">
      {(['hole', 'wrong', 'dead'] as const).map((state) => {
        const concerned = marks.filter((mark) => mark.state === state);
        if (concerned.length === 0) return null;
        const mend = say.mend[mayAdd ? state : 'ok'];
        return (
          <div key={state} className={`${styles.warning} ${styles[state]}`}>
            <StateSign state={state} />
            <p>
              <strong>{`${say.concerned[state]}${colon(language)}`}</strong>
              {concerned.map((mark, index) => (
                <span key={mark.action}>
                  {index > 0 ? ', ' : null}
                  {mark.mend ? (
                    <a href={mark.mend} target="_blank" rel="noopener" title={mend}>
                      {actionLabels[mark.action][language]}
                      <span className={panelStyles.hidden}>{` (${mend}, ${say.newTab})`}</span>
                    </a>
                  ) : (
                    actionLabels[mark.action][language]
                  )}
                </span>
              ))}
              {'. '}
              {say.warning}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** Repeats the warning as a toast after a publication, which it does not prevent. */
function usePublishedToast(sentence: string, count: number): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const shownFor = useRef<unknown>(null);
  useEffect(() => {
    if (count === 0 || !mostRecentUpdate || shownFor.current === mostRecentUpdate) return;
    const isThisOne = mostRecentUpdate.entitySlug === collectionSlug && mostRecentUpdate.id === id;
    const isFresh = Date.now() - Date.parse(mostRecentUpdate.updatedAt) < 10_000;
    const isPublished = (mostRecentUpdate.doc as { _status?: string } | undefined)?._status === 'published';
    if (!isThisOne || !isFresh || !isPublished) return;
    shownFor.current = mostRecentUpdate;
    toast.warning(sentence);
  }, [mostRecentUpdate, sentence, count, collectionSlug, id]);
}
