import { settings } from '../../config/settings.ts';
import { csvEndpoints } from '../../csv/csv-endpoints.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { readKnownEnds, readLinks } from './coverage/read-coverage.ts';
import { readLinkRows, writeLinkRows } from './link-rows.ts';
import { saveLinks } from './save-links.ts';

/**
 * `GET` and `POST /crm-links/csv`: export and import of a school's CRM links. Registered before the endpoints with parameters,
 * which would match `csv` as an action.
 */
export const crmLinksCsv = csvEndpoints({
  filename: 'liens-crm.csv',
  turn: 'CRM links of a school',
  write: async (req, school, separator) => {
    const known = await readKnownEnds(req.payload, req.user, school);
    return writeLinkRows(await readLinks(req, school), known, separator);
  },
  save: async (req, school, text) => {
    const known = await readKnownEnds(req.payload, req.user, school);
    const { rows, errors } = readLinkRows(text, {
      known,
      crmHosts: settings.crmHosts,
      language: panelLanguageOf(req),
    });
    if (errors.length > 0) return errors;
    return saveLinks({ req, school, existing: await readLinks(req, school), rows });
  },
});
