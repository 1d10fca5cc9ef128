import { previewHeader } from '@vitrine/contract/messages/preview.ts';
import { type ContentClient, contentClientOf } from './content-service/content-client.ts';
import type { ContentTransport } from './content-service/content-transport.ts';

/** The preview that a request belongs to is over: the session ran out, or was ended. */
export class PreviewOver extends Error {
  override readonly name = 'PreviewOver';
  constructor() {
    super('The preview is over.');
  }
}

/**
 * The client of one request of an editor with an open preview: it reads drafts with the editor's session, and nothing
 * that it reads is cached beyond the request.
 * @param session sealed by the content service, which confirms it with every read
 */
export function previewContent(transport: Pick<ContentTransport, 'request'>, session: string): ContentClient {
  const client = contentClientOf({
    async request(path, options) {
      const withDrafts = `${path}${path.includes('?') ? '&' : '?'}draft=true`;
      const response = await transport.request(withDrafts, { ...options, headers: { [previewHeader]: session } });
      if (response.status === 403) throw new PreviewOver();
      return response;
    },
  });
  // Frame and page request the same things at the same time.
  const requested = new Map<string, Promise<unknown>>();
  return {
    ...client,
    get(path, query, schema) {
      const key = JSON.stringify([path, query]);
      const known = requested.get(key) as ReturnType<typeof client.get<typeof schema>> | undefined;
      const response = known ?? client.get(path, query, schema);
      requested.set(key, response);
      return response;
    },
  };
}
