import type { ReactNode } from 'react';
import type { Layout, PageHeading } from '../../content/model.ts';
import type { ShellData } from '../../content/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import type { Alternates } from '../../routing/addresses.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

interface ShellProps {
  data: ShellData;
  layout: Layout;
  alternates: Alternates;
  headings: PageHeading[];
  children: ReactNode;
}

/** The three layouts (section 2): complete, without calls to action, empty. */
export function Shell({ data, layout, alternates, children }: ShellProps) {
  const { t } = useLabels();
  if (layout === 'empty') return <main id="content">{children}</main>;
  return (
    <>
      <SkipLink href="#content">{t('shell.skip-to-content')}</SkipLink>
      <TopBar school={data.school} navbar={data.navbar} alternates={alternates} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer school={data.school} menu={data.footer} />
    </>
  );
}
