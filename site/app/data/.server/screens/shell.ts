import { everyLegalPage, type LegalPage } from '@vitrine/contract/routes/legal-pages.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { shellScopes } from '../../../labels/label-scopes.ts';
import type { MenuEntry, School } from '../../model.ts';
import type { ShellData } from '../../screen-data.ts';
import { readLabelsWithin } from '../readers/labels.ts';
import { readLegalPages } from '../readers/pages.ts';
import { readMenu } from '../readers/website.ts';
import { orLeftOut, readSchoolOf, type SiteContext } from '../site-context.ts';

/** What the frame of a language is rendered from. */
export interface ShellContent extends Pick<ShellData, 'navbar' | 'labels' | 'settings'> {
  school: School;
  footer: MenuEntry[];
  legal: LegalPage[];
}

/**
 * What surrounds every screen. Without the school there is no site; a menu that fails is left out (section 8).
 * The legal pages must be linked: where they cannot be read, all are taken to be there.
 */
export async function readShell(context: SiteContext, locale: Locale): Promise<ShellContent> {
  const [school, navbar, footer, legal, labels] = await Promise.all([
    readSchoolOf(context, locale),
    orLeftOut(context, 'navbar', readMenu(context, locale, 'navbar'), null),
    orLeftOut(context, 'footer', readMenu(context, locale, 'footer'), null),
    orLeftOut(context, 'legal pages', readLegalPages(context, locale), everyLegalPage),
    readLabelsWithin(context, locale, shellScopes),
  ]);
  return { school, navbar: navbar?.body ?? [], footer: footer?.body ?? [], legal, labels, settings: context.settings };
}
