import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { listWithout } from '../../../../features/queries/list-without.ts';
import { importMap } from '../importMap.js';

interface PageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export const generateMetadata = ({ params, searchParams }: PageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function AdminPage({ params, searchParams }: PageProps) {
  // The path of the panel's home has no segments.
  const { segments = [] }: Partial<Awaited<PageProps['params']>> = await params;
  const possible = listWithout(await config, segments, await searchParams);
  if (possible) redirect(possible);
  return RootPage({ config, params, searchParams, importMap });
}
