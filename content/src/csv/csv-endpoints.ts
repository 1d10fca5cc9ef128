import type { Endpoint, PayloadRequest } from 'payload';
import { requirePublisher } from '../access/publishers.ts';
import { refusedEditor, requireEditor } from '../access/require-account.ts';
import { withinTransaction } from '../database/in-one-transaction.ts';
import { type Turn, takeTurn } from '../database/locks.ts';
import { endpoint } from '../endpoints/endpoint.ts';
import { refusal } from '../endpoints/refusal.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { csvMessages } from './csv-messages.ts';
import { readCsvBody } from './read-csv-body.ts';
import type { LineError } from './read-rows.ts';

/** The result of an import. */
export interface Imported {
  created: number;
  updated: number;
  unchanged: number;
}

interface CsvTransfer {
  filename: string;
  /** writes a school's rows as a file */
  write: (req: PayloadRequest, school: number, separator: ',' | ';') => Promise<string>;
  /** what a line may collide with: other saves of it wait for the import */
  turn: Turn;
  /** validates a file for a school, and saves it within the transaction of the request. @returns the errors by line where there are any */
  save: (req: PayloadRequest, school: number, text: string) => Promise<LineError[] | Imported>;
}

/**
 * The school of a request: `?school=2`, or the first one of the account. Administrators work for all schools.
 * @throws APIError without a session, for the site's own account and for a school that is not the account's
 */
export async function requireSchool(req: PayloadRequest): Promise<number> {
  const { role, schools } = requireEditor(req);
  const school = Number(req.searchParams.get('school') ?? schools[0]);
  const isOwn = schools.some((own) => Number(own) === school);
  if (!isOwn && !(role === 'admin' && (await isSchool(req, school)))) throw refusedEditor(req, 403);
  return school;
}

async function isSchool(req: PayloadRequest, id: number): Promise<boolean> {
  return (
    Number.isSafeInteger(id) &&
    (await req.payload.count({ collection: 'schools', where: { id: { equals: id } } })).totalDocs > 0
  );
}

/** The separator that a request asks for: `separator=semicolon` for spreadsheets that expect it, as French ones do. */
export const separatorOf = (req: PayloadRequest) => (req.searchParams.get('separator') === 'semicolon' ? ';' : ',');

/** The response with a file. */
export const csvFile = (filename: string, text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });

/**
 * The two endpoints at `/csv` of a collection, for editors.
 * `GET`: the school's rows as a file, with `separatorOf` the request.
 * `POST`: adds and changes the rows of a file in one transaction; rows that are not in the file stay. Returns
 * `{ created, updated, unchanged }`, or 400 with `errors` by line.
 */
export function csvEndpoints({ filename, turn, write, save }: CsvTransfer): Endpoint[] {
  let isImporting = false;
  return [
    endpoint('get', '/csv', async (req) => {
      const school = await requireSchool(req);
      return csvFile(filename, await write(req, school, separatorOf(req)));
    }),
    endpoint('post', '/csv', async (req) => {
      const school = await requireSchool(req);
      requirePublisher(req);
      const say = csvMessages[panelLanguageOf(req)];
      const text = await readCsvBody(req);
      if (isImporting) throw refusal(409, say.busy);
      isImporting = true;
      try {
        const outcome = await withinTransaction(req, async (within) => {
          await takeTurn(within, turn, school);
          return save(within, school, text);
        });
        if (!Array.isArray(outcome)) return Response.json(outcome);
        const errorText = say.refused(new Set(outcome.map((error) => error.line)).size);
        return Response.json({ source: 'content', statusCode: 400, errorText, errors: outcome }, { status: 400 });
      } finally {
        isImporting = false;
      }
    }),
  ];
}
