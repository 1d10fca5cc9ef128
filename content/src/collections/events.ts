import { choice, eventKinds } from '../fields/choices.ts';
import { relation } from '../fields/relations.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, localizedText, titleField } from '../fields/texts.ts';
import { groups, publishedCollection } from './published-collection.ts';

const dayAndTime = { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } as const;

/** What one can come to (section 3, "Event"). */
export const events = publishedCollection({
  slug: 'events',
  labels: { singular: { fr: 'Événement', en: 'Event' }, plural: { fr: 'Agenda', en: 'Events' } },
  admin: {
    useAsTitle: 'title',
    group: groups.life,
    defaultColumns: ['title', 'kind', 'dateStart', 'campus', '_status'],
  },
  // What a document that points here is given with it: its name and what its address is made of.
  defaultPopulate: { title: true, slug: true },
  defaultSort: '-dateStart',
  fields: [
    titleField,
    slugField,
    localizedParagraph('description', { fr: 'Description', en: 'Description' }),
    {
      type: 'row',
      fields: [
        {
          name: 'dateStart',
          type: 'date',
          required: true,
          index: true,
          label: { fr: 'Début', en: 'Start' },
          admin: { date: dayAndTime },
        },
        {
          name: 'dateEnd',
          type: 'date',
          index: true,
          label: { fr: 'Fin', en: 'End' },
          admin: { date: dayAndTime },
          validate: (
            value: unknown,
            { siblingData, req }: { siblingData: unknown; req: { i18n: { language: string } } },
          ) => {
            const start = (siblingData as { dateStart?: string }).dateStart;
            if (!value || !start || new Date(value as string) >= new Date(start)) return true;
            return req.i18n.language === 'fr' ? 'La fin doit suivre le début.' : 'The end must follow the start.';
          },
        },
      ],
    },
    choice('kind', { fr: 'Nature', en: 'Kind' }, eventKinds),
    relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { sidebar: true }),
    localizedText('place', { fr: 'Lieu', en: 'Place' }),
    { name: 'online', type: 'checkbox', label: { fr: 'En ligne', en: 'Online' } },
    {
      name: 'url',
      type: 'text',
      label: { fr: 'Adresse d’inscription', en: 'Registration address' },
      validate: (value: string | null | undefined) => !value || /^https:\/\/[^\s]+$/.test(value) || 'https://…',
    },
    seoField,
  ],
});
