import type { PayloadRequest } from 'payload';
import { notedTogether } from '../../change-journal/journal-hooks.ts';
import { csvEndpoints, type Imported } from '../../csv/csv-endpoints.ts';
import { saveStraight } from '../../database/save-straight.ts';
import { panelLanguageOf } from '../../panel/panel-language.ts';
import { forgetCovered } from '../not-found/not-found-rows.ts';
import { leadOn } from './automatic-redirects.ts';
import { allowedTargets } from './check-redirect.ts';
import { lockRedirects, readLiveDocuments, readRows } from './read-table.ts';
import { type RedirectChanges, readRedirectRows, writeRedirectRows } from './redirect-rows.ts';

/** Saves the changes of a file. */
async function save(req: PayloadRequest, school: number, changes: RedirectChanges): Promise<Imported> {
  const { created, updated, unchanged } = changes;
  await notedTogether(req, async (within) => {
    const collection = 'redirects';
    await lockRedirects(within, updated);
    for (const row of created) {
      await saveStraight(within, { collection, data: { ...row, school, automatic: false } });
    }
    for (const { id, from, to } of updated) {
      await saveStraight(within, { collection, id, data: { from, to, school, automatic: false } });
    }
    await forgetCovered(within, school, created);
    await leadOn(within, school, [...created, ...updated]);
  });
  return { created: created.length, updated: updated.length, unchanged };
}

/** `GET` and `POST /redirects/csv`: export and import of a school's legacy table. */
export const redirectsCsv = csvEndpoints({
  filename: 'redirections.csv',
  turn: 'URLs of a school',
  write: async (req, school, separator) => writeRedirectRows(await readRows(req, school), separator),
  save: async (req, school, text) => {
    const { changes, errors } = readRedirectRows(text, {
      existing: await readRows(req, school),
      live: await readLiveDocuments(req, school),
      allowed: await allowedTargets(req, school),
      language: panelLanguageOf(req),
    });
    return errors.length > 0 ? errors : save(req, school, changes);
  },
});
