import { choice, rhythms } from '../fields/choices.ts';
import { apprenticeYearsField } from '../fields/courses/apprentice-years.ts';
import { dayOnly } from '../fields/date-and-time/date-and-time.ts';
import { relation } from '../fields/relations.ts';
import { listField, row } from '../fields/row.ts';
import { wholeNumberField } from '../fields/rules.ts';
import { groups, publishedCollection } from './published-collection.ts';

/** A course taught at a campus: rhythm, start dates, fees, places (section 3, "Offer"). */
export const offerings = publishedCollection({
  slug: 'offerings',
  labels: {
    singular: { fr: 'Offre', en: 'Offering' },
    plural: { fr: 'Offres (formation × campus)', en: 'Offerings (course × campus)' },
  },
  admin: {
    group: groups.school,
    defaultColumns: ['course', 'campus', 'rhythm', 'fees', 'places', '_status'],
    listSearchableFields: ['course.title', 'campus.title'],
  },
  fields: [
    row(
      relation('course', 'courses', { fr: 'Formation', en: 'Course' }, { required: true }),
      relation('campus', 'campuses', { fr: 'Campus', en: 'Campus' }, { required: true }),
    ),
    row(choice('rhythm', { fr: 'Rythme', en: 'Mode of study' }, rhythms), apprenticeYearsField),
    listField(
      { name: 'startDates', names: { fr: ['Rentrée', 'Rentrées'], en: ['Start date', 'Start dates'] } },
      { name: 'date', type: 'date', required: true, label: { fr: 'Date', en: 'Date' }, admin: dayOnly },
    ),
    row(
      {
        name: 'fees',
        type: 'number',
        min: 0,
        required: true,
        label: { fr: 'Frais (€ par an)', en: 'Fees (€ a year)' },
        admin: {
          description: {
            fr: 'En alternance\u00a0: ce que coûte chacune des autres années, ou 0 si l’entreprise les paie toutes.',
            en: 'For apprentices: what each of the other years costs, or 0 where the company pays for all of them.',
          },
        },
      },
      wholeNumberField('places', { fr: 'Places', en: 'Places' }, [0, 10_000], { required: true }),
    ),
  ],
});
