import type { CollectionBeforeOperationHook, CollectionConfig, CollectionSlug, PayloadRequest } from 'payload';
import { readPublishedState } from '../change-journal/published-state.ts';
import { documentOfVersion } from '../database/stored-document.ts';
import { refusal } from '../endpoints/refusal.ts';
import type { SaveArguments } from '../features/drafts/save-arguments.ts';
import { readSchedules } from '../features/scheduling/schedule.ts';
import { withHooks } from '../hooks/with-hooks.ts';
import { type PanelLanguage, panelLanguageOf } from '../panel/panel-language.ts';
import { accountOf } from './roles.ts';

const sentences: Record<PanelLanguage, Record<'publish' | 'scheduled', string>> = {
  fr: {
    publish:
      'Publier, retirer du site et supprimer reviennent à la rédaction\u00a0: enregistrez un brouillon, puis demandez une relecture.',
    scheduled:
      'La publication de ce document est programmée\u00a0: demandez à la rédaction de l’annuler avant de le modifier.',
  },
  en: {
    publish: 'Publishing, unpublishing and deleting are for editors. Save a draft, then ask for a review.',
    scheduled: 'The publication of this document is scheduled: ask an editor to cancel it before you change it.',
  },
};

const refused = (req: PayloadRequest, reason: 'publish' | 'scheduled') =>
  refusal(403, sentences[panelLanguageOf(req)][reason]);

/** Whether the account of a request may make something public, and take it away again. */
export function mayPublish({ req }: { req: Pick<PayloadRequest, 'user'> }): boolean {
  const role = accountOf(req)?.role;
  return role === 'admin' || role === 'editor';
}

/** @throws APIError 403 for a contributor; others are not checked */
export function requirePublisher(req: PayloadRequest): void {
  if (accountOf(req)?.role === 'contributor') throw refused(req, 'publish');
}

/** Refuses to a contributor what would change a scheduled publication. @throws APIError 403 */
export async function requireUnscheduled(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (accountOf(req)?.role !== 'contributor') return;
  const schedules = await readSchedules(req, { collection, id });
  if (schedules.some(({ action }) => action === 'publish')) throw refused(req, 'scheduled');
}

/** Whether a save takes documents out of the trash, always as drafts. */
const restores = ({ data, trash }: SaveArguments) => trash === true && data?.deletedAt === null;

/**
 * Lets contributors save drafts, one document at a time, and restore what is in the trash, which the panel asks for with a search even of
 * one document; nothing else. Runs behind the lock of the document, and before the hooks that make a draft of a future publication.
 * @throws APIError 403 with a sentence
 */
const refuseContributor: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (accountOf(req)?.role !== 'contributor') return args;
  const given = args as SaveArguments;
  const { slug } = collection;
  if (operation === 'delete') throw refused(req, 'publish');
  if (operation === 'restoreVersion') {
    const parent = await documentOfVersion(req, slug, given.id);
    if (parent !== undefined) await requireUnscheduled(req, slug, parent);
  }
  if (operation !== 'create' && operation !== 'update') return args;
  // The copy between languages passes the status of what it copies, and is saved as a draft.
  const publishes = given.data?._status === 'published' && !(given.draft && req.context.copiesLanguage);
  const inAll = given.publishAllLocales || given.publishSpecificLocale || given.unpublishAllLocales;
  if (publishes || inAll) throw refused(req, 'publish');
  if (operation === 'create' || (given.where !== undefined && restores(given))) return args;
  if (given.where !== undefined || given.id === undefined) throw refused(req, 'publish');
  await requireUnscheduled(req, slug, given.id);
  // Only with `draft` does a save leave the published state as it is.
  if (!given.draft && (await readPublishedState(req, slug, given.id))?.isPublished) {
    throw refused(req, 'publish');
  }
  return args;
};

/** A collection with drafts in which contributors write, and only editors and admins publish (`docs/decisions/041`). */
export function publishedByEditors(config: CollectionConfig): CollectionConfig {
  return withHooks(config, { first: { beforeOperation: [refuseContributor] } });
}
