/**
 * A block of rich text with one link after the other.
 * @param links the fields of each link, as the editor stores them, and what visitors read
 */
export const linkingText = (...links: { text?: string; [field: string]: unknown }[]) => ({
  blockType: 'rich-text',
  text: {
    root: {
      ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
      children: [
        {
          ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null, textFormat: 0 },
          children: links.map(({ text, ...fields }, index) => ({
            ...{ type: 'link', format: '', indent: 0, version: 3, direction: null, id: `${index}`.padStart(24, '0') },
            fields: { newTab: false, ...fields },
            children: [
              {
                type: 'text',
                detail: 0,
                format: 0,
                mode: 'normal',
                style: '',
                version: 1,
                text: text ?? `lien ${index}`,
              },
            ],
          })),
        },
      ],
    },
  },
});
