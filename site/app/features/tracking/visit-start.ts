/** How this visit of the page began. Kept in memory only: it is gone with the page (section 9, "Origin tracking"). */
interface VisitStart {
  url: string;
  referrer: string;
}

let start: VisitStart | null = null;

/** To be called in the browser before the first client navigation; later calls change nothing. */
export function rememberVisitStart(): void {
  start ??= { url: location.href, referrer: document.referrer };
}

/** @returns null before {@link rememberVisitStart} */
export function visitStart(): VisitStart | null {
  return start;
}
