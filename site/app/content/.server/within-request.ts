import type { ContentClient } from './content-client.ts';
import { queryString } from './query.ts';

/**
 * The same client for the time of one request, in which nothing is asked twice: the frame and the page around it need
 * the same school.
 */
export function withinRequest(client: ContentClient): ContentClient {
  const answers = new Map<string, Promise<unknown>>();
  return {
    ...client,
    get(path, query, schema) {
      const key = path + queryString(query);
      const known = answers.get(key);
      if (known) return known as ReturnType<typeof client.get<typeof schema>>;
      const answer = client.get(path, query, schema);
      answers.set(key, answer);
      return answer;
    },
  };
}
