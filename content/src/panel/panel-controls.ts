import type { CollectionConfig } from 'payload';

const keepSaveButtons = '/src/panel/keep-save-buttons.tsx#KeepSaveButtons';

/** Adds the controls that every form of the panel has, and removes the tab of the API, which is of no use to editors. */
export function withPanelControls(config: CollectionConfig): CollectionConfig {
  const { admin } = config;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), keepSaveButtons];
  return {
    ...config,
    admin: {
      ...admin,
      hideAPIURL: true,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls } },
    },
  };
}
