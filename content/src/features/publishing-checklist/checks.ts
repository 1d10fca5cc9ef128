import type { Label } from '../../fields/texts.ts';
import type { PlaceInText } from '../../rich-text/nodes.ts';

/** What is checked before a publication, in the order of the list. */
export const checks = ['fields', 'slug', 'date', 'images', 'title', 'description', 'headings', 'links', 'crm'] as const;
export type Check = (typeof checks)[number];

/** Something that a check found. */
export interface Finding {
  check: Check;
  /** whether the service refuses the publication for it */
  blocks: boolean;
  /** of the field, as in a form: `body.2.text`; empty where it is of no field */
  path: string;
  within?: PlaceInText;
  /** a sentence in the language of the panel */
  message: string;
  /** where it is mended, if not in this form */
  href?: string;
}

const ofPages: readonly Check[] = ['fields', 'slug', 'images', 'title', 'description', 'headings', 'links'];

/** The checks of each collection that is published. */
export const checksOf: Record<string, readonly Check[]> = {
  schools: ['fields', 'images', 'title', 'description', 'headings', 'links'],
  campuses: ofPages,
  courses: ofPages,
  offerings: ['fields', 'crm'],
  news: [...ofPages, 'date'],
  events: ['fields', 'slug', 'date', 'images', 'title', 'description', 'links'],
  portfolios: ['fields', 'slug', 'images'],
  pages: ofPages,
  menus: ['fields', 'links'],
};

/** The state of a check: `error` prevents the publication, `advice` does not. */
export type CheckState = 'done' | 'error' | 'advice';

/** The state of one check. */
const stateOf = (findings: readonly Pick<Finding, 'blocks'>[]): CheckState =>
  findings.some(({ blocks }) => blocks) ? 'error' : findings.length > 0 ? 'advice' : 'done';

/** A check with what it found. */
export interface CheckedItem {
  check: Check;
  state: CheckState;
  findings: Finding[];
}

/** The checklist of a document: every check of its collection, in order. */
export function checklistOf(collection: string, findings: readonly Finding[]): CheckedItem[] {
  const own = checksOf[collection] ?? [];
  return checks
    .filter((check) => own.includes(check))
    .map((check) => {
      const found = findings.filter((finding) => finding.check === check);
      return { check, state: stateOf(found), findings: found };
    });
}

/** Names of checks as the panel shows them. */
export const checkNames: Record<Check, Label> = {
  fields: { fr: 'Champs du formulaire', en: 'Fields of the form' },
  slug: { fr: 'Adresse (slug)', en: 'Address (slug)' },
  date: { fr: 'Date', en: 'Date' },
  images: { fr: 'Images décrites', en: 'Images described' },
  title: { fr: 'Titre pour les moteurs', en: 'Title for search engines' },
  description: { fr: 'Description pour les moteurs', en: 'Description for search engines' },
  headings: { fr: 'Intertitres dans l’ordre', en: 'Headings in order' },
  links: { fr: 'Liens', en: 'Links' },
  crm: { fr: 'Liens CRM', en: 'CRM links' },
};
