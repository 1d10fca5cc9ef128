import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { secondFactorEndpoints } from './endpoints.ts';
import { createCodes } from './recovery-codes.ts';

vi.mock('./recovery-codes.ts', async (original) => ({ ...(await original<object>()), createCodes: vi.fn() }));
vi.mock('./second-step.ts', () => ({
  pendingStep: () => null,
  sessionAccount: async () => ({ id: 1, email: 'codes@ecole.example' }),
}));

/** Requests new recovery codes, of an account that is stored like this. @returns the status of the refusal */
async function renew(stored: object, code: string): Promise<number> {
  const req = {
    headers: new Headers({ 'x-vitrine-client': '192.0.2.1' }),
    i18n: { language: 'en' },
    json: async () => ({ code }),
    payload: { db: { findOne: async () => stored } },
  };
  const renewCodes = secondFactorEndpoints.find(({ path }) => path === '/second-factor/recovery-codes');
  return Promise.resolve(renewCodes?.handler(req as unknown as PayloadRequest)).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}

it('hashes no new recovery codes before a code was seen to be right', async () => {
  const account = { id: 1, totpSecret: null, recoveryCodes: { salt: '00', hashes: [] } };
  expect(await renew({ ...account, recoveryCodes: null }, '000000')).toBe(409);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push(await renew(account, '000000'));
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  expect(createCodes).not.toHaveBeenCalled();
});
