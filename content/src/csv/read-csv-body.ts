import type { PayloadRequest } from 'payload';
import { largestCsv } from '../config/limits.ts';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { csvMessages } from './csv-messages.ts';

/**
 * The text of a CSV file that was sent: as the body (`text/csv`), or as the field `file` of a form. In UTF-8, or in Windows-1252,
 * which French spreadsheets write. The server reads no body that is much longer (`server/body-limits.ts`).
 * @throws APIError 400 without a file, 413 above 2 MB, 415 for anything else
 */
export async function readCsvBody(req: PayloadRequest): Promise<string> {
  const say = csvMessages[panelLanguageOf(req)];
  const type = req.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !/^text\/csv\b/.test(type)) throw refusal(415, say.wrongType);
  const sent = new Response(req.body, { headers: { 'content-type': type } });
  const file = isForm ? (await sent.formData().catch(() => null))?.get('file') : await sent.blob();
  if (!(file instanceof Blob) || file.size === 0) throw refusal(400, say.noFile);
  if (file.size > largestCsv) throw refusal(413, say.tooLarge);
  return decode(await file.arrayBuffer());
}

/** Bytes that are no UTF-8 are read as Windows-1252, whose accented letters are practically never valid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
