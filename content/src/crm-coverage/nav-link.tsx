'use client';

import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { coverageLabels } from './coverage-labels.ts';

/** The link to the coverage grid: at the end of its group, which is the last one of the navigation. */
export function CrmCoverageNavLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const href = `${config.routes.admin}/crm-coverage`;
  const isCurrent = usePathname() === href;
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent ? <span className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{coverageLabels[i18n.language === 'en' ? 'en' : 'fr'].navigation}</span>
    </Link>
  );
}
