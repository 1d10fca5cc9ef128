import type { CollectionSlug, Field, FilterOptions, Where } from 'payload';
import { sentenceError } from '../panel/sentence-error/sentence-error-path.ts';
import { idOf } from './field-values.ts';
import type { Label } from './texts.ts';

/** A `Where` for documents of the same school as this one, or of the editor's schools while it has none yet. */
export function sameSchoolWhere(document: unknown, user: unknown): Where | null {
  const school = idOf((document as { school?: unknown } | undefined)?.school);
  if (school) return { school: { equals: school } };
  const own = ((user as { schools?: unknown[] } | null)?.schools ?? []).map(idOf);
  return own.length > 0 ? { school: { in: own } } : null;
}

/** Only documents of the same school can be chosen. */
export const sameSchool: FilterOptions = ({ data, user }) => sameSchoolWhere(data, user) ?? true;

/** Only files of the same school and of this kind can be chosen. */
export const filesOfSchool =
  (kind: Where): FilterOptions =>
  ({ data, user }) => {
    const school = sameSchoolWhere(data, user);
    return school ? { and: [school, kind] } : kind;
  };

const imagesOfSchool = filesOfSchool({ mimeType: { contains: 'image/' } });

interface RelationOptions {
  required?: boolean;
  description?: Label;
  sidebar?: boolean;
  /** a component of the panel that says why the field is refused */
  error?: string;
}

/** One document of another collection of the same school. */
export function relation(name: string, relationTo: CollectionSlug, label: Label, options: RelationOptions = {}): Field {
  return {
    name,
    type: 'relationship',
    relationTo,
    label,
    required: options.required ?? false,
    index: true,
    filterOptions: sameSchool,
    admin: {
      description: options.description,
      ...(options.sidebar ? { position: 'sidebar' as const } : {}),
      ...(options.error ? { components: { Error: options.error } } : {}),
    },
  };
}

/** One image of the media library. */
export function imageField(name: string, label: Label, options: RelationOptions = {}): Field {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    required: options.required ?? false,
    filterOptions: imagesOfSchool,
    admin: { description: options.description, components: { Error: sentenceError } },
  };
}

/** Several images of the media library, in order. */
export function imagesField(name: string, label: Label): Field {
  return {
    ...{ name, type: 'upload', relationTo: 'media', hasMany: true, label, filterOptions: imagesOfSchool },
    admin: { components: { Error: sentenceError } },
  };
}
