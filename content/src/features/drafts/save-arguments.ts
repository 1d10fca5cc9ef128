import type { Where } from 'payload';

/** The arguments of Payload's operations that decide what a save makes of a document. */
export interface SaveArguments {
  id?: number | string;
  draft?: boolean;
  /** of an operation on several documents */
  where?: Where;
  limit?: number;
  sort?: string | string[];
  depth?: number;
  trash?: boolean;
  overrideAccess?: boolean;
  overrideLock?: boolean;
  publishAllLocales?: unknown;
  /** the only language that is published */
  publishSpecificLocale?: unknown;
  /** whether it takes the document offline as the button of the form does, without validation */
  unpublishAllLocales?: unknown;
  duplicateFromID?: number | string | null;
  data?: Record<string, unknown>;
}

/** Whether a save moves documents to the trash or takes them out, which has its own rule for their status. */
export const isOfTrash = ({ data, trash }: SaveArguments): boolean =>
  Boolean(data?.deletedAt) || (trash === true && data?.deletedAt === null);
