'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { CsvTransfer } from '../../csv/csv-transfer.tsx';
import { idOf } from '../../fields/field-values.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';

const hints = {
  fr: 'Une ligne par redirection : ancienne_adresse, nouvelle_adresse. L’import ajoute et modifie les redirections du fichier ; les autres restent. À la moindre erreur, rien n’est importé.',
  en: 'One line per redirect: ancienne_adresse (old address), nouvelle_adresse (new address). An import adds and changes the redirects of the file; the others stay. If anything is wrong, nothing is imported.',
};

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
      hint={hints[language]}
    />
  ));
}
