/**
 * Where a page is shown from its top, what lies far below the fold is rendered when it comes near or when the browser is idle
 * (`content-visibility` in `ui/grid/grid.module.css`, `docs/decisions/016`). On the way back to a place in the page, and to an
 * anchor, all of the page is rendered at once.
 */

/**
 * A constant script for the head: marks such an initial load before the first paint, and ends it before an anchor is followed,
 * also while no other script is there.
 */
export const belowFoldScript = [
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.belowFold="skipped";',
  `addEventListener("click",(e)=>{if(e.target.closest?.('a[href*="#"]'))delete document.documentElement.dataset.belowFold},true)`,
].join('');

/** Leaves what is below the fold of another page for later: to be called as it is put into the document, before it is measured. */
export function skipBelowFold(): void {
  document.documentElement.dataset.belowFold = 'skipped';
}

/** Renders all of the page: before places in it are measured. */
export function renderBelowFold(): void {
  delete document.documentElement.dataset.belowFold;
}
