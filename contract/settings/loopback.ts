const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is a loopback address. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopback.has(new URL(url).hostname);
}
