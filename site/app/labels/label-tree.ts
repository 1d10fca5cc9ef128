/** A tree of labels: groups, and texts of at most 250 characters at the leaves (section 3, "Taxonomy"). */
export type LabelTree = { readonly [key: string]: string | LabelTree };

/** The same shape in the other language: a label that one language lacks does not compile. */
type SameShape<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> };

/** The labels of one part of the site in both languages; English has the shape of the French ones. */
export function bothLanguages<const T extends LabelTree>(fr: T, en: SameShape<T>): { fr: T; en: SameShape<T> } {
  return { fr, en };
}

/** The keys of a tree, joined by dots: `course.duration`. */
export type LabelKeys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${LabelKeys<T[K]>}`;
}[keyof T & string];

/** A tree as flat keys and texts. */
export function flatten(tree: LabelTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}
