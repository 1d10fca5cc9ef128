import { type CollectionConfig, deepMergeSimple, type UIField } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';

/** Adds settings of the panel to those of a collection; lists of them take the place of former ones. */
export const withAdmin = (config: CollectionConfig, admin: NonNullable<CollectionConfig['admin']>): CollectionConfig =>
  deepMergeSimple(config, { admin });

/** Adds a component to the controls of a collection's forms. */
export function withControl(config: CollectionConfig, component: string): CollectionConfig {
  const beforeDocumentControls = [...(config.admin?.components?.edit?.beforeDocumentControls ?? []), component];
  return withAdmin(config, { components: { edit: { beforeDocumentControls } } });
}

/** A component in the side bar of a form, which stores nothing. */
export const sidePanel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
});

/** The sentence that the URL of a list could not be answered as a whole. */
const leftOutNotice = '/src/features/queries/left-out-notice.tsx#LeftOutNotice';

const everyForm = [
  '/src/panel/after-refused-save.tsx#AfterRefusedSave',
  '/src/panel/ask-before-other-language.tsx#AskBeforeOtherLanguage',
];

/**
 * Adds what every list and every form of the panel has, and removes the tab of the API, which is of no use to editors. The copy to the
 * other language promises a draft: without drafts visitors would see it at once.
 */
export function withPanelControls(config: CollectionConfig): CollectionConfig {
  const beforeListTable = [leftOutNotice, ...(config.admin?.components?.beforeListTable ?? [])];
  const disableCopyToLocale = !hasDraftsEnabled(config);
  return everyForm.reduce(
    withControl,
    withAdmin(config, { hideAPIURL: true, disableCopyToLocale, components: { beforeListTable } }),
  );
}
