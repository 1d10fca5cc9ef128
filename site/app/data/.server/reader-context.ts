import type { ContentClient } from './content-service/content-client.ts';

/** What every reader needs: the way to the content service, and what time it is. */
export interface ReaderContext {
  content: ContentClient;
  now: () => Date;
}
