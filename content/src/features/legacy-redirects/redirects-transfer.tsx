import type { ServerProps } from 'payload';
import { readOwnSchools } from '../../access/read-own-schools.ts';
import { CsvTransfer } from '../../csv/csv-transfer.tsx';
import { panelLanguageOf } from '../../panel/panel-language.ts';

const hints = {
  fr: 'Une ligne par redirection\u00a0: ancienne_adresse, nouvelle_adresse. L’import ajoute et modifie les redirections du fichier\u00a0; les autres restent. À la moindre erreur, rien n’est importé.',
  en: 'One line per redirect: ancienne_adresse (old address), nouvelle_adresse (new address). An import adds and changes the redirects of the file; the others stay. If anything is wrong, nothing is imported.',
};

/** Export and import of the legacy table of each school of the account, below its list; with its name where there are several. */
export async function RedirectsTransfer({ i18n, payload, permissions, user }: ServerProps) {
  const language = panelLanguageOf({ i18n });
  const schools = await readOwnSchools(payload, user ?? null);
  return schools.map(({ school, name }) => (
    <section key={school} aria-labelledby={schools.length > 1 ? `school-${school}` : undefined}>
      {schools.length > 1 ? <h2 id={`school-${school}`}>{name}</h2> : null}
      <CsvTransfer
        url={`${payload.config.routes.api}/redirects/csv?school=${school}`}
        language={language}
        hint={hints[language]}
        mayImport={Boolean(permissions?.collections?.redirects?.create)}
      />
    </section>
  ));
}
