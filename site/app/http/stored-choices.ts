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
