/** Where the files of the media library are. Each method throws where that does not respond or cannot be read. */
export interface FileStore {
  /** The bytes of a file, or `null` where there is none. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer, mimeType?: string): Promise<void>;
  /** The keys that begin with a prefix. In the local folder those of one level, where a folder is a key too. */
  list(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with that of a folder, which ends with a slash. */
  removeFolder(key: string): Promise<void>;
}
