import { compileLegacyTable } from '@vitrine/contract/routes/legacy-table.ts';
import { personHeaders, siteHeaders } from '../../e2e/environment/accounts.ts';

/** A client of the running content service, as an editor and as the site, that deletes what it created. */

type Headers = Record<string, string>;

interface Received {
  status: number;
  text: string;
  body: {
    doc?: { id: number };
    docs?: { id: number; from: string; to: string; automatic: boolean }[];
    totalDocs?: number;
  };
}

/** Logs both accounts in. Documents of tests have `essai` in their URL. */
export async function openTrial(contentUrl: string) {
  const created: string[] = [];
  const uploaded: number[] = [];

  async function send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Received> {
    const response = await fetch(`${contentUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  const editor: Headers = await personHeaders(contentUrl, 'editor');
  const service: Headers = await siteHeaders(contentUrl);
  const edit = (method: string, path: string, body?: unknown, headers: Headers = {}) =>
    send(method, path, body, { ...editor, ...headers });

  /** The legacy table as the site reads it. */
  const readTable = async () =>
    (await send('GET', '/redirects?depth=0&pagination=false', undefined, service)).body.docs ?? [];

  return {
    /** without a session, or with the given headers */
    send,
    service,
    edit,
    readTable,
    /** What a path responds to the editor, or with the given headers. @throws where it refuses */
    read: async <T>(path: string, headers = editor): Promise<T> => {
      const { status, text } = await send('GET', path, undefined, headers);
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return JSON.parse(text) as T;
    },
    /** the target to which the site would redirect a path */
    lead: async (path: string) => compileLegacyTable(await readTable())(path),
    create: async (collection: string, data: object): Promise<number> => {
      const response = await edit('POST', `/${collection}?locale=fr&depth=0`, data);
      if (response.status !== 201 || !response.body.doc) throw new Error(response.text);
      created.push(`/${collection}/${response.body.doc.id}`);
      return response.body.doc.id;
    },
    /** Uploads an image as the panel does. */
    upload: async (name: string, values: object = { alt: 'Un aplat orange' }, locale = 'fr'): Promise<number> => {
      const { default: sharp } = await import('sharp');
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c40' } }).png();
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/png' }), `${name}.png`);
      form.set('_payload', JSON.stringify(values));
      const sent = { method: 'POST', headers: editor, body: form };
      const response = await fetch(`${contentUrl}/api/media?locale=${locale}`, sent);
      const text = await response.text();
      if (response.status !== 201) throw new Error(text);
      const { doc } = JSON.parse(text) as { doc: { id: number } };
      uploaded.push(doc.id);
      return doc.id;
    },
    publish: (collection: string, id: number, data: object, locale = 'fr') =>
      edit('PATCH', `/${collection}/${id}?locale=${locale}&depth=0`, { ...data, _status: 'published' }),
    article: (slug: string) => ({
      ...{ title: slug, slug, introduction: 'Essai.', publishDate: '2026-11-01T08:00:00.000Z' },
      _status: 'published',
    }),
    importRows: (...lines: string[]) =>
      edit('POST', '/redirects/csv', ['ancienne_adresse,nouvelle_adresse', ...lines].join('\n'), {
        'content-type': 'text/csv',
      }),
    clear: async () => {
      for (const path of created.reverse()) await edit('DELETE', path);
      const left = (await readTable()).filter(({ from, to }) => /essai/.test(from + to));
      for (const { id } of left) await edit('DELETE', `/redirects/${id}`);
      for (const id of uploaded) await edit('DELETE', `/media/${id}`);
    },
  };
}
