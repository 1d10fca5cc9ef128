const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address to listen on for a loopback URL: `localhost` is that of IPv4. */
export const loopbackAddress = (url: string): string => (new URL(url).hostname === '[::1]' ? '::1' : '127.0.0.1');

/** Whether a URL is a loopback address. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopback.has(new URL(url).hostname);
}
