import type { Block } from '../../data/blocks.ts';

/** What the view of one kind of section is given. */
export interface BlockProps<Kind extends Block['kind']> {
  block: Extract<Block, { kind: Kind }>;
}
