import type { CollectionConfig, UIField } from 'payload';

/** Adds a component to the controls of a collection's forms. */
export function withControl(config: CollectionConfig, component: string): CollectionConfig {
  const { admin } = config;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), component];
  return {
    ...config,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } } },
  };
}

/** A component in the side bar of a form, which stores nothing. */
export const sidePanel = (name: string, component: string): UIField => ({
  name,
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: component } },
});

const everyForm = [
  '/src/panel/keep-save-buttons.tsx#KeepSaveButtons',
  '/src/panel/ask-before-other-language.tsx#AskBeforeOtherLanguage',
];

/** Adds the controls that every form of the panel has, and removes the tab of the API, which is of no use to editors. */
export const withPanelControls = (config: CollectionConfig): CollectionConfig =>
  everyForm.reduce(withControl, { ...config, admin: { ...config.admin, hideAPIURL: true } });
