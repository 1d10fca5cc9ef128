import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** where the content service of the tests listens */
    contentUrl: string;
    /** the folder of its database and pictures */
    dataDir: string;
    /** the seed as it was made */
    seedFolder: string;
    /** its settings: where its database is, and more */
    contentEnvironment: Record<string, string>;
  }
}
