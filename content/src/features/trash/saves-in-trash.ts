import type { CollectionSlug, PayloadRequest } from 'payload';
import { inTrash } from './trash-states.ts';

/** Payload says of such a save that the document is not there: whoever loads the page again then loses what was typed. */
export const savedInTrash = {
  fr: 'Ce document est à la corbeille depuis que vous l’avez ouvert\u00a0: rien n’a été enregistré, et votre texte reste ici. Gardez cette page ouverte, restaurez le document dans un autre onglet ou demandez-le à quelqu’un qui peut le faire, puis enregistrez de nouveau.',
  en: 'This document has been in the trash since you opened it: nothing was saved, and your text stays here. Keep this page open, restore the document in another tab or ask somebody who may, then save again.',
};

/** Whether a refused request is the save of a form whose document is in the trash by now, where its account finds it. */
export async function savesInTrash({ method, payload, query, routeParams, user }: PayloadRequest): Promise<boolean> {
  const { collection, id } = (routeParams ?? {}) as { collection?: CollectionSlug; id?: unknown };
  if (method !== 'PATCH' || !collection || id === undefined || String(query.trash) === 'true') return false;
  if (!payload.collections[collection]?.config.trash) return false;
  // Without the transaction of the request, which is over.
  const { totalDocs } = await payload.count({
    ...{ collection, where: inTrash({ id: { equals: id } }), trash: true },
    ...{ overrideAccess: false, user },
  });
  return totalDocs > 0;
}
