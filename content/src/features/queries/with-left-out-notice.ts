import type { CollectionConfig } from 'payload';
import { withAdmin } from '../../panel/panel-controls.ts';

/** Adds to the list of a collection the sentence that its URL could not be answered as a whole. */
export const withLeftOutNotice = (config: CollectionConfig): CollectionConfig => {
  const former = config.admin?.components?.beforeListTable ?? [];
  const beforeListTable = ['/src/features/queries/left-out-notice.tsx#LeftOutNotice', ...former];
  return withAdmin(config, { components: { beforeListTable } });
};
