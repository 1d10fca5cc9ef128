import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Campus } from '../payload-types.ts';
import type { Registry } from './registry.ts';
import type { SampleCampus } from './sample/sample-types.ts';
import { sectionsToBlocks } from './sections.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (campus: SampleCampus, locale: Locale) => ({
  title: campus.title[locale],
  introduction: campus.introduction[locale],
  openingHours: campus.openingHours[locale],
  access: campus.access.map(({ mode, text }) => ({ mode, text: text[locale] })),
  seo: campus.seo[locale],
});

/** The plan and the people, whose rows are the same in all languages: `rows` gives a second language those of the first. */
const placeOf = (
  campus: SampleCampus,
  locale: Locale,
  { image }: Registry,
  rows?: Pick<Campus, 'landmarks' | 'people'>,
) => ({
  plan: campus.plan ? image(campus.plan.image) : null,
  landmarks: (campus.plan?.landmarks ?? []).map(({ letter, name, minutes }, index) => ({
    id: rows?.landmarks?.[index]?.id,
    letter,
    name: name[locale],
    minutes,
  })),
  people: (campus.people ?? []).map(({ name, role, about, email, portrait }, index) => ({
    id: rows?.people?.[index]?.id,
    name,
    role: role[locale],
    about: about?.[locale],
    email,
    portrait: portrait ? image(portrait) : null,
  })),
});

/** Makes the campuses, in French and still without their bodies, so that others can refer to them. */
export async function createCampuses(context: SeedContext, campuses: SampleCampus[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'Campuses',
    report,
    items: campuses,
    nameOf: ({ slug }) => slug.fr,
    write: async (campus) => {
      const { slug, city, address, latitude, longitude, phone, email } = campus;
      const { id } = await payload.create({
        collection: 'campuses',
        locale: 'fr',
        data: {
          ...textsOf(campus, 'fr'),
          ...placeOf(campus, 'fr', registry),
          slug: slug.fr,
          ...{ city, latitude, longitude, phone, email },
          ...address,
          image: registry.image(campus.image),
          gallery: registry.images(campus.gallery),
          school,
          _status: 'published',
        },
        ...saving(),
      });
      registry.add('campuses', slug.fr, id);
    },
  });
}

/** Gives the campuses their bodies and their English texts, once everything that they refer to exists. */
export async function completeCampuses(context: SeedContext, campuses: SampleCampus[]): Promise<void> {
  const { payload, registry, report, saving } = context;
  const bodyOf = (campus: SampleCampus, locale: Locale) => sectionsToBlocks(campus.body[locale], locale, context);
  await writeEach({
    label: 'Texts of campuses',
    report,
    items: campuses,
    nameOf: ({ slug }) => slug.fr,
    write: async (campus) => {
      const target = { collection: 'campuses', id: registry.id('campuses', campus.slug.fr) } as const;
      const french = await payload.update({
        ...target,
        locale: 'fr',
        data: { body: bodyOf(campus, 'fr') },
        ...saving(),
      });
      if (!campus.slug.en) return;
      const english = {
        ...textsOf(campus, 'en'),
        ...placeOf(campus, 'en', registry, french),
        slug: campus.slug.en,
        body: bodyOf(campus, 'en'),
      };
      await payload.update({ ...target, locale: 'en', data: english, ...saving() });
    },
  });
}
