import type { CheckboxField, DateFieldValidation, TextField } from 'payload';
import { date } from 'payload/shared';
import { repeatEvent } from '../features/repetitions/repeat-endpoint.ts';
import { choice, eventKinds } from '../fields/choices.ts';
import { dateAndTime } from '../fields/date-and-time/date-and-time.ts';
import { relation } from '../fields/relations.ts';
import { row } from '../fields/row.ts';
import { urlField } from '../fields/rules.ts';
import { seoField } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { localizedParagraph, localizedText, titleField } from '../fields/texts.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { formatInParis } from '../paris-time/paris-moment.ts';
import { groups, publishedCollection } from './published-collection.ts';

const messages = {
  fr: {
    before: (end: string, start: string) =>
      `La fin (${end}) précède le début (${start}) : choisissez une fin après le début.`,
    same: (start: string) =>
      `La fin est aussi le début (${start}) : choisissez une fin après le début, ou laissez ce champ vide.`,
  },
  en: {
    before: (end: string, start: string) =>
      `The end (${end}) is before the start (${start}): please choose a later end.`,
    same: (start: string) =>
      `The end is the start too (${start}): please choose a later end, or leave this field empty.`,
  },
};

/** An event ends after it starts; the message names both moments, because they are two fields. */
const endsAfterStart: DateFieldValidation = async (value, options) => {
  const own = await date(value, options);
  const { dateStart } = options.siblingData as { dateStart?: string | null };
  if (own !== true || !value || !dateStart || new Date(value) > new Date(dateStart)) return own;
  const language = panelLanguageOf(options.req);
  const [end, start] = [new Date(value).toISOString(), new Date(dateStart).toISOString()];
  const say = messages[language];
  const from = formatInParis(start, language);
  return end === start ? say.same(from) : say.before(formatInParis(end, language), from);
};

/** A cancelled event stays online, so that whoever has noted it learns of it. A copy of it takes place. */
const cancelled: CheckboxField = {
  name: 'cancelled',
  type: 'checkbox',
  defaultValue: false,
  label: { fr: 'Événement annulé', en: 'Event cancelled' },
  admin: {
    description: {
      fr: 'La page, les listes et les agendas abonnés l’annoncent, l’inscription disparaît. Ne retirez pas l’événement du site.',
      en: 'The page, the lists and subscribed calendars say so, and registration ends. Do not unpublish the event.',
    },
  },
  hooks: { beforeDuplicate: [() => false] },
};

const cancellationReason: TextField = {
  name: 'cancellationReason',
  type: 'text',
  localized: true,
  maxLength: 200,
  label: { fr: 'Motif de l’annulation', en: 'Why it is cancelled' },
  admin: {
    condition: (data) => data.cancelled === true,
    description: {
      fr: 'Une phrase pour les visiteurs, par exemple la date de remplacement. Facultatif.',
      en: 'A sentence for visitors, for example the new date. Optional.',
    },
  },
  hooks: { beforeDuplicate: [() => null] },
};

/** Open days, conferences and other events (section 3, "Event"). */
export const events = publishedCollection({
  slug: 'events',
  labels: { singular: { fr: 'Événement', en: 'Event' }, plural: { fr: 'Agenda', en: 'Events' } },
  admin: {
    useAsTitle: 'title',
    group: groups.life,
    defaultColumns: ['title', 'kind', 'dateStart', 'campus', '_status'],
    components: { edit: { beforeDocumentControls: ['/src/features/repetitions/repeat-dialog.tsx#RepeatDialog'] } },
  },
  endpoints: [repeatEvent],
  defaultPopulate: { title: true, slug: true },
  defaultSort: '-dateStart',
  fields: [
    titleField,
    slugField,
    localizedParagraph('description', { fr: 'Description', en: 'Description' }),
    row(
      {
        name: 'dateStart',
        type: 'date',
        required: true,
        index: true,
        label: { fr: 'Début', en: 'Start' },
        admin: dateAndTime,
      },
      {
        name: 'dateEnd',
        type: 'date',
        index: true,
        label: { fr: 'Fin', en: 'End' },
        admin: { ...dateAndTime, components: { ...dateAndTime.components, Error: sentenceError } },
        validate: endsAfterStart,
      },
    ),
    choice('kind', { fr: 'Nature', en: 'Kind' }, eventKinds),
    relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { sidebar: true }),
    localizedText('place', { fr: 'Lieu', en: 'Place' }),
    { name: 'online', type: 'checkbox', label: { fr: 'En ligne', en: 'Online' } },
    cancelled,
    cancellationReason,
    urlField('url', { fr: 'Adresse d’inscription', en: 'Registration address' }),
    seoField,
  ],
});
