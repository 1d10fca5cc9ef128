/** Where it is noted which address was loaded anew for a lost script, and when. */
const storageKey = 'reload-guard';

/** Milliseconds during which one address is not loaded anew twice. */
const pause = 60_000;

/**
 * Asks whether an address may be loaded anew because a script was lost, and notes that it is (section 8, "Lost script
 * chunks"). Without storage nothing could be noted, so that it may not.
 * @param address path and query
 * @param now epoch milliseconds
 */
export function mayReload(address: string, now: number, storage: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const noted = Object.entries(JSON.parse(storage().getItem(storageKey) ?? '{}') as Record<string, number>);
    const recent = noted.filter(([, time]) => now - time < pause && time <= now);
    if (recent.some(([path]) => path === address)) return false;
    storage().setItem(storageKey, JSON.stringify(Object.fromEntries([...recent, [address, now]])));
    return true;
  } catch {
    return false;
  }
}
