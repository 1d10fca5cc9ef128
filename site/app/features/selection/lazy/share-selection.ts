/**
 * Hands the URL of a selection to the system's own sheet; where there is none, to the clipboard, and says so.
 * @param button has the URL, and what is said once it is copied
 * @param answer where it is said; the URL itself where nothing can be copied
 */
export async function shareSelection({ dataset }: HTMLElement, answer: Element | null): Promise<void> {
  const { share: url = '', copied = '' } = dataset;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    answer?.replaceChildren(copied);
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) answer?.replaceChildren(url);
  }
}
