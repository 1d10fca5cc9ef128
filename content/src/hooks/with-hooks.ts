import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

interface AddedHooks {
  /** run before those of the collection */
  first?: Hooks;
  /** run after them */
  last?: Hooks;
}

/** A collection with further hooks beside its own. */
export function withHooks(config: CollectionConfig, { first = {}, last = {} }: AddedHooks): CollectionConfig {
  const names = Object.keys({ ...first, ...last }) as (keyof Hooks)[];
  const all = [first, config.hooks ?? {}, last];
  const hooks = names.map((name) => [name, all.flatMap((some): unknown[] => some[name] ?? [])]);
  return { ...config, hooks: { ...config.hooks, ...Object.fromEntries(hooks) } };
}
