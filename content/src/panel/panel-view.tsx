import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { accountOf } from '../access/roles.ts';
import styles from './panel.module.css';

/** Redirects to the login, and from there back to a view at a path behind the panel's own. */
export function redirectToLogin(req: PayloadRequest, path: string): never {
  const { admin } = req.payload.config.routes;
  redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`);
}

/** Redirects whoever is no editor or administrator. Payload checks no access for custom views, so each has to. */
export function redirectUnlessEditor(req: PayloadRequest, path: string): void {
  const account = accountOf(req);
  if (!account) redirectToLogin(req, path);
  if (account.role === 'service') redirect(`${req.payload.config.routes.admin}/unauthorized`);
}

interface PanelFrameProps {
  /** what Payload gives a view */
  view: AdminViewServerProps;
  className?: string;
  children: ReactNode;
}

/** A view within the panel: with its navigation and its margins. */
export function PanelFrame({ view, className, children }: PanelFrameProps) {
  const { params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = view.initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  );
}

interface PanelViewProps extends Omit<PanelFrameProps, 'className'> {
  title: string;
  intro: string;
}

/** A view with a title, what it is for, and a section for each school. */
export function PanelView({ view, title, intro, children }: PanelViewProps) {
  return (
    <PanelFrame view={view} className={styles.view}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {children}
    </PanelFrame>
  );
}
