import { useLayoutEffect, useRef } from 'react';
import { getShell } from '../../data/api-client/api-client.ts';
import type { Markup } from '../../data/model.ts';
import { markupOf } from '../../data/page-markup.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ServerMarkup } from '../../ui/server-markup/server-markup.tsx';
import { BackToTop } from './back-to-top.tsx';
import * as styles from './footer.module.css';

/** What the document had in its footer: an error page around the same data, and the page after it, show it again. */
let ofDocument = '';

/** The footer of a language: its content as the server rendered it (`docs/decisions/020`), and the arrow to the top. */
export function Footer({ content }: { content: Markup }) {
  const place = useRef<HTMLDivElement>(null);
  const { locale } = useLabels();
  const markup = markupOf(content);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (markup !== null) element.innerHTML = markup;
    else if (element.hasChildNodes()) ofDocument = element.innerHTML;
    else if (ofDocument) element.innerHTML = ofDocument;
    else {
      // React had to render the whole document again, as where an extension changed it before: the content is fetched after all.
      void getShell(locale, { orNull: true }).then((shell) => {
        element.innerHTML = shell?.footer.markup ?? '';
      });
    }
  }, [markup, locale]);

  return (
    <footer className={styles.footer}>
      <ServerMarkup ref={place} html={markup ?? ''} className={styles.block} />
      <BackToTop />
    </footer>
  );
}
