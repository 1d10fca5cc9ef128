import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { Payload } from 'payload';
import type { SampleSchool } from './sample/school.ts';
import { sectionsToBlocks } from './sections.ts';
import type { Saving, SeedContext } from './seed-context.ts';

/**
 * Makes a school with who it is, before anything that belongs to it.
 * @returns its identifier
 */
export async function createSchool(payload: Payload, school: SampleSchool, saving: Saving): Promise<number> {
  const { name, namespace, siteUrl, contact, social, complaintUrl, footerFrameUrl, tagManagerId } = school;
  const made = await payload.create({
    collection: 'schools',
    locale: 'fr',
    data: {
      ...{ name, namespace, siteUrl, contact, social, complaintUrl, footerFrameUrl, tagManagerId },
      _status: 'published',
    },
    ...saving,
  });
  return made.id;
}

/** Gives a school its home page and its defaults for search engines, once everything that they refer to exists. */
export async function completeSchool(context: SeedContext, school: SampleSchool): Promise<void> {
  const { payload, registry, saving } = context;
  const image = registry.image(school.home.image);
  for (const locale of ['fr', 'en'] as const satisfies Locale[]) {
    const { statement, introduction, figures, body, seo } = school.home;
    await payload.update({
      collection: 'schools',
      id: context.school,
      locale,
      data: {
        home: {
          statement: statement[locale],
          introduction: introduction[locale],
          image,
          figures: figures[locale],
          body: sectionsToBlocks(body[locale], locale, context),
          seo: seo[locale],
        },
        seoDefaults: { ...school.seo[locale], shareImage: image, twitterSite: school.twitterSite },
      },
      ...saving(),
    });
  }
  context.report(`Home page of ${school.name}`);
}
