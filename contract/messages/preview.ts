import { z } from 'zod';

/** How an editor gets from a document of the admin panel into the preview on the site (the `auth` module of section 6). */

/** Milliseconds for which a ticket is valid: enough for two redirects on a slow connection. */
export const ticketLifetime = 60_000;

/** Milliseconds for which a preview stays open. */
export const sessionLifetime = 3_600_000;

/** The header by which the site reads drafts on behalf of an editor: a sealed session. */
export const previewHeader = 'x-vitrine-preview';

const nonce = z.string().regex(/^[0-9a-f]{32}$/);

/** The identifier of a session of the panel, which alone opens nothing: a preview is over with the session that opened it. */
const panelSession = z.string().max(100);

/** A path of the site, with its query: never another origin. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/);

/** Sealed by the content service for an editor with a session there; valid for one use, at one site. */
export const previewTicket = z.object({
  nonce,
  editor: z.union([z.number(), z.string()]),
  panelSession,
  path: sitePath,
  /** origin */
  site: z.string(),
  /** milliseconds since 1970 */
  expires: z.number().int(),
});

/** Sealed by the content service in exchange for a ticket; the site stores it in a cookie and sends it with every read. */
export const previewSession = z.object({
  nonce,
  editor: z.union([z.number(), z.string()]),
  expires: z.number().int(),
  /** of a reader with a link, who is nobody of the school: what helps editors is not for them */
  shared: z.boolean().default(false),
  /** `null` of a reader with a link */
  panelSession: panelSession.nullable().default(null),
});

/** Sealed by the content service for a reader without an account; valid until it expires or is revoked. */
export const previewLink = previewSession.omit({ shared: true, panelSession: true });

/** The body of `POST /api/preview/redeem`, and its response. */
export const redeemBody = z.object({ ticket: z.string().max(2000) });
export const redeemResponse = z.object({ session: z.string().max(2000), path: sitePath, expires: z.number().int() });

/** The body of `POST /api/preview/end`. */
export const endBody = z.object({ session: z.string().max(2000) });
