import config from '@payload-config';
import '@payloadcms/next/css';
import './panel.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { formState } from '../../features/conflicts/form-state.ts';
import { copyLanguage } from '../../features/drafts/copy-language.ts';
import { importMap } from './admin/importMap.js';

/** Payload's own scheduling asks for no rights: schedules have endpoints of their own (`scheduling/schedule-endpoints.ts`). */
const unavailable = () => {
  throw new Error('Unavailable');
};

/** Cells say more about a document than its row, such as its schedules: rows are read here, with the account's rights, not taken from the browser. */
const tableState: typeof buildTableStateHandler = (args) => buildTableStateHandler({ ...args, data: undefined });

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'copy-data-from-locale': copyLanguage,
      'form-state': formState,
      'table-state': tableState,
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
