import { getPayloadPopulateFn } from '@payloadcms/richtext-lexical';
import { localeNamed } from '@vitrine/contract/routes/locale.ts';
import type { Field } from 'payload';
import { accountOf } from '../access/roles.ts';
import type { Label } from '../fields/texts.ts';
import { richTextEditor } from './editor.ts';
import { completeLinks, followedLinks } from './link-fields.ts';
import { richTextToHtml } from './to-html.ts';

/**
 * A rich text, and a virtual field with the clean HTML that the site reads (`{name}Html`): the editor's format never reaches
 * browsers. Computed on each read, so that links always have the present URL of their document.
 */
export function richTextFields(name: string, label: Label, required = false): Field[] {
  return [
    {
      name,
      type: 'richText',
      label,
      required,
      editor: richTextEditor,
      hooks: { beforeValidate: [completeLinks] },
      validate: followedLinks,
    },
    {
      name: `${name}Html`,
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: {
        afterRead: [
          async ({ siblingData, req, currentDepth, draft, overrideAccess, showHiddenFields }) => {
            const account = accountOf(req);
            const data = siblingData[name];
            // Editors work on the rich text itself; the HTML is for the site.
            if (!data || account?.role !== 'service') return undefined;
            const populate = await getPayloadPopulateFn({
              currentDepth: currentDepth ?? 0,
              depth: (currentDepth ?? 0) + 2,
              draft: draft ?? false,
              overrideAccess: overrideAccess ?? false,
              req,
              showHiddenFields: showHiddenFields ?? false,
            });
            return richTextToHtml(data, localeNamed(req.locale), populate);
          },
        ],
      },
    },
  ];
}
