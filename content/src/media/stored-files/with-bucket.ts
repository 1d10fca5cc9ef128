import type { PayloadRequest } from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { isBucketFailure } from './bucket.ts';

const unavailable = {
  fr: 'Rien n’a été enregistré\u00a0: l’espace de stockage des fichiers ne répond pas. Réessayez dans quelques minutes.',
  en: 'Nothing was saved: the bucket of the files does not respond. Please try again in a few minutes.',
};

/** @throws APIError 503 where the work fails because of the bucket; what was saved of the document is rolled back */
export async function withBucket<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBucketFailure(error)) throw error;
    throw refusal(503, unavailable[panelLanguageOf(req)]);
  }
}
