import config from '@payload-config';
import '@payloadcms/next/css';
import './panel.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient, ServerFunctionClientArgs } from 'payload';
import type { ReactNode } from 'react';
import { copyLanguage } from '../../features/drafts/copy-language.ts';
import { importMap } from './admin/importMap.js';

/**
 * Payload's dialog about a document that was saved since it was opened can only reload it, and what was written is lost: the state of a form is
 * returned without that check. `conflicts/` compares both texts when the form is saved.
 */
const withoutStaleCheck = (args: ServerFunctionClientArgs): ServerFunctionClientArgs =>
  args.name === 'form-state' ? { ...args, args: { ...args.args, checkForStaleData: false } } : args;

/** Payload's own scheduling asks for no rights: schedules have endpoints of their own (`scheduling/schedule-endpoints.ts`). */
const unavailable = () => {
  throw new Error('Unavailable');
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...withoutStaleCheck(args),
    config,
    importMap,
    serverFunctions: {
      'copy-data-from-locale': copyLanguage,
      'schedule-publish': unavailable,
      'get-upcoming-scheduled-publish': unavailable,
    },
  });
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
