/** One sample of a metric. */
export interface Sample {
  /** after the name of the family: `_bucket`, `_sum`, `_count` of a histogram */
  suffix?: string;
  labels?: Record<string, string | number>;
  value: number;
}

/** A metric with its samples, as Prometheus reads it (text format 0.0.4). */
export function exposed(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    const written = Object.entries(labels).map(([label, of]) => `${label}="${escaped(String(of))}"`);
    return `${name}${suffix}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function escaped(label: string): string {
  return label.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}
