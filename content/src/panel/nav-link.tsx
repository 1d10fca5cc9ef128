'use client';

import { Link, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { PanelLanguage } from './panel-language.ts';
import { usePanelLanguage } from './use-panel-language.ts';

export interface NavLinkProps {
  /** of a view, behind the panel's own */
  path: string;
  labels: Record<PanelLanguage, string>;
}

/** A link in the panel's navigation to a view of this service, as Payload has them to collections. */
export function NavLink({ path, labels }: NavLinkProps) {
  const { config } = useConfig();
  const href = `${config.routes.admin}${path}`;
  const isCurrent = usePathname() === href;
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent ? <span className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{labels[usePanelLanguage()]}</span>
    </Link>
  );
}
