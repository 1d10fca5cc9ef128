import '../../styles/layers.css';
import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './error-page.module.css';
import { errorCaption, errorMessage, errorTexts } from './error-status.ts';
import { MissingSheet } from './missing-sheet.tsx';

export interface ErrorSheetProps {
  status: number;
  locale: Locale;
}

/** The words and the drawing of the error page: status code, message in the language of the address, a button home. */
export function ErrorSheet({ status, locale }: ErrorSheetProps) {
  const texts = errorTexts[locale];
  const message = errorMessage(status, locale);
  return (
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
  );
}
