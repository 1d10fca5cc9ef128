'use client';

import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { visitLabels } from './visit-labels.ts';

/** The link to the page of visits, at the end of the navigation. */
export function VisitsNavLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const href = `${config.routes.admin}/visits`;
  const isCurrent = usePathname() === href;
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent ? <span className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{visitLabels[i18n.language === 'en' ? 'en' : 'fr'].title}</span>
    </Link>
  );
}
