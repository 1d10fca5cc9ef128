import { z } from 'zod';
import { requireEditor } from '../../../access/require-account.ts';
import { endpoint } from '../../../endpoints/endpoint.ts';
import { readQuery } from '../../../endpoints/read-request.ts';
import { refusal } from '../../../endpoints/refusal.ts';
import { uncached } from '../../../endpoints/uncached.ts';
import { readOfferingMarks } from './read-coverage.ts';

const query = z.object({ course: z.coerce.number().int().positive(), campus: z.coerce.number().int().positive() });

/** `GET /crm-links/coverage?course=1&campus=2`: the three `OfferingMark`s of a course at a campus, for the form of an offering. */
export const coverageOfOffering = endpoint('get', '/coverage', async (req) => {
  requireEditor(req);
  const { course, campus } = readQuery(req, query);
  const taught = await req.payload.findByID({
    ...{ collection: 'courses', id: course, depth: 0, locale: 'fr', select: { school: true } },
    ...{ overrideAccess: false, user: req.user, disableErrors: true },
  });
  if (!taught) throw refusal(404, 'Page not found');
  return uncached({ marks: await readOfferingMarks(req, { school: Number(taught.school), course, campus }) });
});
