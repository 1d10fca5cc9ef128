import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** where the content service of the tests listens */
    contentUrl: string;
  }
}
