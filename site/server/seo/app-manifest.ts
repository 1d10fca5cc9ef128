import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { isLocale, isoCodes, type Locale } from '@vitrine/contract/routes/locale.ts';
import { actions } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { Hono } from 'hono';
import type { Settings } from '../../app/config/settings.server.ts';
import { readLabels } from '../../app/data/.server/readers/labels.ts';
import { readSchoolOf, type SiteContext } from '../../app/data/.server/site-context.ts';
import type { School } from '../../app/data/model.ts';
import { translate } from '../../app/labels/translate.ts';
import { themeColor } from '../../app/styles/theme-color.server.ts';
import { plainHeaders } from '../headers/response-headers.ts';
import { shortName } from './short-name.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The installable app in a language (section 1): its name is the school's, its shortcuts are the three actions. */
function manifestOf(school: School, labels: Record<string, string>, locale: Locale) {
  const home = pathTo('home', locale);
  return {
    id: home,
    name: school.name,
    short_name: shortName(school.name),
    description: school.metaDescription,
    lang: isoCodes[locale].language,
    dir: 'ltr',
    start_url: home,
    // Both languages: switching must not leave the app.
    scope: pathTo('home', 'fr'),
    display: 'standalone',
    theme_color: themeColor('light', 'paper'),
    background_color: themeColor('light', 'paper'),
    categories: ['education'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    screenshots: (['narrow', 'wide'] as const).map((form) => ({
      src: `/screenshots/${form}.${locale}.webp`,
      sizes: form === 'narrow' ? '780x1688' : '1440x900',
      type: 'image/webp',
      form_factor: form,
      label: translate(labels, `app.screenshot.${form}`),
    })),
    shortcuts: actions.map((action) => ({
      name: translate(labels, `action.${action}`),
      url: pathTo('crm', locale, { action }),
      icons: [icon(`shortcut-${action}`, 96)],
    })),
  };
}

interface ManifestParts {
  contextForRequest: () => SiteContext;
  settings: Pick<Settings, 'siteUrl'>;
}

/** `/manifest.fr.webmanifest` and `/manifest.en.webmanifest`: what a browser needs to install the site. */
export function appManifests({ contextForRequest, settings }: ManifestParts): Hono {
  const manifests = new Hono();
  manifests.get('/:file{manifest\\.(fr|en)\\.webmanifest}', async ({ req, body }) => {
    const locale = req.param('file').split('.')[1];
    if (!isLocale(locale)) return body(null, 404);
    const context = contextForRequest();
    const [school, labels] = await Promise.all([readSchoolOf(context, locale), readLabels(context, locale)]);
    return body(JSON.stringify(manifestOf(school, labels, locale)), 200, {
      ...Object.fromEntries(plainHeaders(settings)),
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    });
  });
  return manifests;
}
