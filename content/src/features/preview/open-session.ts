import { previewLink, previewSession, previewTicket, sessionLifetime } from '@vitrine/contract/messages/preview.ts';
import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { DocumentKey } from '../../access/editable-document.ts';
import { type Account, accountOf } from '../../access/roles.ts';
import { settings } from '../../config/settings.ts';
import { readStored } from '../../database/stored-document.ts';
import { idOf } from '../../fields/field-values.ts';
import type { PreviewSession, User } from '../../payload-types.ts';
import { pendingStep } from '../second-factor/second-step.ts';
import { readSchoolSites } from '../sites/school-sites.ts';
import { pathOfSharedDocument, schoolOf } from './path-of-document.ts';

/** An open preview: of which schools it shows drafts, and of which document alone, where it was shared by a link. */
export interface Preview {
  /** those that the site and the editor both work for */
  schools: Account['schools'];
  shared: DocumentKey | null;
}

/** What the site stores in the browser, and where it redirects to. */
interface Redeemed {
  session: string;
  path: string;
  /** milliseconds since 1970 */
  expires: number;
}

/** The account of a preview, or `null` where it was deleted or has become that of a site: it may not see drafts then. */
async function editorOf(req: PayloadRequest, id: number | string): Promise<User | null> {
  const person = (await readStored(req, 'users', Number(id))) as unknown as User | null;
  return person && person.role !== 'service' ? person : null;
}

/** Whether a session of the panel still belongs to its account: a logout, a new password and the second step end that. */
function isOpen(person: User, panelSession: string): boolean {
  const isKept = person.sessions?.some(
    ({ id, expiresAt }) => id === panelSession && Date.parse(expiresAt) > Date.now(),
  );
  return Boolean(isKept) && pendingStep({ ...person, _sid: panelSession }) === null;
}

/**
 * Exchanges a ticket or a link for a session.
 * @returns `null` for one that is forged, expired or revoked, for a ticket that was used before or whose editor has logged out, and for
 *   an editor of other schools
 */
export async function redeem(req: PayloadRequest, sealed: string): Promise<Redeemed | null> {
  const ticket = previewTicket.safeParse(unseal(sealed, 'preview-ticket', settings.acceptedSecrets));
  const redeemed = await (ticket.success ? redeemTicket(req, ticket.data) : redeemLink(req, sealed));
  if (redeemed) {
    await req.payload.delete({ collection: 'preview-sessions', where: { expires: { less_than: Date.now() } }, req });
  }
  return redeemed;
}

/** Whether the site of a request has this origin: another one may have got the ticket, and bring it here. */
async function isOf(req: PayloadRequest, site: string): Promise<boolean> {
  const sites = await readSchoolSites(req);
  return (accountOf(req)?.schools ?? []).some((school) => sites.get(Number(school)) === site);
}

/** The first use of a ticket makes the row of its session. */
async function redeemTicket(
  req: PayloadRequest,
  { nonce, editor, panelSession, path, site, expires: until }: z.infer<typeof previewTicket>,
): Promise<Redeemed | null> {
  const isValid = until >= Date.now() && (await isOf(req, site));
  if (!isValid || !(await schoolsOfBoth(req, editor, panelSession))) return null;
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
  return { session: sealedSession({ nonce, editor, expires, shared: false, panelSession }), path, expires };
}

/** A session of a link, which may be opened any number of times: the link's row is that of each of its sessions. */
async function redeemLink(req: PayloadRequest, sealed: string): Promise<Redeemed | null> {
  const link = previewLink.safeParse(unseal(sealed, 'preview-link', settings.acceptedSecrets));
  const preview = link.success ? await openPreviewOf(req, { ...link.data, panelSession: null }) : null;
  if (!link.success || !preview?.shared) return null;
  const path = await pathOfSharedDocument(req, preview.shared);
  const { nonce, editor } = link.data;
  const expires = Math.min(Date.now() + sessionLifetime, link.data.expires);
  return { session: sealedSession({ nonce, editor, expires, shared: true, panelSession: null }), path, expires };
}

const sealedSession = (session: z.infer<typeof previewSession>) =>
  seal(session, 'preview-session', settings.sharedSecret);

/** Ends a session; an invalid one is ignored, and so is one of a link: its other readers go on. */
export async function endSession(req: PayloadRequest, sealed: string): Promise<void> {
  const session = previewSession.safeParse(unseal(sealed, 'preview-session', settings.acceptedSecrets));
  if (!session.success) return;
  await req.payload.delete({
    collection: 'preview-sessions',
    where: { and: [{ nonce: { equals: session.data.nonce } }, { sharedId: { exists: false } }] },
    req,
  });
}

/** The open preview of a sealed session, or `null` for one that is forged, expired, ended or revoked. */
export async function previewOf(req: PayloadRequest, sealed: string): Promise<Preview | null> {
  const session = previewSession.safeParse(unseal(sealed, 'preview-session', settings.acceptedSecrets));
  return session.success ? openPreviewOf(req, session.data) : null;
}

async function openPreviewOf(
  req: PayloadRequest,
  { nonce, editor, expires, panelSession }: Omit<z.infer<typeof previewSession>, 'shared'>,
): Promise<Preview | null> {
  if (expires < Date.now()) return null;
  const {
    docs: [row],
  } = await req.payload.find({
    collection: 'preview-sessions',
    where: {
      and: [{ nonce: { equals: nonce } }, { editor: { equals: editor } }, { expires: { greater_than: Date.now() } }],
    },
    ...{ limit: 1, depth: 0, pagination: false, req: { ...req } },
  });
  if (!row) return null;
  const shared = sharedBy(row);
  const schools = await schoolsOfBoth(req, editor, shared ? null : (panelSession ?? ''));
  if (!schools) return null;
  const school = shared && (await schoolOf(req, shared));
  // A link ends with its editor's right to the document.
  return shared && !schools.some((own) => Number(own) === school) ? null : { schools, shared };
}

/**
 * The schools that the site of a request and an editor both work for; `null` where there is none, or no such editor.
 * @param panelSession that of the editor, which must be open; `null` for a link, which outlives it
 */
async function schoolsOfBoth(
  req: PayloadRequest,
  id: number | string,
  panelSession: string | null,
): Promise<Account['schools'] | null> {
  const editor = await editorOf(req, id);
  if (!editor || (panelSession !== null && !isOpen(editor, panelSession))) return null;
  const theirs = new Set((editor.schools ?? []).map((school) => Number(idOf(school))));
  const schools = accountOf(req)?.schools ?? [];
  const both = editor.role === 'admin' ? schools : schools.filter((school) => theirs.has(Number(school)));
  return both.length > 0 ? both : null;
}

/** The document that a row shares, or `null` for the session of an editor. */
const sharedBy = ({ sharedCollection, sharedId }: PreviewSession): DocumentKey | null =>
  sharedCollection && sharedId ? { collection: sharedCollection as CollectionSlug, id: sharedId } : null;
