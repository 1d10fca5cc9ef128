import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { Component, type ReactNode } from 'react';
import { brokenErrorTexts } from './broken-error-texts.ts';

interface ErrorGuardProps {
  locale: Locale;
  children: ReactNode;
}

/**
 * What is left when the error page itself fails in the browser (section 2): plain words and a plain link. On the server
 * `limits/error-document.ts` says the same.
 */
export class ErrorGuard extends Component<ErrorGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { locale, children } = this.props;
    if (!this.state.failed) return children;
    const { message, home, specified } = brokenErrorTexts[locale];
    return (
      <>
        <h1>{message}</h1>
        {specified && <p lang="en">{specified}</p>}
        <a href={pathTo('home', locale)}>{home}</a>
      </>
    );
  }
}
