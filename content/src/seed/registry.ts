import type { CollectionSlug } from 'payload';

/** Finds documents of one school by the names under which the sample knows them. */
export interface Registry {
  /** @param key French slug, or the name of an image */
  add(collection: CollectionSlug, key: string, id: number): void;
  /** @throws where the sample refers to something that it does not have */
  id(collection: CollectionSlug, key: string): number;
  image(name: string): number;
  images(names: string[]): number[];
}

/** An empty registry. Each school has its own, so that no reference can lead from one school into another. */
export function createRegistry(): Registry {
  const ids = new Map<string, number>();
  const id: Registry['id'] = (collection, key) => {
    const found = ids.get(`${collection}/${key}`);
    if (found === undefined) throw new Error(`the sample has no ${collection}/${key}`);
    return found;
  };
  return {
    add(collection, key, value) {
      if (ids.has(`${collection}/${key}`)) throw new Error(`the sample has two ${collection}/${key}`);
      ids.set(`${collection}/${key}`, value);
    },
    id,
    image: (name) => id('media', name),
    images: (names) => names.map((name) => id('media', name)),
  };
}
