/** A value of JSON or YAML. */
export type FileValue = string | number | boolean | null | FileValue[] | FileTree;

/** A document, or a part of it, in the form of files: references by name, one value per language where languages differ. */
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

/** An error in a folder. */
export interface Problem {
  /** below the folder */
  file: string;
  /** the path of the field, or empty for an error of the whole file */
  field: string;
  /** what is wrong, and what to do */
  sentence: string;
}

/** Notes an error of a field. */
export type Refuse = (field: string, sentence: string) => void;

/** A document of a school in its folder. */
export interface FileDocument {
  collection: string;
  /** the name by which others refer to it: a slug, a file name, a page below its rubrique as `ecole/histoire` */
  name: string;
  /** the file and the place in it, for messages */
  file: string;
  at: string;
  tree: FileTree;
  /** a draft that is newer than the published version */
  draft?: FileTree;
}

/** A school in the form of files. */
export interface SchoolFiles {
  namespace: string;
  documents: FileDocument[];
}
