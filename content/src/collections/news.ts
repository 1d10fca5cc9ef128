import { bodyField } from '../blocks/body.ts';
import { dateAndTime } from '../fields/date-and-time/date-and-time.ts';
import { imageField, relation } from '../fields/relations.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, titleField } from '../fields/texts.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { groups, publishedCollection } from './published-collection.ts';

/** News articles (section 3, "News item"; `{namespace}-news` in the API). */
export const news = publishedCollection({
  slug: 'news',
  labels: { singular: { fr: 'Actualité', en: 'News article' }, plural: { fr: 'Actualités', en: 'News' } },
  admin: { useAsTitle: 'title', group: groups.life, defaultColumns: ['title', 'publishDate', 'campus', '_status'] },
  defaultPopulate: { title: true, slug: true },
  defaultSort: '-publishDate',
  fields: [
    titleField,
    slugField,
    {
      name: 'publishDate',
      type: 'date',
      index: true,
      // With that of the original a copy would be among the news of then.
      hooks: { beforeDuplicate: [() => null] },
      label: { fr: 'Date de publication', en: 'Publication date' },
      admin: {
        position: 'sidebar',
        ...dateAndTime,
        components: { ...dateAndTime.components, Error: sentenceError },
        description: {
          fr: 'Vide : le moment de la première publication. À venir : « Publier » programme l’article pour cette date.',
          en: 'Empty: the moment of the first publication. To come: “Publish” schedules the article for that date.',
        },
      },
    },
    relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { sidebar: true }),
    localizedParagraph('summary', { fr: 'Chapô', en: 'Summary' }),
    imageField('image', { fr: 'Image', en: 'Image' }),
    bodyField,
    seoField,
  ],
});
