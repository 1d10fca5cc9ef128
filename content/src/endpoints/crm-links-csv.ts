import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { accountOf } from '../access/roles.ts';
import { settings } from '../config/settings.ts';
import { csvSentences } from '../crm-coverage/csv-sentences.ts';
import { readLinkRows, writeLinkRows } from '../crm-coverage/link-rows.ts';
import { panelLanguageOf } from '../crm-coverage/panel-language.ts';
import { readKnownEnds, readLinks } from '../crm-coverage/read-coverage.ts';
import { readCsvBody } from '../crm-coverage/read-csv-body.ts';
import { saveLinks } from '../crm-coverage/save-links.ts';

/**
 * The school whose links are meant: `?school=2`, or the first one of the account.
 * @throws APIError for a stranger, for the site's own account and for another's school
 */
function requireSchool(req: PayloadRequest): number {
  const say = csvSentences[panelLanguageOf(req)];
  const account = accountOf(req);
  if (!account) throw new APIError(say.stranger, 401, undefined, true);
  const asked = req.searchParams.get('school');
  const school = account.schools.find((own) => asked === null || String(own) === asked);
  if (account.role === 'service' || school === undefined) throw new APIError(say.denied, 403, undefined, true);
  return Number(school);
}

/**
 * `GET /crm-links/csv`: the school's links as a file for spreadsheets.
 * @query `separator=semicolon` for spreadsheets that expect it, as French ones do; a comma otherwise
 */
const exportLinks: Endpoint = {
  path: '/csv',
  method: 'get',
  handler: async (req) => {
    const school = requireSchool(req);
    const known = await readKnownEnds(req.payload, req.user, school);
    const links = await readLinks(req.payload, req.user, school);
    const separator = req.searchParams.get('separator') === 'semicolon' ? ';' : ',';
    return new Response(writeLinkRows(links, known, separator), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="liens-crm.csv"',
        'cache-control': 'no-store',
      },
    });
  },
};

let isImporting = false;

/**
 * `POST /crm-links/csv`: makes and changes links from a file, all or nothing; those that the file does not name stay.
 * @returns `{ created, updated, unchanged }`, or 400 with `errors`: what is wrong, by line
 */
const importLinks: Endpoint = {
  path: '/csv',
  method: 'post',
  handler: async (req) => {
    const school = requireSchool(req);
    const language = panelLanguageOf(req);
    const say = csvSentences[language];
    const text = await readCsvBody(req);
    const known = await readKnownEnds(req.payload, req.user, school);
    const { rows, errors } = readLinkRows(text, { known, crmHosts: settings.crmHosts, language });
    if (errors.length > 0) {
      const errorText = say.refused(new Set(errors.map((error) => error.line)).size);
      return Response.json({ source: 'content', statusCode: 400, errorText, errors }, { status: 400 });
    }
    if (isImporting) throw new APIError(say.busy, 409, undefined, true);
    isImporting = true;
    try {
      const existing = await readLinks(req.payload, req.user, school);
      return Response.json(await saveLinks({ req, school, existing, rows }));
    } finally {
      isImporting = false;
    }
  },
};

/** They come before the reads with parameters, which would take `csv` for an action. */
export const crmLinksCsv: Endpoint[] = [exportLinks, importLinks];
