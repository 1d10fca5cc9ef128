import type { SampleCrmLink } from './sample/crm-links.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

/** Makes the CRM links; those with an English address of their own in both languages. */
export async function writeCrmLinks(context: SeedContext, links: SampleCrmLink[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'CRM links',
    report,
    items: links,
    nameOf: ({ action, course, campus }) => `${action} for ${course} at ${campus}`,
    write: async ({ action, course, campus, url }) => {
      const { id } = await payload.create({
        collection: 'crm-links',
        locale: 'fr',
        data: {
          action,
          course: registry.id('courses', course),
          campus: registry.id('campuses', campus),
          url: url.fr,
          school,
        },
        ...saving(),
      });
      if (!url.en) return;
      await payload.update({ collection: 'crm-links', id, locale: 'en', data: { url: url.en }, ...saving() });
    },
  });
}
