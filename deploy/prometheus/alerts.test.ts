import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../launcher/environment.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
  groups: { rules: { alert: string; annotations: { summary: string; action: string } }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

it.each(rules)('$alert says what to do, in sections that the runbook has', ({ annotations: { summary, action } }) => {
  expect(summary).toMatch(/\.$/);
  expect(action).toMatch(/\S/);
  const runbook = read('docs/operations.md');
  for (const [, section = ''] of action.matchAll(/docs\/operations\.md, "([^"]+)"/g))
    expect([`\n## ${section}\n`, `**${section}**`].some((title) => runbook.includes(title))).toBe(true);
});

it('where the site goes on with content of before a restored backup, its caches are emptied', () => {
  const refused = rules.find(({ alert }) => alert === 'VitrineContentRefused');
  expect(refused?.annotations.action).toContain('with an empty CACHE_DIR');
});
