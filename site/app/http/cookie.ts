/**
 * The value of a cookie as it stands, not decoded. Of several with one name the first counts: browsers send the closest path
 * first. By hand, because it goes to the browser: the library `cookie` would weigh 743 bytes there in place of 140.
 * @param header the `Cookie` header or `document.cookie`; anything may be in it
 */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [own = '', ...value] = pair.split('=');
    if (value.length > 0 && own.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** The endpoint by which the server stores the choices that a page has just stored. */
export const choicesEndpoint = '/choices';

/**
 * Has the server store the choices of the visitor once more: WebKit keeps a cookie that a script sets for seven days, whatever its
 * lifetime (section 9). Where the request fails, that is how long they last there.
 */
export function storeByServer(): void {
  // Without a connection it would only fail, with a line in the console.
  if (navigator.onLine) fetch(`/api${choicesEndpoint}`, { method: 'POST', keepalive: true }).catch(() => {});
}
