import { settings } from '../../../config/settings.ts';
import { actionNamed, sampleCrmPage, sampleCrmPolicy } from '../sample-crm-page.ts';

export const dynamic = 'force-dynamic';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': sampleCrmPolicy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** `GET /sample-crm/{action}?…`: the target of the sample's CRM links, where `SITE_URL` is a loopback address only. */
export async function GET(request: Request, { params }: { params: Promise<{ action: string }> }): Promise<Response> {
  const action = settings.isLocal ? actionNamed((await params).action) : null;
  if (!action) return new Response('Not found', { status: 404, headers: { 'x-robots-tag': 'noindex' } });
  return new Response(sampleCrmPage(action, new URL(request.url).searchParams), { headers });
}
