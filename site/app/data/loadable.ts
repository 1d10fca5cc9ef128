/** A part of the program that is loaded when it is needed. */
export interface Loadable<T> {
  /** it, once it is loaded */
  readonly loaded: T | null;
  /** Loads it, once. @throws where its files cannot be had; then it may be asked for again */
  load: () => Promise<T>;
}

/** What an import gives, once it is asked for. */
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
