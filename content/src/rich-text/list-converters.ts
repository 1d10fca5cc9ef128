import type { HTMLConvertersAsync } from '@payloadcms/richtext-lexical/html-async';

type Converters = Pick<HTMLConvertersAsync, 'list' | 'listitem'>;

/** Lists without classes and styles: the site styles them. */
export const plainLists: Converters = {
  list: async ({ node, nodesToHTML }) => {
    const items = (await nodesToHTML({ nodes: node.children })).join('');
    return `<${node.tag}>${items}</${node.tag}>`;
  },
  listitem: async ({ node, nodesToHTML }) => `<li>${(await nodesToHTML({ nodes: node.children })).join('')}</li>`,
};
