import { everyLegalPage, legalPath } from '@vitrine/contract/routes/legal-pages.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { readLabelsWithin } from '../../data/.server/readers/labels.ts';
import { readLegalPages } from '../../data/.server/readers/pages.ts';
import { readMenu } from '../../data/.server/readers/website.ts';
import { orLeftOut, readSchoolOf, type SiteContext } from '../../data/.server/site-context.ts';
import { leaveInDocument } from '../../data/page-markup.ts';
import type { ShellData } from '../../data/screen-data.ts';
import { shellLoaderOf } from '../../data/screen-loader/screen-loader.server.ts';
import { purposesOf } from '../../features/consent/consent-choice.ts';
import { FooterContent } from '../../features/shell/footer-content.tsx';
import { labelsOfBrowsers, shellScopes } from '../../labels/label-scopes.ts';
import { LanguageProvider } from '../../labels/use-labels.tsx';

/**
 * Reads what surrounds every screen of a language and renders its footer, for the document of a first visit and for
 * `/api/shell` alike: browsers are given the footer as markup alone (`docs/decisions/020`).
 * Without the school there is no site; a menu that fails is left out (section 8).
 * The legal pages must be linked: where they cannot be read, all are taken to be there.
 * @throws ContentUnavailable where it could not be read
 */
export async function renderShell(
  context: SiteContext,
  locale: Locale,
): Promise<ShellData & { footer: { markup: string } }> {
  const [school, navbar, footer, legal, labels] = await Promise.all([
    readSchoolOf(context, locale),
    orLeftOut(context, 'navbar', readMenu(context, locale, 'navbar'), null),
    orLeftOut(context, 'footer', readMenu(context, locale, 'footer'), null),
    orLeftOut(context, 'legal pages', readLegalPages(context, locale), everyLegalPage),
    readLabelsWithin(context, locale, shellScopes),
  ]);
  const { settings } = context;
  const { name, namespace, logo, tagManagerId } = school;
  const asksConsent = purposesOf({ trackingConsent: settings.trackingConsent, tagManagerId }).length > 0;
  const markup = renderToStaticMarkup(
    <LanguageProvider locale={locale} labels={labels}>
      <FooterContent school={school} menu={footer?.body ?? []} legal={legal} asksConsent={asksConsent} />
    </LanguageProvider>,
  );
  return {
    school: { name, namespace, logo, tagManagerId },
    navbar: navbar?.body ?? [],
    footer: { markup },
    personalData: legal.includes('personal-data') ? legalPath('personal-data', locale) : null,
    labels: labelsOfBrowsers(labels),
    settings,
  };
}

/** The server's loader of the frame. @throws as `renderShell` does */
export const shellLoader = shellLoaderOf(async (context, locale) => {
  const shell = await renderShell(context, locale);
  return { ...shell, footer: leaveInDocument(shell.footer) };
});
