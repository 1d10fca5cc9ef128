import type { PayloadRequest, TypedUser } from 'payload';
import { keyOf } from '../../access/editable-document.ts';
import { type Entry, entryOf } from '../../panel/document-names.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { urlsIn } from '../link-checks/collect-links.ts';
import { type DeadLink, readDeadLinks } from '../link-checks/dead-links.ts';

/** A dead link in a document. */
export interface DeadEntry extends DeadLink, Entry {
  url: string;
}

type Values = Record<string, unknown> & { id: number };

/**
 * The dead links of what an editor may read: how many, and the newest with a document to open. A link that was taken out of a
 * document since the last night is left out.
 * @param most of the newest
 */
export async function deadEntries(
  { payload, user }: Pick<PayloadRequest, 'payload'> & { user: TypedUser },
  language: PanelLanguage,
  most: number,
): Promise<{ total: number; newest: DeadEntry[] }> {
  const links = await readDeadLinks(payload);
  const linking = links.flatMap(({ documents }) => documents);
  const readable = new Map<string, Values>();
  for (const collection of new Set(linking.map((one) => one.collection))) {
    const ids = linking.filter((one) => one.collection === collection).map(({ id }) => id);
    const { docs } = await payload.find({
      ...{ collection, where: { id: { in: [...new Set(ids)] } } },
      ...{ depth: 0, pagination: false, locale: 'all', overrideAccess: false, user },
    });
    for (const found of docs as unknown as Values[]) readable.set(keyOf({ collection, id: found.id }), found);
  }
  const present = links.flatMap(({ documents, ...link }) =>
    documents.flatMap((one) => {
      const document = readable.get(keyOf(one));
      return document && urlsIn(document).includes(link.url) ? [{ ...link, ...one, document }] : [];
    }),
  );
  const newest = await Promise.all(
    present.slice(0, most).map(async ({ url, since, reason, collection, document }) => ({
      ...{ url, since, reason },
      ...(await entryOf(payload, collection, document, language)),
    })),
  );
  return { total: present.length, newest };
}
