'use client';

import { Button, useAuth, useConfig, useFormFields } from '@payloadcms/ui';
import { idOf } from '../../fields/field-values.ts';
import { inBothLanguages } from '../../panel/panel-language.ts';
import { usePanelLanguage } from '../../panel/use-panel-language.ts';

const labels = inBothLanguages({
  times: [
    (count: number) => `Introuvable, ${count.toLocaleString('fr-FR')} fois`,
    (count) => `Not found, ${count === 1 ? 'once' : `${count.toLocaleString('en-GB')} times`}`,
  ],
  redirect: ['Créer une redirection', 'Create a redirect'],
});

/** In the list: « Introuvable, n fois ». */
export function CountCell({ cellData }: { cellData?: unknown }) {
  return <span>{labels[usePanelLanguage()].times(Number(cellData ?? 0))}</span>;
}

/** A link to the form of a new redirect with the old URL and its school filled in, for those who may make one. */
function RedirectLink({ path, school, margin }: { path: string; school: unknown; margin: boolean }) {
  const { config } = useConfig();
  const { permissions } = useAuth();
  const language = usePanelLanguage();
  if (!permissions?.collections?.redirects?.create) return null;
  const query = new URLSearchParams({ from: path, school: `${idOf(school)}` });
  return (
    <Button
      el="link"
      to={`${config.routes.admin}/collections/redirects/create?${query}`}
      buttonStyle="secondary"
      margin={margin}
    >
      {labels[language].redirect}
    </Button>
  );
}

/** In the list. */
export function RedirectCell({ rowData }: { rowData?: { path?: unknown; school?: unknown } }) {
  return typeof rowData?.path === 'string' ? (
    <RedirectLink path={rowData.path} school={rowData.school} margin={false} />
  ) : null;
}

/** On the page of one URL. */
export function RedirectField() {
  const path = useFormFields(([fields]) => fields.path?.value);
  const school = useFormFields(([fields]) => fields.school?.value);
  return typeof path === 'string' ? <RedirectLink path={path} school={school} margin /> : null;
}
