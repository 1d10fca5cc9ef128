'use client';

import { useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The language of the content that a click in the panel's header chooses, or `null` for any other click. */
function languageOf({ target }: MouseEvent): string | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.querySelector('.localizer__locale-code')?.getAttribute('data-locale') ?? null;
}

/**
 * Has Payload ask before the language of a form with unsaved changes is switched in the header: the form is read anew from the
 * database then. Payload asks where a link is followed, and its switch is a button.
 */
export function AskBeforeOtherLanguage() {
  const isModified = useFormModified();
  useEffect(() => {
    if (!isModified) return;
    const followAsLink = (event: MouseEvent) => {
      const language = languageOf(event);
      if (language === null || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      const url = new URL(window.location.href);
      url.searchParams.set('locale', language);
      const link = document.createElement('a');
      link.href = url.href;
      document.body.append(link);
      link.click();
      link.remove();
    };
    document.addEventListener('click', followAsLink, true);
    return () => document.removeEventListener('click', followAsLink, true);
  }, [isModified]);
  return null;
}
