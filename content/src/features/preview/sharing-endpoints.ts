import { randomBytes } from 'node:crypto';
import { seal } from '@vitrine/contract/messages/sealed.ts';
import { type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { type DocumentKey, documentEndpoint } from '../../access/editable-document.ts';
import { requirePublisher } from '../../access/publishers.ts';
import { settings } from '../../config/settings.ts';
import { readBody } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import type { PreviewSession } from '../../payload-types.ts';
import { siteOfDocument } from './path-of-document.ts';
import { lifetimes, mostLinks, shareLabels } from './share-labels.ts';

/** A link to the preview of one document, for somebody without an account. */
export interface SharedLink {
  id: number;
  url: string;
  /** milliseconds since 1970 */
  expires: number;
  /** name of the editor who made it */
  editor: string;
}

const aDay = 86_400_000;
const wanted = z.object({ days: z.literal(lifetimes) });

const linksTo = ({ collection, id }: DocumentKey): Where => ({
  and: [
    { sharedCollection: { equals: collection } },
    { sharedId: { equals: id } },
    { expires: { greater_than: Date.now() } },
  ],
});

/** The valid links to a document, newest first. */
async function readLinks(req: PayloadRequest, document: DocumentKey): Promise<SharedLink[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'preview-sessions', where: linksTo(document), sort: '-id', depth: 1, pagination: false },
    req: { ...req },
  });
  const site = await siteOfDocument(req, document);
  return docs.map((row) => describe(row, site));
}

function describe({ id, nonce, editor, expires }: PreviewSession, site: string): SharedLink {
  const person = typeof editor === 'object' ? editor : { id: editor, name: '' };
  const link = seal({ nonce, editor: person.id, expires }, 'preview-link', settings.sharedSecret);
  return { id, url: `${site}/callback?ticket=${link}`, expires, editor: person.name };
}

/**
 * The endpoints of a collection by which editors share the preview of a document (section 11, "Shared preview"). All respond with
 * `{ links }`, the valid `SharedLink`s of the document.
 *
 * - `GET /{id}/shared-previews`
 * - `POST /{id}/shared-previews` with `{ days }`, one of `lifetimes`: makes a link
 * - `DELETE /{id}/shared-previews/{link}`: revokes one, with the previews that it opened
 */
export const sharingEndpoints = (slug: string): Endpoint[] => [
  documentEndpoint(slug, 'get', '/shared-previews', async (req, document) => {
    requirePublisher(req);
    return uncached({ links: await readLinks(req, document) });
  }),
  documentEndpoint(slug, 'post', '/shared-previews', async (req, document) => {
    requirePublisher(req);
    const say = shareLabels[panelLanguageOf(req)];
    const { days } = await readBody(req, wanted, say.noDays(lifetimes));
    if ((await readLinks(req, document)).length >= mostLinks) throw refusal(400, say.tooMany(mostLinks));
    await req.payload.create({
      collection: 'preview-sessions',
      data: {
        nonce: randomBytes(16).toString('hex'),
        editor: Number(req.user?.id),
        expires: Date.now() + days * aDay,
        ...{ sharedCollection: document.collection, sharedId: document.id },
      },
      req: { ...req },
    });
    return uncached({ links: await readLinks(req, document) }, { status: 201 });
  }),
  documentEndpoint(slug, 'delete', '/shared-previews/:link', async (req, document) => {
    requirePublisher(req);
    const link = { id: { equals: Number(req.routeParams?.link) } };
    const { docs } = await req.payload.delete({
      ...{ collection: 'preview-sessions', where: { and: [link, linksTo(document)] }, req: { ...req } },
    });
    if (docs.length === 0) throw new NotFound(req.t);
    return uncached({ links: await readLinks(req, document) });
  }),
];
