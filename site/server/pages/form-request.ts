import type { Settings } from '../../app/config/settings.server.ts';

/**
 * The request headers on which the response to a form may depend. Not `Origin`, which `refuseForeignForm` has checked: the router compares
 * it with the public origin, and would refuse the forms of every other domain of the site.
 */
const readHeaders = ['content-type', 'cookie'] as const;

/** A form as it is rendered: under the public origin, whatever the `Host` header is. */
export function requestToRender(request: Request, { siteUrl }: Pick<Settings, 'siteUrl'>): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  for (const name of readHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const form = { method: 'POST', headers, body: request.body, duplex: 'half' };
  return new Request(siteUrl + pathname + search, form);
}
