import type { Field } from 'payload';

/** The heading of a section; it enters the summary of the page. */
export const blockHeading: Field = {
  name: 'heading',
  type: 'text',
  maxLength: 160,
  label: { fr: 'Intertitre', en: 'Heading' },
};
