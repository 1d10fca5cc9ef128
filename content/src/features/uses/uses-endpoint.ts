import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireEditor } from '../../access/require-account.ts';
import { endpoint } from '../../endpoints/endpoint.ts';
import { readQuery } from '../../endpoints/read-request.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { uncached } from '../../endpoints/uncached.ts';
import { formHref, kindOf, nameOf } from '../../panel/document-names.ts';
import { labelIn, type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';
import type { Trashable } from '../trash/trash-states.ts';
import { usesLabels } from './uses-labels.ts';
import { type Use, type UseState, usesOf } from './uses-of.ts';

/** A use as the panel shows it. */
export interface DescribedUse {
  /** “Offering « Design graphique × Paris »” */
  name: string;
  /** “Course”, “Body, Image, Image (English)” */
  places: string[];
  state: UseState;
  /** path of its form in the panel */
  href: string;
}

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Uses as the panel shows them, with the URL of each one's form. */
export async function describeUses(
  req: Request,
  uses: readonly Use[],
  language: PanelLanguage,
): Promise<DescribedUse[]> {
  const say = usesLabels[language];
  const described: DescribedUse[] = [];
  for (const { collection, id, state, references, document } of uses) {
    const places = references.map(({ labels: around, locale }) => {
      const path = around.map((label) => labelIn(label, language)).join(', ');
      return locale === null ? path : say.inLanguage(path, locale);
    });
    const folder = state === 'trash' ? `${collection}/trash` : collection;
    described.push({
      name: say.named(kindOf(req.payload, collection, language), await nameOf(req, collection, document, language)),
      places: [...new Set(places)],
      state,
      href: `${formHref(req.payload, folder, id)}${state === 'version' ? '/versions' : ''}`,
    });
  }
  return described;
}

const parameters = z.object({ collection: z.string().max(50), id: z.coerce.number().int().positive() });

/** Which of them the panel lists: a campus has those of all its events. */
const mostListed = 50;

/**
 * `GET /uses?collection=media&id=12`: the documents that use one which the editor may read, as the panel lists them. Former
 * versions are looked at for one in the trash alone: they prevent nothing but its deletion for good.
 * @returns `{ uses, more }`: the first ones, each a `DescribedUse`, and how many more there are
 */
export const usesEndpoint = endpoint('get', '/uses', async (req) => {
  requireEditor(req);
  const { collection: slug, id } = readQuery(req, parameters);
  if (!Object.hasOwn(req.payload.collections, slug)) throw refusal(400, 'Bad request');
  const collection = slug as CollectionSlug;
  const found: Trashable | null = await req.payload.findByID({
    ...{ collection, id, depth: 0, trash: true, select: { deletedAt: true } },
    ...{ overrideAccess: false, user: req.user, disableErrors: true },
  });
  if (!found) throw refusal(404, 'Page not found');
  const uses = await usesOf(req, collection, id, found.deletedAt ? undefined : ['current', 'draft', 'trash']);
  const listed = await describeUses(req, uses.slice(0, mostListed), panelLanguageOf(req));
  return uncached({ uses: listed, more: uses.length - listed.length });
});
