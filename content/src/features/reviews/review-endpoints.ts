import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type DocumentKey, documentEndpoint, editableDocument } from '../../access/editable-document.ts';
import { requirePublisher } from '../../access/publishers.ts';
import { type AccountNames, readAccountNames } from '../../accounts/account-names.ts';
import { withinTransaction } from '../../database/in-one-transaction.ts';
import { lockRow } from '../../database/locks.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { idOf } from '../../fields/field-values.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import type { Review } from '../../payload-types.ts';
import { longestComment, reviewLabels } from './review-labels.ts';
import { endReview, type Outcome, requestReview } from './review-rows.ts';

/** A review as the panel shows it. */
export interface ReviewState {
  comment: string;
  /** ISO date */
  requestedAt: string;
  /** name of an account; `null` where it is gone */
  requestedBy: string | null;
  /** `null` while it is open */
  ended: { outcome: Outcome; at: string; by: string | null; answer: string } | null;
}

const asked = z.object({ comment: z.string().trim().min(1).max(longestComment) });
const answered = z.object({ comment: z.string(), answer: z.string().trim().max(longestComment) });

/** A review with the names of its accounts. */
export function stateOf(
  { comment, requestedAt, endedAt, outcome, answer, ...row }: Review,
  names: AccountNames,
): ReviewState {
  const ended = endedAt
    ? { outcome: outcome as Outcome, at: endedAt, by: names.get(Number(row.endedBy)) ?? null, answer: answer ?? '' }
    : null;
  return { comment, requestedAt, requestedBy: names.get(Number(row.requestedBy)) ?? null, ended };
}

/** The names of the accounts of reviews. */
export const readNames = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  rows: readonly Review[],
): Promise<AccountNames> =>
  readAccountNames(
    payload,
    rows.flatMap(({ requestedBy, endedBy }) => [requestedBy, endedBy].map(Number).filter(Boolean)),
  );

/** The newest review of a document. */
async function respond(req: PayloadRequest, { collection, id }: DocumentKey): Promise<Response> {
  const { docs } = await req.payload.find({
    ...{ collection: 'reviews', sort: '-id', limit: 1, pagination: false, depth: 0, req: { ...req } },
    where: { and: [{ documentCollection: { equals: collection } }, { documentId: { equals: id } }] },
  });
  const [row] = docs;
  const review = row ? stateOf(row, await readNames(req, docs)) : null;
  return uncached({ review });
}

/**
 * The endpoints of a collection with drafts for reviews. Each responds with `{ review }`, the newest `ReviewState` of the document.
 *
 * - `GET /{id}/review`
 * - `POST /{id}/review` with `{ comment }`: asks for a review of the last saved draft
 * - `POST /{id}/review/end` with `{ comment, answer }`: an editor who has read this comment ends it, without a publication
 */
export const reviewEndpoints = (slug: string): Endpoint[] => [
  documentEndpoint(slug, 'get', '/review', respond),
  documentEndpoint(slug, 'post', '/review', async (req, target) => {
    const say = reviewLabels[panelLanguageOf(req)];
    const { comment } = await readBody(req, asked, say.noComment(longestComment));
    await withinTransaction(req, async (within) => {
      // No publication and no deletion comes in between; one may have come before.
      await lockRow(within, slug, target.id);
      const document = await req.payload.findByID({
        ...{ ...(await editableDocument(within, slug)), depth: 0, select: { school: true } },
        req: { ...within },
      });
      await requestReview(within, target, Number(idOf((document as { school?: unknown }).school)), comment);
    });
    return respond(req, target);
  }),
  documentEndpoint(slug, 'post', '/review/end', async (req, target) => {
    requirePublisher(req);
    const say = reviewLabels[panelLanguageOf(req)];
    const reply = await readBody(req, answered, say.longAnswer(longestComment));
    if (!(await endReview(req, target, 'reviewed', reply))) throw refusal(409, say.notOpen);
    return respond(req, target);
  }),
];
