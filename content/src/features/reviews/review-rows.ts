import type { PayloadRequest } from 'payload';
import { type DocumentKey, keyOf } from '../../access/editable-document.ts';
import { settings } from '../../config/settings.ts';
import { query, sql } from '../../database/sql.ts';

/** How a review ended: with the publication of its document, or without. */
export type Outcome = 'published' | 'reviewed';

const accountId = (req: PayloadRequest) => (req.user ? Number(req.user.id) : null);

/** Asks for a review. Where one is open, the request takes its place: two at once leave one row. */
export async function requestReview(
  req: PayloadRequest,
  of: DocumentKey,
  school: number,
  comment: string,
): Promise<void> {
  await query(
    req.payload,
    sql`INSERT INTO "reviews"
        ("document_collection", "document_id", "open", "comment", "requested_by_id", "requested_at", "school_id")
      VALUES (${of.collection}, ${of.id}, ${keyOf(of)}, ${comment}, ${accountId(req)}, ${settings.now().toISOString()}, ${school})
      ON CONFLICT ("open") DO UPDATE SET "comment" = excluded."comment", "school_id" = excluded."school_id",
        "requested_by_id" = excluded."requested_by_id", "requested_at" = excluded."requested_at"`,
    req,
  );
}

/**
 * Ends the open review of a document.
 * @param reply an answer, and the comment that it is for: another request may have taken its place
 * @returns whether there was one, with that comment
 */
export async function endReview(
  req: PayloadRequest,
  of: DocumentKey,
  outcome: Outcome,
  reply?: { answer: string; comment: string },
): Promise<boolean> {
  const isAnswered = reply ? sql`AND "comment" = ${reply.comment}` : sql``;
  const ended = await query(
    req.payload,
    sql`UPDATE "reviews" SET "open" = NULL, "outcome" = ${outcome}, "answer" = ${reply?.answer ?? ''},
        "ended_by_id" = ${accountId(req)}, "ended_at" = ${settings.now().toISOString()}
      WHERE "open" = ${keyOf(of)} ${isAnswered} RETURNING "id"`,
    req,
  );
  return ended.length > 0;
}

/** Gives the reviews of a document to the school that it was moved to. */
export async function moveReviews(req: PayloadRequest, { collection, id }: DocumentKey, school: number): Promise<void> {
  await query(
    req.payload,
    sql`UPDATE "reviews" SET "school_id" = ${school}
      WHERE "document_collection" = ${collection} AND "document_id" = ${id}`,
    req,
  );
}

/** Deletes the reviews of a document that is deleted for good. */
export async function deleteReviews(req: PayloadRequest, { collection, id }: DocumentKey): Promise<void> {
  await query(
    req.payload,
    sql`DELETE FROM "reviews" WHERE "document_collection" = ${collection} AND "document_id" = ${id}`,
    req,
  );
}
