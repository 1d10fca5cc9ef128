import { sampleAccounts } from '../../content/src/seed/sample-accounts.ts';
import { type Account, tokenOf } from './accounts.ts';

/** A document in French. */
interface Found {
  id: number | string;
  [field: string]: unknown;
}

/** A client with a session of the admin panel, which sends the same requests as the panel. */
export interface Editor {
  /** The one document of a collection whose field has a value. @throws where there is none */
  find: (collection: string, field: string, value: string) => Promise<Found>;
  /** The newest version of a document in French. */
  read: (collection: string, id: number | string) => Promise<object>;
  /** Creates a document in French. @returns its identifier */
  create: (collection: string, data: object) => Promise<number>;
  /** Saves fields of a document. @throws with the service's response where it refuses */
  change: (collection: string, id: number | string, data: object, locale?: 'fr' | 'en') => Promise<void>;
  /** Deletes a document, past the trash. */
  remove: (collection: string, id: number | string) => Promise<void>;
}

/** Logs in at a content service. */
export async function logIn(contentUrl: string, account: Account = sampleAccounts.editor): Promise<Editor> {
  const authorization = `JWT ${await tokenOf(contentUrl, account)}`;
  const headers = { 'content-type': 'application/json', authorization };
  async function send<T>(method: string, path: string, data?: object): Promise<T> {
    const body = data && JSON.stringify(data);
    const response = await fetch(`${contentUrl}/api${path}`, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    async find(collection, field, value) {
      const query = `where[${field}][equals]=${encodeURIComponent(value)}&locale=fr&depth=0&limit=1`;
      const { docs } = await send<{ docs: Found[] }>('GET', `/${collection}?${query}`);
      if (!docs[0]) throw new Error(`No ${collection} with ${field} ${value}`);
      return docs[0];
    },
    read: (collection, id) => send('GET', `/${collection}/${id}?locale=fr&draft=true&depth=0`),
    async create(collection, data) {
      const path = `/${collection}?locale=fr&depth=0`;
      return (await send<{ doc: { id: number } }>('POST', path, data)).doc.id;
    },
    async change(collection, id, data, locale = 'fr') {
      await send('PATCH', `/${collection}/${id}?locale=${locale}`, data);
    },
    async remove(collection, id) {
      await send('DELETE', `/${collection}/${id}`);
    },
  };
}
