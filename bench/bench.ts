import { benchLighthouse } from './lighthouse.ts';
import { benchSize } from './size.ts';

/** `npm run bench -- NAME`: one measurement, or all of them. Budgets are checked as ratios or bytes, never as timed unit tests. */
const benches: Record<string, () => Promise<boolean>> = {
  size: benchSize,
  lighthouse: () => benchLighthouse(),
};

const [name] = process.argv.slice(2);
const chosen = name ? [name] : Object.keys(benches);
let kept = true;
for (const bench of chosen) {
  const run = benches[bench];
  if (!run) {
    process.stderr.write(`There is no bench "${bench}": choose among ${Object.keys(benches).join(', ')}.\n`);
    process.exit(2);
  }
  kept = (await run()) && kept;
}
process.exit(kept ? 0 : 1);
