import type { CollectionConfig } from 'payload';
import { sidePanel, withControl } from '../../panel/panel-controls.ts';
import { checklistEndpoints } from './checklist-endpoints.ts';

const button = '/src/features/publishing-checklist/checklist-button.tsx#ChecklistButton';
const panel = '/src/features/publishing-checklist/checklist-panel.tsx#ChecklistPanel';

/** A collection with "Avant de publier" in its forms: the list above the side bar, its sum beside the button that publishes. */
export function withChecklist(config: CollectionConfig): CollectionConfig {
  const checked: CollectionConfig = {
    ...config,
    fields: [sidePanel('publishingChecklist', panel), ...config.fields],
    endpoints: [...checklistEndpoints(config.slug), ...(config.endpoints || [])],
  };
  return withControl(checked, button);
}
