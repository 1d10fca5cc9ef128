import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { parisMoment } from './clock.ts';
import { present } from './present.ts';
import type { SampleEvent } from './sample/sample-types.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (event: SampleEvent, locale: Locale) => ({
  title: present(event.title[locale], 'title'),
  description: event.description[locale],
  place: event.place[locale],
});

/** Makes the events, around the day of the seed, in both languages. */
export async function writeEvents(context: SeedContext, events: SampleEvent[]): Promise<void> {
  const { payload, registry, report, saving, school, now } = context;
  await writeEach({
    label: 'Events',
    report,
    items: events,
    nameOf: ({ slug }) => slug.fr,
    write: async (event) => {
      const { slug, start, end, kind, online, url } = event;
      const { id } = await payload.create({
        collection: 'events',
        locale: 'fr',
        data: {
          ...textsOf(event, 'fr'),
          slug: slug.fr,
          dateStart: parisMoment(now, start.day, start.hour),
          dateEnd: end ? parisMoment(now, end.day, end.hour) : undefined,
          campus: event.campus ? registry.id('campuses', event.campus) : undefined,
          ...{ kind, online, url },
          school,
          _status: 'published',
        },
        ...saving(),
      });
      registry.add('events', slug.fr, id);
      if (!slug.en) return;
      const english = { ...textsOf(event, 'en'), slug: slug.en };
      await payload.update({ collection: 'events', id, locale: 'en', data: english, ...saving() });
    },
  });
}
