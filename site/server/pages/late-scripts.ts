/** When the scripts of a page are to start. */
export type Waking = 'when-painted' | 'for-the-visitor';

/** Milliseconds after which a page that waits for its visitor wakes up by itself. */
const patience = 4000;

/**
 * Tells a page when to wake up: once all that the first screen shows has come and was seen (its first paint is told of when it
 * is over; a picture that came after it takes a frame or two), and after two seconds in any case. A page that nobody looks at
 * is never painted. On a first look a page may wait for its visitor to begin to use it: until then it is complete as it is,
 * and the processor of a phone is left to whoever reads and scrolls. Who comes back to a page, or follows an anchor, has begun.
 */
const wakeUp = (waking: Waking) => `new Promise((wake) => {
  const wait = ${waking === 'when-painted' ? '0' : `document.documentElement.dataset.look ? ${patience} : 0`};
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake, wait)));
  const come = () => document.hidden ? wake() : new PerformanceObserver(drawn).observe({ type: "paint", buffered: true });
  document.readyState === "complete" ? come() : addEventListener("load", come, { once: true });
  for (const sign of ["pointermove", "pointerdown", "keydown", "touchstart", "wheel", "scroll"]) addEventListener(sign, wake, { once: true, capture: true, passive: true });
  setTimeout(wake, 2000 + wait);
})`;

/** As React Router writes them: the links that fetch scripts ahead, and the script that starts them. */
const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter = /<script type="module" async="">((?:import\b|const route|\s)[\s\S]*?)<\/script>/;

/**
 * Lets the scripts of a page wait until it was painted, or is used: till then the whole line belongs to what is looked at, and
 * the page can be read and used as it is. One script after the other is then started, so that a touch can be answered in between.
 * @param html a page as the router rendered it
 * @returns the page as it is where the router writes it in another way
 */
export function startScriptsLate(html: string, waking: Waking): string {
  const begins = html.lastIndexOf('<script type="module" async="">');
  const found = begins === -1 ? null : starter.exec(html.slice(begins));
  if (!found) return html;
  const [whole, body = ''] = found;
  const files: string[] = [];
  const head = html.slice(0, begins).replace(preloads, (_, file: string) => {
    files.push(file);
    return '';
  });
  // What the modules of the page share is started before them, each in a turn of its own.
  const shared = files.filter((file) => !body.includes(file)).map((file) => `await import("${file}");\n`);
  const started = body
    .replace(/^import ("[^"]+");/gm, (_, file: string) => `await import(${file});`)
    .replace(
      /^import \* as (\w+) from ("[^"]+");/gm,
      (_, name: string, file: string) => `const ${name} = await import(${file});`,
    );
  const script = `${wakeUp(waking)}.then(async () => {
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${shared.join('')}${started.trim()}
});`;
  return `${head}<script type="module" async="">${script}</script>${html.slice(begins + whole.length)}`;
}
