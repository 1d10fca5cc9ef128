import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { adminOnly } from './access/admin-only.ts';
import { ofOneSchool } from './access/of-one-school.ts';
import { closePanelCollections } from './access/panel-collections.ts';
import { publishedByEditors } from './access/publishers.ts';
import { sortedByOwnFields } from './access/sorted-by-own-fields.ts';
import { changeJournal } from './change-journal/change-journal.ts';
import { changes } from './change-journal/changes-endpoint.ts';
import { journaled } from './change-journal/journal-hooks.ts';
import { campuses } from './collections/campuses.ts';
import { courses } from './collections/courses.ts';
import { crmLinks } from './collections/crm-links.ts';
import { events } from './collections/events.ts';
import { labels } from './collections/labels.ts';
import { media } from './collections/media.ts';
import { menus } from './collections/menus.ts';
import { news } from './collections/news.ts';
import { offerings } from './collections/offerings.ts';
import { pages } from './collections/pages.ts';
import { portfolios } from './collections/portfolios.ts';
import { redirects } from './collections/redirects.ts';
import { schools } from './collections/schools.ts';
import { users } from './collections/users.ts';
import { email } from './config/email.ts';
import { largestUpload } from './config/limits.ts';
import { logOptions } from './config/log.ts';
import { settings } from './config/settings.ts';
import { storagePlugins } from './config/storage.ts';
import { database } from './database/database.ts';
import { health } from './endpoints/health.ts';
import { login } from './endpoints/login.ts';
import { taxonomyUpdate } from './endpoints/taxonomy-update.ts';
import { withConflicts } from './features/conflicts/refuse-stale-save.ts';
import { coverageLabels } from './features/crm-links/coverage/coverage-labels.ts';
import { withNotedSaves } from './features/drafts/note-save.ts';
import { onlyDrafts } from './features/drafts/only-drafts.ts';
import { linkCheckNights, linkChecks } from './features/link-checks/link-checks.ts';
import { checkLinksNightly } from './features/link-checks/nightly.ts';
import { notFound } from './features/not-found/not-found.ts';
import { withPreview } from './features/preview/preview-button.ts';
import { endPreview, openLabel, openPreview, redeemTicket } from './features/preview/preview-endpoints.ts';
import { previewSessions } from './features/preview/preview-sessions.ts';
import { withChecklist } from './features/publishing-checklist/checklist-endpoints.ts';
import { withQueriesChecked } from './features/queries/refuse-query.ts';
import { reviews } from './features/reviews/reviews.ts';
import { withReviews } from './features/reviews/with-reviews.ts';
import { withRowNames } from './features/row-names/with-row-names.ts';
import { scheduled } from './features/scheduling/publication-hooks.ts';
import { runSchedulesAlways, scheduledPublication } from './features/scheduling/schedule-task.ts';
import { secondFactorPath } from './features/second-factor/panel/paths.ts';
import { requireSecondStep } from './features/second-factor/second-step.ts';
import { provideOrigins } from './features/sites/known-origins.ts';
import { readSchoolSites } from './features/sites/school-sites.ts';
import { withTranslations } from './features/translations/with-translations.ts';
import { emptyTrashNightly } from './features/trash/empty-trash.ts';
import { withTrash } from './features/trash/trash.ts';
import { usesEndpoint } from './features/uses/uses-endpoint.ts';
import { visitBatches, visitCounts } from './features/visits/visit-counts.ts';
import { visitLabels } from './features/visits/visit-labels.ts';
import { withListsInParis } from './fields/date-and-time/lists-in-paris.ts';
import type { Label } from './fields/texts.ts';
import { errorShape } from './hooks/error-shape.ts';
import { withRulesOfAll } from './hooks/rules-of-all.ts';
import { removeOrphansHourly } from './media/source-files/former-files.ts';
import { pregenerateLibrary } from './media/variants/pre-generate.ts';
import { withRichTextLabels } from './panel/french-labels/rich-text-labels.ts';
import type { NavLinkProps } from './panel/nav-link.tsx';
import { withPanelControls } from './panel/panel-controls.ts';
import { panelTranslations } from './panel/translations.ts';
import { richTextEditor } from './rich-text/editor.ts';

/** A view of this service in the panel. @param title one for both languages of the panel */
const view = (path: `/${string}`, Component: string, title: string) => ({
  path,
  exact: true,
  Component,
  meta: { title },
});

const navLink = (path: string, labels: Label) => ({
  path: '/src/panel/nav-link.tsx#NavLink',
  clientProps: { path, labels } satisfies NavLinkProps,
});

const built = buildConfig({
  secret: settings.secret,
  serverURL: settings.publicUrl,
  db: database,
  email,
  logger: { options: logOptions, destination: process.stdout },
  sharp,
  editor: richTextEditor,
  collections: [
    ...[
      withTranslations(schools),
      // In the order in which the panel and the uses of a document name them.
      ...[
        ...[campuses, courses].map(withTranslations),
        offerings,
        ...[news, events, portfolios, pages, menus].map(withTranslations),
      ].map(withTrash),
    ]
      .map(withPreview)
      .map(withChecklist)
      .map(onlyDrafts)
      .map(scheduled)
      .map(withNotedSaves)
      .map(withReviews)
      .map(publishedByEditors)
      .map(withConflicts)
      .map(journaled),
    ...[withTrash(withTranslations(media)), withTranslations(labels), withTrash(redirects)]
      .map(withConflicts)
      .map(journaled),
    notFound,
    users,
    journaled(withConflicts(withTrash(crmLinks))),
    changeJournal,
    previewSessions,
    reviews,
    visitCounts,
    visitBatches,
    linkChecks,
    linkCheckNights,
  ]
    .map(withPanelControls)
    .map(withListsInParis)
    .map(withRowNames)
    .map(ofOneSchool)
    .map(withRulesOfAll),
  endpoints: [
    ...health,
    login,
    taxonomyUpdate,
    changes,
    openPreview,
    openLabel,
    redeemTicket,
    endPreview,
    usesEndpoint,
  ],
  hooks: { afterError: [errorShape] },
  onInit: (payload) => {
    provideOrigins(async () => (await readSchoolSites({ payload })).values());
    requireSecondStep(payload);
    pregenerateLibrary(payload);
    removeOrphansHourly(payload);
    emptyTrashNightly(payload);
    checkLinksNightly(payload);
    runSchedulesAlways(payload);
  },
  plugins: storagePlugins,
  localization: {
    locales: [
      { code: 'fr', label: { fr: 'Français', en: 'French' } },
      { code: 'en', label: { fr: 'Anglais', en: 'English' } },
    ],
    defaultLocale: 'fr',
    // No fallback between languages (section 2, "Translations").
    fallback: false,
  },
  i18n: { supportedLanguages: { fr, en }, fallbackLanguage: 'fr', translations: panelTranslations },
  admin: {
    user: 'users',
    // No requests of the panel to other hosts.
    avatar: 'default',
    // The day first and 24 hours, in both languages of the panel.
    dateFormat: 'd MMM yyyy, HH:mm',
    // Sentences of two lines can be read: Payload's default is four seconds.
    toast: { duration: 10_000 },
    meta: {
      titleSuffix: ' · Vitrine',
      description: 'Vitrine',
      openGraph: { siteName: 'Vitrine' },
      defaultOGImageType: 'off',
    },
    components: {
      graphics: {
        Logo: '/src/features/dashboard/login-mark.tsx#LoginMark',
        Icon: '/src/features/dashboard/home-icon.tsx#HomeIcon',
      },
      providers: ['/src/accounts/panel/keep-session.tsx#KeepSession'],
      beforeLogin: ['/src/features/second-factor/panel/login-redirect.tsx#LoginRedirect'],
      beforeDashboard: [
        '/src/features/dashboard/today.tsx#Today',
        '/src/features/scheduling/schedule-lists.tsx#ScheduleOverview',
        '/src/features/translations/translation-lists.tsx#TranslationReport',
      ],
      // Follows the last group of the navigation, which is that of the CRM links.
      afterNavLinks: [
        navLink('/crm-coverage', { fr: coverageLabels.fr.navigation, en: coverageLabels.en.navigation }),
        navLink('/visits', { fr: visitLabels.fr.title, en: visitLabels.en.title }),
      ],
      views: {
        crmCoverage: view('/crm-coverage', '/src/features/crm-links/coverage/coverage-view.tsx#CoverageView', 'CRM'),
        visits: view('/visits', '/src/features/visits/visits-view.tsx#VisitsView', 'Vitrine'),
        secondFactor: view(
          secondFactorPath,
          '/src/features/second-factor/panel/second-factor-view.tsx#SecondFactorView',
          '2FA',
        ),
      },
    },
  },
  jobs: {
    access: { run: adminOnly },
    tasks: [scheduledPublication],
  },
  graphQL: { disable: true },
  telemetry: false,
  upload: { limits: { fileSize: largestUpload } },
  typescript: {
    outputFile: path.resolve('src/payload-types.ts'),
    // By `npm run generate:types` alone: else each start in development, and each test with a Payload of its own, does it too.
    autoGenerate: false,
  },
});

export default built
  .then(closePanelCollections)
  .then(sortedByOwnFields)
  .then(withQueriesChecked)
  .then(withRichTextLabels);
