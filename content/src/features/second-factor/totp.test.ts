import { Secret } from 'otpauth';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createSecret, describeSecret, stepOfCode } from './totp.ts';

const secret = Secret.fromLatin1('12345678901234567890').base32;

/** RFC 6238, appendix B: the last six digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const;

it.each(vectors)('at %i s the code of RFC 6238 is %s, in its own step and the ones beside', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  const inStep = (steps: number) => stepOfCode(secret, code, (seconds + steps * 30) * 1000);
  expect([inStep(-1), inStep(0), inStep(1)]).toEqual([step, step, step]);
  expect([inStep(-2), inStep(2)]).toEqual([null, null]);
});

it('no other text is a code', () => {
  for (const text of ['', '28708', '2870820', '28708x', '２８７０８２', '-28708', '287 082', ' 287082']) {
    expect([text, stepOfCode(secret, text, 59_000)]).toEqual([text, null]);
  }
});

it('a new secret has 160 bits and is another one each time', () => {
  expect(Secret.fromBase32(createSecret()).bytes).toHaveLength(20);
  expect(createSecret()).not.toBe(createSecret());
});

it('an app learns it from a URI of the form that all apps read, and from a QR code', async () => {
  const { uri, qrCode } = describeSecret(secret, 'camille@ecole.example');
  const { protocol, host, pathname, searchParams } = new URL(uri);
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Vitrine localhost:camille@ecole.example',
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ issuer: 'Vitrine localhost', secret, algorithm: 'SHA1', digits: '6', period: '30' },
  });
  const [type = '', svg = ''] = qrCode.split(';base64,');
  expect(type).toBe('data:image/svg+xml');
  // As a camera sees it in the dark theme: with a dark surface around.
  const picture = sharp(Buffer.from(svg, 'base64'), { density: 300 }).flatten({ background: 'white' });
  const seen = picture.extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'black' }).ensureAlpha().raw();
  const { data, info } = await seen.toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(uri);
});
