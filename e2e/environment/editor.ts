import { type SamplePerson, sampleAccounts } from '../../content/src/seed/sample-accounts.ts';

/** A client with a session of the admin panel, which sends the same requests as the panel. */
export interface Editor {
  /** The one document of a collection whose field has a value. @throws where there is none */
  find: (collection: string, field: string, value: string) => Promise<{ id: number | string }>;
  /** Saves fields of a document in French. @throws with the service's response where it refuses */
  change: (collection: string, id: number | string, data: object) => Promise<void>;
}

/** Logs in at a content service. */
export async function logIn(contentUrl: string, account: SamplePerson = sampleAccounts.editor): Promise<Editor> {
  const json = { 'content-type': 'application/json' };
  async function call<T>(method: string, path: string, headers: Record<string, string>, data?: object): Promise<T> {
    const body = data && JSON.stringify(data);
    const response = await fetch(`${contentUrl}/api${path}`, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  const { email, password } = account;
  const { token } = await call<{ token: string }>('POST', '/users/login', json, { email, password });
  const headers = { ...json, authorization: `JWT ${token}` };
  return {
    async find(collection, field, value) {
      const query = `where[${field}][equals]=${encodeURIComponent(value)}&locale=fr&depth=0&limit=1`;
      const { docs } = await call<{ docs: { id: number | string }[] }>('GET', `/${collection}?${query}`, headers);
      if (!docs[0]) throw new Error(`No ${collection} with ${field} ${value}`);
      return docs[0];
    },
    async change(collection, id, data) {
      await call('PATCH', `/${collection}/${id}?locale=fr`, headers, data);
    },
  };
}
