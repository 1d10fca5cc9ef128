import { expect, test } from 'vitest';
import { refusalOfOrigin } from './origin.ts';

const publicUrl = 'https://edition.ecole.example';
const statusOf = (method: string, origin?: string) =>
  refusalOfOrigin({ method, headers: { host: 'localhost:3001', ...(origin && { origin }) } }, publicUrl)?.status ?? 200;

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s is accepted from the panel and from programs only', (method) => {
  expect(statusOf(method)).toBe(200);
  expect(statusOf(method, publicUrl)).toBe(200);
  expect(statusOf(method, 'http://localhost:3001')).toBe(200);
  for (const origin of [
    'https://evil.example',
    'null',
    'https://edition.ecole.example.evil.example',
    'http://localhost:3000',
  ]) {
    expect(statusOf(method, origin)).toBe(403);
  }
});

test('reading is not refused', () => {
  expect(statusOf('GET', 'https://evil.example')).toBe(200);
});
