import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import { type Vital, vitalBounds, vitals } from '@vitrine/contract/visits/vitals.ts';
import { Histogram } from 'prom-client';

const names: Record<Vital, { name: string; help: string }> = {
  LCP: {
    name: 'vitrine_largest_contentful_paint_seconds',
    help: 'Largest contentful paint, by screen of the document',
  },
  INP: {
    name: 'vitrine_interaction_to_next_paint_seconds',
    help: 'Interaction to next paint, by screen of the document',
  },
  CLS: { name: 'vitrine_cumulative_layout_shift', help: 'Cumulative layout shift, by screen of the document' },
};

/** Milliseconds as seconds, in which Prometheus counts; CLS has no unit. */
const inUnit = (vital: Vital, value: number) => (vital === 'CLS' ? value : value / 1000);

/** What browsers measured, since the start of the process: whoever scrapes it takes percentiles of any time (section 16). */
export function createVitalHistograms() {
  const histograms = new Map(
    vitals.map((vital) => {
      const buckets = vitalBounds[vital].map((bound) => inUnit(vital, bound));
      return [vital, new Histogram({ ...names[vital], labelNames: ['screen'], buckets, registers: [] })];
    }),
  );
  return {
    /** @param measured a value that a browser reported: milliseconds, but for CLS */
    observe({ screen, vital, value }: { screen: Screen; vital: Vital; value: number }): void {
      histograms.get(vital)?.observe({ screen }, inUnit(vital, value));
    },
    /** for the registry of the process */
    metrics: [...histograms.values()],
  };
}

export type VitalHistograms = ReturnType<typeof createVitalHistograms>;
