import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import { Component, type ReactNode, Suspense, use } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { loadable } from '../../data/loadable.ts';
import { brokenErrorTexts } from './broken-error-texts.ts';
import type { ErrorSheetProps } from './error-sheet.tsx';

interface ErrorGuardProps {
  locale: Locale;
  children: ReactNode;
}

/**
 * The fallback where the error page itself fails in the browser (section 2): plain text and a plain link. On the server
 * `limits/error-document.ts` says the same.
 */
class ErrorGuard extends Component<ErrorGuardProps, { failed: boolean }> {
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
        {specified && <p lang="en">{specified.message}</p>}
        <a href={pathTo('home', locale)}>
          {home} {specified && <span lang="en">({specified.home})</span>}
        </a>
      </>
    );
  }
}

/**
 * What most visits never show, loaded when the browser is idle (`root.tsx`), so that it is there when nothing can be loaded any
 * more. The server has it before it renders.
 */
export const errorSheet = loadable(async () => (await import('./error-sheet.tsx')).ErrorSheet);

/** The status that an error stands for: that of a thrown response, 500 for anything unforeseen. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The error page (section 2). Where it cannot be shown, plain text and a plain link. */
export function ErrorPage(props: ErrorSheetProps) {
  return (
    <ErrorGuard locale={props.locale}>
      <Suspense>
        <LoadedSheet {...props} />
      </Suspense>
    </ErrorGuard>
  );
}

function LoadedSheet(props: ErrorSheetProps) {
  const ErrorSheet = errorSheet.loaded ?? use(errorSheet.load());
  return <ErrorSheet {...props} />;
}

/** The error page without its frame, for when the frame itself cannot be read. */
export function ErrorDocument({ error, locale }: { error: unknown; locale: Locale }) {
  return (
    <main id="content">
      <ErrorPage status={statusOf(error)} locale={locale} />
    </main>
  );
}
