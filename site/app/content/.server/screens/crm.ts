import { translate } from '../../../labels/translate.ts';
import { pathTo } from '../../../routing/addresses.ts';
import { type Locale, locales } from '../../../routing/locale.ts';
import { type Action, actions } from '../../model.ts';
import type { CrmData } from '../../screen-data.ts';
import { pageMetadata } from '../page-metadata.ts';
import { readLabels } from '../readers/labels.ts';
import { readSchoolOf, type SiteContext } from '../site-context.ts';

/** The page of an action, or of the choice of one; `null` for an unknown action (`decisions.md`, "/crm/{action?}"). */
export async function readCrm(context: SiteContext, locale: Locale, name?: string): Promise<CrmData | null> {
  const action: Action | null = actions.find((known) => known === name) ?? null;
  if (name && !action) return null;
  const [school, labels] = await Promise.all([readSchoolOf(context, locale), readLabels(context, locale)]);
  const path = (language: Locale) => pathTo('crm', language, { action: action ?? '' });
  const alternates = Object.fromEntries(locales.map((language) => [language, path(language)]));
  return {
    locale,
    layout: 'dynamic',
    alternates,
    headings: [],
    metadata: pageMetadata({
      locale,
      school,
      title: translate(labels, `crm.title.${action ?? 'choose'}`),
      description: translate(labels, 'crm.introduction'),
      canonicalPath: path(locale),
      alternates,
    }),
    action,
  };
}
