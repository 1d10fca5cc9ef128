import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload';
import { mayPublish } from '../../access/publishers.ts';
import type { AccountNames } from '../../accounts/account-names.ts';
import { type Entry, entryOf } from '../../panel/document-names.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import type { Review } from '../../payload-types.ts';
import { type ReviewState, readNames, stateOf } from './review-endpoints.ts';

/** A review in a list of the dashboard. */
export interface ListedReview extends ReviewState, Entry {
  id: number;
}

type Request = Pick<PayloadRequest, 'payload'> & { user: TypedUser };

/**
 * The reviews that wait for an editor, oldest first, and those that the account asked for, newest first. Documents in the trash are
 * left out, with the rights of the account.
 * @param most of each list
 */
export async function readReviews(
  req: Request,
  language: PanelLanguage,
  most: number,
): Promise<{ open: ListedReview[] | null; own: ListedReview[] }> {
  const { user } = req;
  const open = mayPublish({ req: { user } })
    ? await list(req, language, { where: { open: { exists: true } }, sort: ['requestedAt', 'id'], most })
    : null;
  return {
    open,
    own: await list(req, language, {
      where: { requestedBy: { equals: user.id } },
      sort: ['-requestedAt', '-id'],
      most,
    }),
  };
}

async function list(
  req: Request,
  language: PanelLanguage,
  { where, sort, most }: { where: Where; sort: string[]; most: number },
): Promise<ListedReview[]> {
  const { payload, user } = req;
  const { docs } = await payload.find({
    ...{ collection: 'reviews', where, sort, depth: 0, limit: 100, pagination: false },
    ...{ overrideAccess: false, user },
  });
  const names = await readNames(req, docs);
  const listed: ListedReview[] = [];
  for (const row of docs) {
    if (listed.length === most) break;
    const shown = await describe(req, row, names, language);
    if (shown) listed.push(shown);
  }
  return listed;
}

/** A review with the name of its document, or `null` where the account finds no such document outside of the trash. */
async function describe(
  { payload, user }: Request,
  row: Review,
  names: AccountNames,
  language: PanelLanguage,
): Promise<ListedReview | null> {
  const collection = row.documentCollection as CollectionSlug;
  const id = row.documentId;
  const document = (await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, locale: 'all', disableErrors: true },
    ...{ overrideAccess: false, user },
  } as Parameters<typeof payload.findByID>[0])) as unknown as Parameters<typeof entryOf>[2] | null;
  if (!document) return null;
  return { ...stateOf(row, names), id: row.id, ...(await entryOf(payload, collection, document, language)) };
}
