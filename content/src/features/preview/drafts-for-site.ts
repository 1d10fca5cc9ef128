import { previewHeader } from '@vitrine/contract/messages/preview.ts';
import type { PayloadRequest } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import { type Account, accountOf } from '../../access/roles.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { type Preview, previewOf } from './open-session.ts';

/**
 * The preview on whose behalf the site reads, or `null` for any other read.
 * @throws 403 for a session that is forged, expired or ended: a preview must not silently show the published state
 */
async function previewOfRequest(req: PayloadRequest): Promise<Preview | null> {
  const sealed = req.headers.get(previewHeader);
  if (!sealed || accountOf(req)?.role !== 'service') return null;
  // Read once per request, however many documents it reads. The read replaces the request's context: the result is stored
  // there afterwards.
  const reading = (req.context.preview as ReturnType<typeof previewOf> | undefined) ?? previewOf(req, sealed);
  req.context.preview = reading;
  const preview = await reading;
  if (!preview) throw refusal(403, 'Access denied');
  return preview;
}

/**
 * The schools whose drafts the site reads: those that it and the editor of an open preview both work for.
 * @returns `null` for an ordinary read of the site, and for a reader with a link, who sees one document's draft
 * @throws 403 for a session that is forged, expired or ended
 */
export async function schoolsOfPreview(req: PayloadRequest): Promise<Account['schools'] | null> {
  const preview = await previewOfRequest(req);
  return preview && !preview.shared ? preview.schools : null;
}

/** The one document whose draft the site reads for somebody with a link, or `null`. @throws as `schoolsOfPreview` */
export async function sharedDocumentOf(req: PayloadRequest): Promise<DocumentKey | null> {
  return (await previewOfRequest(req))?.shared ?? null;
}
