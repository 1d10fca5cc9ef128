/** A text of at most 250 characters in both languages. */
type Label = readonly [fr: string, en: string];

/** A tree of labels: groups, and labels at the leaves (section 3, "Taxonomy"). */
export type LabelTree = { readonly [key: string]: Label | LabelTree };

/** The keys of a tree, joined by dots: `course.duration`. */
export type LabelKeys<T> = {
  [K in keyof T & string]: T[K] extends Label ? K : `${K}.${LabelKeys<T[K]>}`;
}[keyof T & string];

/** The texts of a tree by flat keys, in the language that stands at a place of each label. */
export function flatten(tree: LabelTree, place: 0 | 1, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      isLabel(value) ? [[prefix + key, value[place]]] : Object.entries(flatten(value, place, `${prefix}${key}.`)),
    ),
  );
}

const isLabel = (value: Label | LabelTree): value is Label => Array.isArray(value);
