import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { SampleCourse } from './sample/sample-types.ts';
import { sectionsToBlocks } from './sections.ts';
import type { SeedContext } from './seed-context.ts';
import { writeEach } from './write-each.ts';

const textsOf = (course: SampleCourse, locale: Locale) => ({
  title: course.title[locale],
  diploma: course.diploma[locale],
  entryLevel: course.entryLevel[locale],
  introduction: course.introduction[locale],
  curriculum: course.curriculum.map(({ title, summary, subjects, project }) => ({
    title: title[locale],
    summary: summary[locale],
    subjects: subjects[locale],
    project: project[locale],
  })),
  careers: course.careers[locale],
  admission: course.admission.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
  seo: course.seo[locale],
});

/** Makes the courses, in French and still without their bodies, so that others can refer to them. */
export async function createCourses(context: SeedContext, courses: SampleCourse[]): Promise<void> {
  const { payload, registry, report, saving, school } = context;
  await writeEach({
    label: 'Courses',
    report,
    items: courses,
    nameOf: ({ slug }) => slug.fr,
    write: async (course) => {
      const { slug, family, level, duration, rhythms, languages } = course;
      const { id } = await payload.create({
        collection: 'courses',
        locale: 'fr',
        data: {
          ...textsOf(course, 'fr'),
          slug: slug.fr,
          ...{ family, level, duration, rhythms, languages },
          image: registry.image(course.image),
          school,
          _status: 'published',
        },
        ...saving(),
      });
      registry.add('courses', slug.fr, id);
    },
  });
}

/** Gives the courses their bodies and their English texts, once everything that they refer to exists. */
export async function completeCourses(context: SeedContext, courses: SampleCourse[]): Promise<void> {
  const { payload, registry, report, saving } = context;
  const bodyOf = (course: SampleCourse, locale: Locale) => sectionsToBlocks(course.body[locale], locale, context);
  await writeEach({
    label: 'Texts of courses',
    report,
    items: courses,
    nameOf: ({ slug }) => slug.fr,
    write: async (course) => {
      const target = { collection: 'courses', id: registry.id('courses', course.slug.fr) } as const;
      await payload.update({ ...target, locale: 'fr', data: { body: bodyOf(course, 'fr') }, ...saving() });
      if (!course.slug.en) return;
      const english = { ...textsOf(course, 'en'), slug: course.slug.en, body: bodyOf(course, 'en') };
      await payload.update({ ...target, locale: 'en', data: english, ...saving() });
    },
  });
}
