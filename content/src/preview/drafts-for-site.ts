import { previewHeader } from '@vitrine/contract/messages/preview.ts';
import { APIError, type PayloadRequest } from 'payload';
import { type Account, accountOf } from '../access/roles.ts';
import { sessionEditor } from './open-session.ts';

/**
 * Whether the site reads on behalf of an editor with an open preview: then it sees the drafts of the schools that both work
 * for.
 * @returns the schools, or `null` for an ordinary read of the site
 * @throws 403 for a session that is forged, expired or ended: a preview must not silently show the published state
 */
export async function schoolsOfPreview(req: PayloadRequest): Promise<Account['schools'] | null> {
  const sealed = req.headers.get(previewHeader);
  const account = accountOf(req);
  if (!sealed || account?.role !== 'service') return null;
  // Read once per request, however many documents it reads. The read replaces the request's context: the result is stored
  // there afterwards.
  const asking =
    (req.context.previewEditor as ReturnType<typeof sessionEditor> | undefined) ?? sessionEditor(req, sealed);
  req.context.previewEditor = asking;
  const editor = await asking;
  if (!editor) throw new APIError('Access denied', 403, undefined, true);
  if (editor.role === 'admin') return account.schools;
  const theirs = new Set(editor.schools.map((school) => Number(typeof school === 'object' ? school.id : school)));
  return account.schools.filter((school) => theirs.has(Number(school)));
}
