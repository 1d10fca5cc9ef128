import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { requireEditor } from '../../../access/require-account.ts';
import { settings } from '../../../config/settings.ts';
import { readQuery } from '../../../endpoints/read-query.ts';
import { refusal } from '../../../endpoints/refusal.ts';
import { uncached } from '../../../endpoints/uncached.ts';
import { type CoverageState, marksOf } from './coverage.ts';
import { editLinkUrl } from './edit-link-url.ts';
import { deadAmong, readLinks } from './read-coverage.ts';

const query = z.object({ course: z.coerce.number().int().positive(), campus: z.coerce.number().int().positive() });

/** Whether an action of one offering leads anywhere, and the URL of the form in which an editor fixes it. */
export interface OfferingMark {
  action: Action;
  state: CoverageState;
  mend: string;
}

/** `GET /crm-links/coverage?course=1&campus=2`: the three marks of a course at a campus, for the form of an offering. */
export const coverageOfOffering: Endpoint = {
  path: '/coverage',
  method: 'get',
  handler: async (req) => {
    requireEditor(req);
    const { course, campus } = readQuery(req, query);
    const taught = await req.payload.findByID({
      ...{ collection: 'courses', id: course, depth: 0, locale: 'fr', select: { school: true } },
      ...{ overrideAccess: false, user: req.user, disableErrors: true },
    });
    if (!taught) throw refusal(404, 'Page not found');
    const school = Number(taught.school);
    const links = await readLinks(req.payload, req.user, school, { course, campus });
    const { admin } = req.payload.config.routes;
    const dead = await deadAmong(req.payload, links);
    const marks = marksOf(course, campus, links, settings.crmHosts, dead).map((mark): OfferingMark => {
      return { action: mark.action, state: mark.state, mend: editLinkUrl(admin, mark, { school, course, campus }) };
    });
    return uncached({ marks });
  },
};
