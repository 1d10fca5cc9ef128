import type { PayloadRequest } from 'payload';
import { largestCsv, largestForm } from '../config/limits.ts';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { csvMessages } from './csv-messages.ts';

/**
 * The text of a CSV file that was sent: as the body (`text/csv`), or as the field `file` of a form. In UTF-8, or in Windows-1252,
 * which French spreadsheets write.
 * @throws APIError 400 without a file, 413 above 2 MB, 415 for anything else
 */
export async function readCsvBody(req: PayloadRequest): Promise<string> {
  const say = csvMessages[panelLanguageOf(req)];
  const type = req.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && !/^text\/csv\b/.test(type)) throw refusal(415, say.wrongType);
  const bytes = await readAtMost(req, largestCsv + (isForm ? largestForm : 0), say.tooLarge);
  if (!isForm) return decode(bytes);

  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof Blob) || file.size === 0) throw refusal(400, say.noFile);
  if (file.size > largestCsv) throw refusal(413, say.tooLarge);
  return decode(new Uint8Array(await file.arrayBuffer()));
}

/** Bytes that are no UTF-8 are read as Windows-1252, whose accented letters are practically never valid UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the body up to the limit: a declared length may be wrong. */
async function readAtMost(req: PayloadRequest, limit: number, sentence: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => refusal(413, sentence);
  if (Number(req.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = req.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(read.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
