import type { SampleOffering } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

/** Makes the offerings: which course is taught at which campus. They have no text of their own. */
export async function writeOfferings(context: SeedContext, offerings: SampleOffering[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'Offerings',
    report,
    items: offerings,
    nameOf: ({ course, campus, rhythm }) => `${course} at ${campus}, ${rhythm}`,
    write: async ({ course, campus, rhythm, startDates, fees, places }) => {
      await payload.create({
        collection: 'offerings',
        locale: 'fr',
        data: {
          course: registry.id('courses', course),
          campus: registry.id('campuses', campus),
          // Noon in UTC is the same day everywhere that the date may be read.
          startDates: startDates.map((date) => ({ date: `${date}T12:00:00.000Z` })),
          ...{ rhythm, fees, places },
          school,
          _status: 'published',
        },
        ...saving(),
      });
    },
  });
}
