import { expect, test } from 'vitest';
import { refusalOfOrigin } from './origin.ts';

const publicUrl = 'https://edition.ecole.example';
const asked = (method: string, origin?: string) =>
  refusalOfOrigin({ method, headers: { host: 'localhost:3001', ...(origin && { origin }) } }, publicUrl)?.status ?? 200;

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s is taken from the panel and from programs only', (method) => {
  expect(asked(method)).toBe(200);
  expect(asked(method, publicUrl)).toBe(200);
  expect(asked(method, 'http://localhost:3001')).toBe(200);
  for (const origin of [
    'https://evil.example',
    'null',
    'https://edition.ecole.example.evil.example',
    'http://localhost:3000',
  ]) {
    expect(asked(method, origin)).toBe(403);
  }
});

test('reading is not refused', () => {
  expect(asked('GET', 'https://evil.example')).toBe(200);
});
