'use client';

import { $insertDataTransferForRichText } from '@lexical/clipboard';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { tidyPasted } from './tidy-pasted.ts';

/** Puts pasted HTML in order before the editor reads it. What was copied in an editor of this panel needs none. */
function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const pasted = 'clipboardData' in event ? event.clipboardData : null;
          const html = pasted?.getData('text/html');
          const selection = $getSelection();
          if (!pasted || !html || !$isRangeSelection(selection)) return false;
          if (pasted.types.includes('application/x-lexical-editor')) return false;
          event.preventDefault();
          const document = new DOMParser().parseFromString(html, 'text/html');
          tidyPasted(document);
          const tidied = new DataTransfer();
          tidied.setData('text/plain', pasted.getData('text/plain'));
          tidied.setData('text/html', document.body.innerHTML);
          $insertDataTransferForRichText(tidied, selection, editor);
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
