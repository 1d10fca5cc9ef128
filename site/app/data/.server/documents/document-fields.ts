import { z } from 'zod';

/**
 * What documents of the content service look like in its responses. Everything optional may be missing or `null`; a
 * relation that the site may not read, or that was deleted, is an identifier or `null` and counts as absent.
 */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);
export const id = z.union([z.number(), z.string()]);
export const strings = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

/** A relation, populated or absent. */
export const related = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, id])
    .nullish()
    .transform((value): z.output<T> | null =>
      typeof value === 'object' && value !== null ? (value as z.output<T>) : null,
    );
export const manyRelated = <T extends z.ZodType>(schema: T) =>
  z
    .array(related(schema))
    .nullish()
    .transform((value) => (value ?? []).filter((entry): entry is NonNullable<typeof entry> => entry !== null));
export const rows = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => (value ?? []) as z.output<T>[]);

/** The fields to request for a document: all that it describes. Its identifier comes in any case. */
export const fieldsOf = ({ shape }: z.ZodObject): string[] => Object.keys(shape).filter((field) => field !== 'id');

/** What every document has: one without it is a broken response, though all else in it be optional. */
export type DocumentType = z.ZodType<{ id: z.output<typeof id> }>;

const makeList = <T extends DocumentType>(document: T) =>
  z.object({ docs: z.array(document), totalPages: z.number().optional() });
type ListOf<T extends DocumentType> = ReturnType<typeof makeList<T>>;

const lists = new WeakMap<z.ZodType, z.ZodType>();

/** The envelope of a list. The same for the same document, because a parsed response is cached under its schema. */
export function listOf<T extends DocumentType>(document: T): ListOf<T> {
  const list = (lists.get(document) as ListOf<T> | undefined) ?? makeList(document);
  lists.set(document, list);
  return list;
}
