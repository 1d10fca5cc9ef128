import type { CollectionConfig } from 'payload';
import { checklistEndpoints } from './checklist-endpoints.ts';

const button = '/src/features/publishing-checklist/checklist-button.tsx#ChecklistButton';
const panel = '/src/features/publishing-checklist/checklist-panel.tsx#ChecklistPanel';

/** A collection with "Avant de publier" in its forms: the list above the side bar, its sum beside the button that publishes. */
export function withChecklist(config: CollectionConfig): CollectionConfig {
  const { admin } = config;
  const edit = admin?.components?.edit;
  return {
    ...config,
    fields: [
      {
        name: 'publishingChecklist',
        type: 'ui',
        admin: { position: 'sidebar', disableListColumn: true, components: { Field: panel } },
      },
      ...config.fields,
    ],
    endpoints: [...checklistEndpoints(config.slug), ...(config.endpoints || [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), button] },
      },
    },
  };
}
