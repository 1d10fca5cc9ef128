/**
 * Whether something may be fetched before it is requested: never on slow or metered connections
 * (section 9, "Link prefetch"), and not without a connection. In the browser only.
 */
export function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
