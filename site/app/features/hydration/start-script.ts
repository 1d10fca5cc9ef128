/** The modules of a page, as the build made them. */
export interface PageModules {
  /** the manifest: which files each route has */
  manifest: string;
  entry: { module: string; imports: string[] };
  /** the routes of the page, from the outermost; the modules of one are spread into one */
  routes: { id: string; modules: string[]; imports: string[] }[];
}

declare global {
  interface Window {
    /** fulfilled as soon as the first screen is painted */
    firstPaint: Promise<void>;
  }
}

/** Whose browser calls itself so is mobile (section 9): by the user agent alone, whatever the screen. */
const mobileUserAgents = /mobile|ipad|android|iphone/i;

/**
 * Sets `<html data-device="mobile|desktop">` before the first paint: the HTML is the same for every visitor. The
 * attribute is the store of the mobile flag (section 9, "Device"), read by the style sheets. A constant script for the
 * document's head, so that the policy of the page can name it by its hash.
 */
export const deviceScript = `document.documentElement.dataset.device=${mobileUserAgents}.test(navigator.userAgent)?"mobile":"desktop"`;

/**
 * A constant script for the head. A page in a tab that is not shown, or in a frame out of view, is never painted, and does not
 * wait. Firefox does not report the first paint of a page that was scrolled before it, by a reload or an anchor: there the frame counts
 * in which it was.
 */
export const firstPaintScript = `window.firstPaint=new Promise((painted)=>{
if(document.hidden||parent!==window)painted();
new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint").length&&painted()).observe({type:"paint",buffered:true});
addEventListener("scroll",()=>setTimeout(painted),{once:true})
})`;

const sharedOf = ({ entry, routes }: PageModules) => [
  ...new Set([...entry.imports, ...routes.flatMap(({ imports }) => imports)]),
];

/** The script for the head that fetches the modules of a page: after the first paint, at low priority, all at once. */
export function fetchScript(page: PageModules): string {
  const own = page.routes.flatMap(({ modules }) => modules);
  const files = [...new Set([...sharedOf(page), page.manifest, ...own, page.entry.module])];
  return `firstPaint.then(()=>{for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href,fetchPriority:"low"}))})`;
}

/**
 * The script that runs the modules of a page (section 1, "Single-page site"), one after the other and each in a task of its
 * own, so that input is handled in between. Nothing waits for an interaction. When a file cannot be had, the browser
 * handles the queued clicks (`early-events.ts`).
 */
export function runScript(page: PageModules): string {
  const routes = page.routes.map(({ id, modules }) => [id, ...modules]);
  return `await firstPaint;
try{
for(const file of ${JSON.stringify(sharedOf(page))})await import(file);
await import(${JSON.stringify(page.manifest)});
const routes={};
for(const [id,...files] of ${JSON.stringify(routes)}){routes[id]={};for(const file of files)routes[id]={...routes[id],...await import(file)}}
window.__reactRouterRouteModules=routes;
await import(${JSON.stringify(page.entry.module)});
}catch(error){window.endEarlyEvents?.();throw error}`;
}
