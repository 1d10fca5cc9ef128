'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { CsvTransfer } from '../../csv/csv-transfer.tsx';
import { idOf } from '../../fields/field-values.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';
import { redirectLabels } from './redirect-labels.ts';

/** Export and import of the legacy table, below its list. */
export function RedirectsTransfer() {
  const { user } = useAuth();
  const { config } = useConfig();
  const language = usePanelLanguage();
  const schools = ((user as { schools?: unknown[] } | null)?.schools ?? []).map((school) => Number(idOf(school)));
  return schools.map((school) => (
    <CsvTransfer
      key={school}
      url={`${config.serverURL}${config.routes.api}/redirects/csv?school=${school}`}
      language={language}
      hint={redirectLabels[language].fileHint}
    />
  ));
}
