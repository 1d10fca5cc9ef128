import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { idOf } from '../../fields/field-values.ts';
import { withHooks } from '../../hooks/with-hooks.ts';
import { sidePanel, withControl } from '../../panel/panel-controls.ts';
import { hasPublishedAll } from '../drafts/one-language.ts';
import { reviewEndpoints } from './review-endpoints.ts';
import { deleteReviews, endReview, moveReviews } from './review-rows.ts';

/** A publication ends the open review; a document that moves to another school takes its reviews along. */
const followSave: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation === 'create') return doc;
  const target = { collection: collection.slug, id: Number(doc.id) };
  if (await hasPublishedAll(req, collection.slug, doc)) await endReview(req, target, 'published');
  const school = Number(idOf(doc.school));
  if (school && school !== Number(idOf(previousDoc?.school))) await moveReviews(req, target, school);
  return doc;
};

const followDeletion: CollectionAfterDeleteHook = async ({ collection, id, doc, req }) => {
  await deleteReviews(req, { collection: collection.slug, id: Number(id) });
  return doc;
};

const button = '/src/features/reviews/request-review.tsx#RequestReview';
const notice = '/src/features/reviews/review-notice.tsx#ReviewNotice';

/**
 * A collection with drafts whose documents editors review: a button beside those that save, a notice above the side bar. Schools have
 * none: contributors do not write them.
 */
export function withReviews(config: CollectionConfig): CollectionConfig {
  if (config.slug === 'schools') return config;
  const reviewed: CollectionConfig = {
    ...config,
    fields: [sidePanel('review', notice), ...config.fields],
    endpoints: [...reviewEndpoints(config.slug), ...(config.endpoints || [])],
  };
  return withHooks(withControl(reviewed, button), {
    last: { afterChange: [followSave], afterDelete: [followDeletion] },
  });
}
