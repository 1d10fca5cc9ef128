/**
 * On a first look, what lies far below waits to be laid out until it comes near (`ui/grid.module.css`, `docs/decisions/016`).
 * Who comes back to a place in the page, or follows an anchor into it, is given the whole page at once.
 */

/**
 * A constant script for the head: says before the first paint that this is a first look, at the top of the page; and lays out
 * all of it before an anchor is followed, also while no other script is there.
 */
export const firstLookScript = [
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){document.documentElement.dataset.look="first";',
  `addEventListener("click",(e)=>{if(e.target.closest?.('a[href*="#"]'))delete document.documentElement.dataset.look},true)}`,
].join('');

/** Lays out all of the page: before places in it are measured, and before another page is shown. */
export function layOutAll(): void {
  delete document.documentElement.dataset.look;
}
