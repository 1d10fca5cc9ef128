import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { present } from './present.ts';
import type { SampleWork } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (work: SampleWork, locale: Locale) => ({
  title: present(work.title[locale], 'title'),
  description: work.description[locale],
  materials: work.materials[locale],
});

/** Makes the student works in both languages. Nothing links to them, so one pass is enough. */
export async function writeWorks(context: SeedContext, works: SampleWork[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'Student works',
    report,
    items: works,
    nameOf: ({ slug }) => slug.fr,
    write: async (work) => {
      const { slug, year, student, software } = work;
      const { id } = await payload.create({
        collection: 'portfolios',
        locale: 'fr',
        data: {
          ...textsOf(work, 'fr'),
          slug: slug.fr,
          course: registry.id('courses', work.course),
          campus: registry.id('campuses', work.campus),
          images: registry.images(work.images),
          ...{ year, student, software },
          school,
          _status: 'published',
        },
        ...saving(),
      });
      if (!slug.en) return;
      const english = { ...textsOf(work, 'en'), slug: slug.en };
      await payload.update({ collection: 'portfolios', id, locale: 'en', data: english, ...saving() });
    },
  });
}
