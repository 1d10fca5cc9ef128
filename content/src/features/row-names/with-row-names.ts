import type { Block, CollectionConfig, Field, Labels } from 'payload';
import { changeInner } from '../../fields/field-values.ts';
import type { Label } from '../../fields/texts.ts';
import type { RowKind } from './row-name.tsx';

/** The kind of a row, in both languages as all labels; a list without labels has rows without a kind. */
const kindOf = (labels: Partial<Labels> | undefined): RowKind['kind'] => ({
  ...{ fr: '', en: '' },
  ...(labels?.singular as Partial<Label> | undefined),
});

const component = (name: string, labels: Partial<Labels> | undefined) => ({
  path: `/src/features/row-names/row-name.tsx#${name}`,
  clientProps: { kind: kindOf(labels) } satisfies RowKind,
});

const nameSection = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    components: { ...block.admin?.components, Label: component('SectionName', block.labels) },
  },
});

function nameRows(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    const inner = changeInner(field, nameRows);
    if (inner.type === 'blocks') return { ...inner, blocks: inner.blocks.map(nameSection) };
    if (inner.type !== 'array') return inner;
    const { admin, labels } = inner;
    return {
      ...inner,
      admin: { ...admin, components: { ...admin?.components, RowLabel: component('RowName', labels) } },
    };
  });
}

/** A collection in whose forms the rows of lists and the sections of pages are named by what they contain. */
export const withRowNames = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  fields: nameRows(config.fields),
});
