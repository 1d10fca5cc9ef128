import type { Alternates } from '@vitrine/contract/routes/build-url.ts';
import type { Layout } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ReactNode } from 'react';
import { contentId } from '../../data/fixed-ids.ts';
import type { ShellData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { SkipLink } from '../../ui/hidden-text/hidden-text.tsx';
import { ActionLinks } from './action-links.tsx';
import { PageTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import * as styles from './shell.module.css';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  data: ShellData;
  layout: Layout;
  /** the page in each language, for the switch; empty where there is none */
  alternates: Alternates;
  /** the summary navigation of the page, between the bar and the content */
  summary?: ReactNode;
  /** what the calls to action open, where the layout has them */
  popin?: ReactNode;
  /** the message to an editor in a preview, above everything */
  notice?: ReactNode;
  /** the consent banner: first to be reached, after the link that skips to the content */
  question?: ReactNode;
  children: ReactNode;
}

/** The three layouts (section 2): complete, without calls to action, empty. */
export function Shell({ data, layout, alternates, notice, summary, popin, question, children }: ShellProps) {
  const { t } = useLabels();
  if (layout === 'empty') {
    return (
      <>
        {notice}
        {question}
        <main id={contentId}>{children}</main>
      </>
    );
  }
  const withActions = layout === 'default';
  return (
    <div className={withActions ? `${styles.shell} ${styles.withBar}` : styles.shell}>
      <PageTop />
      <SkipLink href={`#${contentId}`}>{t('shell.skip-to-content')}</SkipLink>
      {notice}
      {question}
      <TopBar school={data.school} navbar={data.navbar} alternates={alternates} withActions={withActions} />
      {/* Before the content: a document is painted before its end has arrived, and the bar is to be there. */}
      {withActions && <ActionLinks place="bar" />}
      {summary}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer content={data.footer} />
      {withActions && popin}
    </div>
  );
}
