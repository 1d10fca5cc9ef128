import { endBenchEnvironment } from './bench-environment.ts';
import { benchSettings } from './bench-settings.ts';
import { benchCached } from './cached.ts';
import { benchFleet } from './fleet.ts';
import { benchFlood } from './flood.ts';
import { measureVisits } from './lighthouse.ts';
import { benchOutage } from './outage.ts';
import { measureInteractions } from './phone/interactions.ts';
import { measureTaps } from './phone/touch.ts';
import { benchGrowth, benchInvalidation } from './publications/published.ts';
import { benchScale } from './publications/scale.ts';
import { benchRender } from './render.ts';
import { benchSearch } from './search.ts';
import { measureSizes } from './size.ts';
import { benchMemory, benchSteady } from './steady.ts';
import { benchStops } from './stops.ts';
import { withSite } from './with-site.ts';

/** `npm run bench -- NAME`: one measurement, or all of them. Budgets are checked as ratios or bytes, never as timed unit tests. */
const benches: Record<string, () => Promise<boolean>> = {
  size: () => withSite(4142, measureSizes),
  lighthouse: () => withSite(4140, measureVisits),
  touch: () => withSite(4150, measureTaps),
  interactions: () => withSite(4154, measureInteractions),
  cached: benchCached,
  render: benchRender,
  search: benchSearch,
  steady: benchSteady,
  memory: benchMemory,
  invalidation: benchInvalidation,
  stops: benchStops,
  outage: benchOutage,
  flood: benchFlood,
  scale: benchScale,
  fleet: benchFleet,
  // Last: it leaves ten thousand news behind.
  growth: benchGrowth,
};

const [name] = process.argv.slice(2);
const hasPostgres = benchSettings.TEST_POSTGRES_URL !== undefined;
const chosen = name ? [name] : Object.keys(benches).filter((bench) => bench !== 'fleet' || hasPostgres);
let kept = true;
try {
  for (const bench of chosen) {
    const run = benches[bench];
    if (!run) throw new Error(`There is no bench "${bench}": choose among ${Object.keys(benches).join(', ')}.`);
    kept = (await run()) && kept;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  kept = false;
} finally {
  await endBenchEnvironment();
}
process.exit(kept ? 0 : 1);
