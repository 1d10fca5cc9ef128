import type { CollectionConfig, EditConfig } from 'payload';

/** A collection whose versions are listed with their authors, and compared with what is published. */
export function withHistory(config: CollectionConfig): CollectionConfig {
  if (!config.versions) return config;
  const { admin } = config;
  const views = admin?.components?.views;
  const versions = { Component: '/src/features/versions/versions-view.tsx#VersionsView' };
  return {
    ...config,
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...views, edit: { ...views?.edit, versions } as EditConfig } },
    },
  };
}
