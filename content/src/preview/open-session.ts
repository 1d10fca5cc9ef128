import { previewSession, previewTicket, sessionLifetime } from '@vitrine/contract/messages/preview.ts';
import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import type { PayloadRequest } from 'payload';
import type { Role } from '../access/roles.ts';
import { settings } from '../config/settings.ts';

interface Person {
  id: number | string;
  role: Role;
  schools: (number | { id: number })[];
}

/** The account of a preview, or `null` where it was deleted or has become that of a site: it may not see drafts then. */
async function editorOf(req: PayloadRequest, id: number | string): Promise<Person | null> {
  const person = (await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    req: { ...req, transactionID: req.transactionID },
  })) as Person | null;
  return person && person.role !== 'service' ? person : null;
}

/**
 * Exchanges a ticket for a session.
 * @returns `null` for a ticket that is forged, expired or was used before
 */
export async function redeem(
  req: PayloadRequest,
  sealed: string,
): Promise<{ session: string; path: string; expires: number } | null> {
  const ticket = previewTicket.safeParse(unseal(sealed, 'preview-ticket', settings.sharedSecret));
  if (!ticket.success || ticket.data.expires < Date.now()) return null;
  const { nonce, editor, path } = ticket.data;
  if (!(await editorOf(req, editor))) return null;
  const expires = Date.now() + sessionLifetime;
  try {
    await req.payload.create({
      collection: 'preview-sessions',
      data: { nonce, editor: Number(editor), expires },
      // A transaction of its own: a used ticket violates the unique index, and must roll back nothing else.
      req: { payload: req.payload, context: {} },
    });
  } catch {
    return null;
  }
  await req.payload.delete({ collection: 'preview-sessions', where: { expires: { less_than: Date.now() } }, req });
  return { session: seal({ nonce, editor, expires }, 'preview-session', settings.sharedSecret), path, expires };
}

/** Ends a session; an invalid one is ignored. */
export async function endSession(req: PayloadRequest, sealed: string): Promise<void> {
  const session = previewSession.safeParse(unseal(sealed, 'preview-session', settings.sharedSecret));
  if (!session.success) return;
  await req.payload.delete({
    collection: 'preview-sessions',
    where: { nonce: { equals: session.data.nonce } },
    req,
  });
}

/** The editor of an open session, or `null` for one that is forged, expired or ended. */
export async function sessionEditor(req: PayloadRequest, sealed: string): Promise<Person | null> {
  const session = previewSession.safeParse(unseal(sealed, 'preview-session', settings.sharedSecret));
  if (!session.success || session.data.expires < Date.now()) return null;
  const { nonce, editor } = session.data;
  const { totalDocs } = await req.payload.count({
    collection: 'preview-sessions',
    where: {
      and: [{ nonce: { equals: nonce } }, { editor: { equals: editor } }, { expires: { greater_than: Date.now() } }],
    },
    req,
  });
  return totalDocs === 0 ? null : editorOf(req, editor);
}
