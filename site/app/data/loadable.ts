/** A part of the program that is loaded when it is needed. */
export interface Loadable<T> {
  /** it, once it is loaded */
  readonly loaded: T | null;
  /** Loads it, once. @throws where its files fail to load; the next call tries again */
  load: () => Promise<T>;
}

/** The result of a dynamic import, loaded on demand. */
export function loadable<T>(importIt: () => Promise<T>): Loadable<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= importIt().then(
        (part) => {
          loaded = part;
          return part;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
