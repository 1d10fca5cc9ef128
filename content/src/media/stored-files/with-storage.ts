import type { PayloadRequest } from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { isBucketFailure } from './bucket.ts';
import { isDiskFull } from './stored-files.ts';

const unavailable = {
  fr: 'Rien n’a été enregistré\u00a0: l’espace de stockage des fichiers ne répond pas. Réessayez dans quelques minutes.',
  en: 'Nothing was saved: the file storage is not responding. Please try again in a few minutes.',
};

const full = {
  fr: 'Rien n’a été enregistré. L’espace de stockage des fichiers est plein. Prévenez qui exploite le service, ou supprimez des fichiers.',
  en: 'Nothing was saved. The storage of the files is full. Please tell whoever runs the service, or delete some files.',
};

/**
 * Does what reads or writes files for a save; where it fails, what was saved of the document is rolled back.
 * @throws APIError 503 where the bucket does not respond, 507 where the disk is full
 */
export async function withStorage<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw refusal(507, full[panelLanguageOf(req)]);
    if (!isBucketFailure(error)) throw error;
    throw refusal(503, unavailable[panelLanguageOf(req)]);
  }
}
