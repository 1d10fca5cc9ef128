import type { PayloadRequest } from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { isBucketFailure, isRefusedByBucket } from './bucket.ts';
import { isDiskFull } from './stored-files.ts';

const unavailable = {
  fr: 'Rien n’a été enregistré\u00a0: l’espace de stockage des fichiers ne répond pas. Réessayez dans quelques minutes.',
  en: 'Nothing was saved: the file storage is not responding. Please try again in a few minutes.',
};

const refused = {
  fr: 'Rien n’a été enregistré\u00a0: l’espace de stockage des fichiers refuse cette demande. Prévenez qui exploite le service.',
  en: 'Nothing was saved: the file storage refuses this request. Please tell whoever runs the service.',
};

const full = {
  fr: 'Rien n’a été enregistré. L’espace de stockage des fichiers est plein. Prévenez qui exploite le service, ou supprimez des fichiers.',
  en: 'Nothing was saved. The storage of the files is full. Please tell whoever runs the service, or delete some files.',
};

/**
 * Does what reads or writes files for a save; where it fails, the log says why, and what was saved of the document is rolled
 * back.
 * @throws APIError 503 where the bucket does not respond or refuses, 507 where the disk is full
 */
export async function withStorage<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isFull = isDiskFull(error);
    if (!isFull && !isBucketFailure(error)) throw error;
    req.payload.logger.error({ err: error }, 'The storage of files failed');
    const language = panelLanguageOf(req);
    if (isFull) throw refusal(507, full[language]);
    throw refusal(503, (isRefusedByBucket(error) ? refused : unavailable)[language]);
  }
}
