export interface WarmStartParts {
  /** Renders the published pages into the cache; never rejects. */
  warmUp: () => Promise<void>;
  /** whether the cache on disk has anything of which pages may be rendered */
  hasContent: () => boolean;
  /** whether any page was rendered, or none is to be */
  hasPages: () => boolean;
  /** resolves once the content service was reached, or the process ends */
  connected: Promise<void>;
  /** called with what the start waits for */
  onWait: (what: string) => void;
}

/**
 * Warms up a site that starts: from the content service, or from the cache on disk. That may be of a release that asked other
 * questions: where no page can be rendered of it, the content service is waited for, so that the start of a release on all
 * processes, one after the other, does not go on to the one that has its pages.
 */
export async function warmStart({ warmUp, hasContent, hasPages, connected, onWait }: WarmStartParts): Promise<void> {
  const warmUpNow = () => {
    onWait('the published pages are being rendered');
    return warmUp();
  };
  const isFromDisk = hasContent();
  if (!isFromDisk) await connected;
  await warmUpNow();
  if (!isFromDisk || hasPages()) return;
  onWait('no page can be rendered without the content service, which was not reached yet');
  await connected;
  await warmUpNow();
}
