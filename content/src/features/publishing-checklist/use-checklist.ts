'use client';

import { useAllFormFields, useConfig, useDocumentEvents, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { localeNamed } from '@vitrine/contract/routes/locale.ts';
import { useEffect, useMemo, useState } from 'react';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { useServiceData } from '../../panel/use-service-data.ts';
import { adviceOn } from './advice.ts';
import type { ServiceChecklist } from './checklist-endpoints.ts';
import { type CheckedItem, checklistOf } from './checks.ts';

/** Milliseconds without a change after which a form is checked. */
const pause = 500;

/** The values of the form, once they have not changed for a while. */
function useSettledValues(): Record<string, unknown> | null {
  const [fields] = useAllFormFields();
  const { getData } = useForm();
  const [settled, setSettled] = useState<{ text: string; values: Record<string, unknown> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are what the values are made of
  useEffect(() => {
    const timer = setTimeout(() => {
      const values = getData();
      const text = JSON.stringify(values);
      setSettled((before) => (before?.text === text ? before : { text, values }));
    }, pause);
    return () => clearTimeout(timer);
  }, [fields, getData]);
  return settled?.values ?? null;
}

/** What the service says of the form; it is requested again after each change, each save, and when the window gets the focus. */
function useServiceChecklist(values: Record<string, unknown> | null) {
  const { config } = useConfig();
  const { id, collectionSlug, lastUpdateTime, versionCount } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const { code: locale } = useLocale();
  const name = id ? `${collectionSlug}/${id}` : collectionSlug;
  const url = `${config.routes.api}/${name}/publishing-checklist?locale=${locale}`;
  const body = useMemo(() => values && { values }, [values]);
  // Payload's form is there before its language is.
  return useServiceData<ServiceChecklist>(locale && body ? url : null, {
    body,
    after: [lastUpdateTime, versionCount, mostRecentUpdate],
  });
}

/** The checklist of the form around, with what its previews need. */
interface FormChecklist {
  items: CheckedItem[];
  values: Record<string, unknown>;
  preview: ServiceChecklist;
  isChecking: boolean;
}

/** Checks the form around: what its values are enough for in the browser, the rest in the service. */
export function useChecklist(): FormChecklist | 'checking' | 'failed' {
  const values = useSettledValues();
  const { data, hasFailed, isReading } = useServiceChecklist(values);
  const { id, collectionSlug: collection = '' } = useDocumentInfo();
  const { code } = useLocale();
  const language = usePanelLanguage();
  if (hasFailed && !isReading) return 'failed';
  if (!values || !data || hasFailed) return 'checking';
  const advice = adviceOn({
    ...{ collection, values, isNew: !id, school: data.school, now: new Date() },
    ...{ locale: localeNamed(code), language },
  });
  const items = checklistOf(collection, [...data.findings, ...advice]);
  return { items, values, preview: data, isChecking: isReading };
}
