import type { Values } from '../../fields/field-values.ts';

/** The paths of the texts that search engines show of a document. */
interface TextPaths {
  title: string;
  description: string;
  /** group of fields whose texts come first */
  seo: string;
}

const plain = (description: string): TextPaths => ({ title: 'title', description, seo: 'seo' });

/** Of each collection whose documents have a page: what is shown where an editor gave nothing for search engines. */
const textPaths: Record<string, TextPaths> = {
  schools: { title: 'home.statement', description: 'home.introduction', seo: 'home.seo' },
  campuses: plain('introduction'),
  courses: plain('introduction'),
  news: plain('summary'),
  events: plain('description'),
  pages: plain('introduction'),
};

/** A text of a page and the field in which it is best changed. */
export interface PageText {
  text: string;
  path: string;
}

/** What search engines and social networks are told of a document. */
interface PageTexts {
  title: PageText;
  description: PageText;
  /** identifier of the chosen share image */
  shareImage: number | null;
}

/** The value of a field by its path. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' ? (value as Values | null)?.[step] : undefined),
      values,
    );
}

const textAt = (values: unknown, path: string) => String(valueAt(values, path) ?? '').trim();

/**
 * The texts of a form's page, in its language; `null` for a collection without pages. Empty where an editor wrote neither.
 * @param school the name of the school, for a home page without a statement
 */
export function pageTextsOf(collection: string, values: unknown, school: string): PageTexts | null {
  const paths = textPaths[collection];
  if (!paths) return null;
  const image = valueAt(values, `${paths.seo}.shareImage`);
  const id = Number(typeof image === 'object' ? (image as { id?: unknown } | null)?.id : image);
  const of = (own: string, fallback: string, last = ''): PageText => ({
    text: textAt(values, own) || textAt(values, fallback) || last,
    path: own,
  });
  return {
    title: of(`${paths.seo}.metaTitle`, paths.title, collection === 'schools' ? school : ''),
    description: of(`${paths.seo}.metaDescription`, paths.description),
    shareImage: Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}
