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
/** A slug in every language. */
export const slugs = z.object({ fr: optionalText, en: optionalText }).partial().nullish();

/** A relation, populated or absent. */
export const related = <T extends z.ZodType>(schema: T) =>
  z
    .union([schema, id])
    .nullish()
    .transform((value): z.output<T> | null =>
      typeof value === 'object' && value !== null ? (value as z.output<T>) : null,
    );

/** The word at a path of a value, or `undefined` where there is none. */
function wordAt(value: unknown, path: PropertyKey[]): string | undefined {
  const found = path.reduce<unknown>((part, key) => Object(part)[key], value);
  return typeof found === 'string' ? found : undefined;
}

/**
 * Parses an entry of a list; `null` where all that is wrong with it are words of a vocabulary that this release does not know:
 * a content service that is newer sends them, and the rest of its response is shown (`docs/operations.md`, "Rollback").
 */
function parseKnown<T extends z.ZodType>(schema: T, value: unknown, context: z.RefinementCtx): z.output<T> | null {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const isNewer = issues.every(
    ({ code, path }) => (code === 'invalid_value' || code === 'invalid_union') && wordAt(value, path) !== undefined,
  );
  if (!isNewer) for (const issue of issues) context.addIssue({ ...issue });
  return null;
}

export const rows = <T extends z.ZodType>(schema: T) =>
  z
    .array(z.unknown().transform((value, context) => parseKnown(schema, value, context)))
    .nullish()
    .transform((value) => (value ?? []).filter((row) => row !== null) as NonNullable<z.output<T>>[]);

export const strings = rows(z.string());

/** Relations that are populated; those that are absent are left out. */
export const manyRelated = <T extends z.ZodType>(schema: T) => rows(related(schema));

/** The fields to request for a document: all that it describes. Its identifier comes in any case. */
export const fieldsOf = ({ shape }: z.ZodObject): string[] => Object.keys(shape).filter((field) => field !== 'id');

/** What every document has: one without it is a broken response, though all else in it be optional. */
export type DocumentType = z.ZodType<{ id: z.output<typeof id> }>;

const makeList = <T extends DocumentType>(document: T) =>
  z
    .object({
      docs: z.array(
        z
          .looseObject({ id })
          .transform((found, context) => ({ id: found.id, document: parseKnown(document, found, context) })),
      ),
      totalPages: z.number().optional(),
    })
    .transform(({ docs, totalPages = 1 }) => ({
      docs: docs.flatMap((found) => (found.document === null ? [] : [found.document])) as z.output<T>[],
      unknownIds: docs.flatMap((found) => (found.document === null ? [found.id] : [])),
      received: docs.length,
      lastId: docs.at(-1)?.id,
      totalPages,
    }));
export type ListOf<T extends DocumentType> = ReturnType<typeof makeList<T>>;

const lists = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The envelope of a list: its documents, the identifiers of those with words that this release does not know, which are left
 * out, how many were received with them, and the last identifier of all. The same for the same document, because a parsed response
 * is cached under its schema.
 */
export function listOf<T extends DocumentType>(document: T): ListOf<T> {
  const list = (lists.get(document) as ListOf<T> | undefined) ?? makeList(document);
  lists.set(document, list);
  return list;
}
