import type { Block, Field } from 'payload';
import { labelsOf, type Names } from '../fields/texts.ts';
import { sectionPicture } from './section-pictures.ts';

/** A kind of section, of which there is a drawing. Its type is called after it: `KeyFiguresBlock`. */
export const section = (slug: Parameters<typeof sectionPicture>[0], names: Names, ...fields: Field[]): Block => ({
  ...{ slug, labels: labelsOf(names), fields, admin: { images: sectionPicture(slug) } },
  interfaceName: `${slug.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}Block`,
});

/** The heading of a section; it enters the summary of the page. */
export const blockHeading: Field = {
  name: 'heading',
  type: 'text',
  maxLength: 160,
  label: { fr: 'Intertitre', en: 'Heading' },
};
