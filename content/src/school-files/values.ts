/** What a file says: the values of JSON and YAML. */
export type FileValue = string | number | boolean | null | FileValue[] | FileTree;

/** A document, or a part of it, as a file has it: names for references, one value per language where languages differ. */
export interface FileTree {
  [key: string]: FileValue;
}

export const isTree = (value: unknown): value is FileTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether there is nothing to write. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isTree(value) && Object.keys(value).length === 0);

/** One thing that is wrong in a folder. */
export interface Problem {
  /** below the folder */
  file: string;
  /** the way to the field, or empty where it concerns the whole file */
  field: string;
  /** what is wrong, and what to do */
  sentence: string;
}

/** The line in which a problem is printed. */
export const problemLine = ({ file, field, sentence }: Problem): string =>
  [file, field, sentence].filter(Boolean).join(': ');

/** A document of a school in its folder. */
export interface FileDocument {
  collection: string;
  /** what others refer to it by: a slug, a file name, a page below its rubrique as `ecole/histoire` */
  name: string;
  /** the file and the place in it, for messages */
  file: string;
  at: string;
  tree: FileTree;
  /** a draft that is newer than what is published */
  draft?: FileTree;
}

/** A school as its folder has it. */
export interface SchoolFiles {
  namespace: string;
  documents: FileDocument[];
}
