import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentWorkspace } from '../../launcher/environment.ts';

/**
 * Calls a server function of the panel with what a browser sends.
 * @returns the response as Next writes it, with the texts of its components
 */
export async function callServerFunction(
  contentUrl: string,
  headers: Record<string, string>,
  name: string,
  args: object,
): Promise<string> {
  const manifest = path.join(contentWorkspace, '.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(await readFile(manifest, 'utf8')) as { node: Record<string, { filename: string }> };
  const [action = ''] =
    Object.entries(node).find(([, { filename }]) => filename.endsWith('src/app/(payload)/layout.tsx')) ?? [];
  const response = await fetch(`${contentUrl}/admin/login`, {
    method: 'POST',
    headers: {
      ...headers,
      'next-action': action,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
    },
    body: JSON.stringify([{ name, args }]),
    redirect: 'manual',
  });
  return response.text();
}
