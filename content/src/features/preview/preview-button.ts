import { localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { CollectionConfig } from 'payload';
import { settings } from '../../config/settings.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { withControl } from '../../panel/panel-controls.ts';
import { pageOfDocument } from './path-of-document.ts';
import { sharingEndpoints } from './sharing-endpoints.ts';
import { readPublishedForLink, showSharedDraft } from './show-shared-draft.ts';

type Admin = NonNullable<CollectionConfig['admin']>;

const sharePreview = '/src/features/preview/share-dialog.tsx#ShareDialog';

/**
 * "Preview", the live preview of a collection, and the links that share it: all open the page that shows the document. The frame of the live preview opens
 * on the site's origin, because the panel posts its messages to the origin of that URL.
 */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  const preview: Pick<Admin, 'preview' | 'livePreview'> = {
    preview: (document, { locale }) =>
      document.id === undefined
        ? null
        : `${settings.publicUrl}/api/preview/open?collection=${slug}&id=${document.id}&locale=${localeNamed(locale)}`,
    livePreview: {
      url: async ({ data, locale, req }) => {
        if (data?.id === undefined) return '';
        const { site, path } = await pageOfDocument(req, {
          collection: slug,
          id: Number(data.id),
          locale: localeNamed(locale?.code),
        });
        return `${site}/login?from=${encodeURIComponent(path)}`;
      },
      breakpoints: [
        { name: 'phone', label: '390 × 844', width: 390, height: 844 },
        { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
      ],
    },
  };
  const previewed: CollectionConfig = {
    ...collection,
    endpoints: [...sharingEndpoints(slug), ...(collection.endpoints || [])],
    admin: { ...admin, ...preview },
  };
  return withHooks(withControl(previewed, sharePreview), {
    last: { beforeOperation: [readPublishedForLink], afterOperation: [showSharedDraft] },
  });
}
