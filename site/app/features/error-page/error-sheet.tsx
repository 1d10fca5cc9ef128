import '../../styles/layers.css';
import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './error-page.module.css';
import { errorCaption, errorMessage, errorTexts } from './error-status.ts';

/** The centre of each sheet of the set, from the table up; the third of them is missing. */
const [table, second, missing, top] = [368, 318, 244, 152] as const;

/** A sheet in axonometry. */
const sheetAt = (y: number) => `M260 ${y - 130}L500 ${y}L260 ${y + 130}L20 ${y}Z`;

/** What is drawn on a sheet that is there: the walls of a flat, in the sheet's own axonometry. */
const planAt = (y: number) =>
  `M260 ${y - 92}L430 ${y}L260 ${y + 92}L90 ${y}ZM175 ${y - 46}L345 ${y + 46}M302 ${y - 69}L217 ${y - 23}M260 ${y}L328 ${y - 37}`;

/** A set of drawings from which one sheet was taken: its place is dashed, as a plan dashes what is not there. */
function MissingSheet({ caption }: { caption: string }) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 520 520" aria-hidden="true">
        <path className={styles.sheet} d={sheetAt(table)} />
        <path className={styles.sheet} d={sheetAt(second)} />
        <path className={styles.missing} d={sheetAt(missing)} />
        <path className={styles.sheet} d={sheetAt(top)} />
        <path className={styles.plan} d={planAt(top)} />
        <path
          className={styles.projection}
          d={`M20 ${table}V${top}M500 ${table}V${top}M260 ${table + 130}V${top + 130}`}
        />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

export interface ErrorSheetProps {
  status: number;
  locale: Locale;
  /** of the school whose next dates and latest news are offered; absent where there are no labels to show them with */
  namespace?: string;
}

/**
 * Texts and drawing of the error page: status code, message in the language of the URL, a button home; below them
 * what else there is to see.
 */
export function ErrorSheet({ status, locale, namespace }: ErrorSheetProps) {
  const texts = errorTexts[locale];
  const message = errorMessage(status, locale);
  return (
    <>
      <section className={styles.page} aria-labelledby="error-title">
        <title>{`${message} (${status})`}</title>
        <meta name="robots" content="noindex, follow" />
        <p className={styles.status}>{status}</p>
        <div className={styles.words}>
          <Heading level={1} size="large" id="error-title">
            {message}
          </Heading>
          {texts.detail[status] && <p className={styles.detail}>{texts.detail[status]}</p>}
          {status === 404 && locale === 'fr' && (
            <p lang="en" className={styles.other}>
              This page could not be found.
            </p>
          )}
          <div className={styles.back}>
            <ButtonLink href={pathTo('home', locale)} icon="arrow-right">
              {texts.back}
            </ButtonLink>
          </div>
        </div>
        <MissingSheet caption={errorCaption(status, locale)} />
      </section>
      {namespace && <LazyNewsAndEvents namespace={namespace} />}
    </>
  );
}

/** The next dates and the latest news, once the page is there: few pages need them, and none waits for them. */
function LazyNewsAndEvents({ namespace }: { namespace: string }) {
  const [loaded, setLoaded] = useState<typeof import('./news-and-events.tsx')>();
  useEffect(() => {
    import('./news-and-events.tsx').then(setLoaded, () => undefined);
  }, []);
  return loaded && <loaded.NewsAndEvents namespace={namespace} />;
}
