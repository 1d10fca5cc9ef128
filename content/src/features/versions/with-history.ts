import type { CollectionConfig, EditConfig } from 'payload';
import { withAdmin } from '../../panel/panel-controls.ts';

/** A collection whose versions are listed with their authors, and compared with what is published. */
export function withHistory(config: CollectionConfig): CollectionConfig {
  if (!config.versions) return config;
  const versions = { Component: '/src/features/versions/versions-view.tsx#VersionsView' };
  return withAdmin(config, { components: { views: { edit: { versions } as EditConfig } } });
}
