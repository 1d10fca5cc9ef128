import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { deviceScript } from './start-script.ts';

const mobile = {
  'a phone with Safari':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'a phone with Chrome':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
  'an Android tablet, which does not say Mobile':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'a phone with Firefox': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  'a tablet that still says iPad':
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  'other letters': 'Browser/1.0 (ANDROID)',
};
const desktop = {
  'a computer with Chrome':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'a computer with Firefox': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'a Macintosh':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  // By the user agent alone: a tablet that says it is a Macintosh is taken at its word.
  'a tablet with iPadOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'a robot': 'Mozilla/5.0 (compatible; Search/2.1)',
  nothing: '',
};

/** What the script of the head writes for a user agent. */
function written(userAgent: string): string | undefined {
  const dataset: { device?: string } = {};
  runInNewContext(deviceScript, { document: { documentElement: { dataset } }, navigator: { userAgent } });
  return dataset.device;
}

describe.each([
  ['mobile', mobile],
  ['desktop', desktop],
] as const)('%s', (device, userAgents) => {
  it.each(Object.entries(userAgents))('is %s', (_name, userAgent) => {
    expect(written(userAgent)).toBe(device);
  });
});

it('is a script that cannot end its element', () => {
  expect(deviceScript).not.toContain('<');
});
