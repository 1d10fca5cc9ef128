'use client';

import { $insertDataTransferForRichText } from '@lexical/clipboard';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  PASTE_TAG,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { $isInTable } from '../tables/edit-tables.ts';
import { tidyPasted } from './tidy-pasted.ts';

/** Of the schemes that links have, and without spaces: "Admissions: how to apply" is an URL as well. */
const isAddress = (text: string) => /^(https?|mailto|tel):\S+$/i.test(text);

/**
 * Pasted HTML in order for the editor; `null` where there is none, where it was copied in an editor of this panel, or where it is an
 * URL for selected text, of which the editor makes a link.
 */
function tidied(pasted: DataTransfer, selection: RangeSelection): DataTransfer | null {
  const html = pasted.getData('text/html');
  const text = pasted.getData('text/plain');
  if (!html || pasted.types.includes('application/x-lexical-editor')) return null;
  if (!selection.isCollapsed() && isAddress(text.trim())) return null;
  const document = new DOMParser().parseFromString(html, 'text/html');
  tidyPasted(document, $isInTable(selection));
  const data = new DataTransfer();
  data.setData('text/plain', text);
  // With its head, whose styles the editor reads.
  data.setData('text/html', document.documentElement.outerHTML);
  return data;
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = 'clipboardData' in event ? event.clipboardData : null;
          const selection = $getSelection();
          const data = pasted && $isRangeSelection(selection) && tidied(pasted, selection);
          if (!data) return false;
          event.preventDefault();
          $addUpdateTag(PASTE_TAG);
          $insertDataTransferForRichText(data, selection, editor);
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

/** The part of the feature in the editor. */
export const PasteFeatureClient = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] });
