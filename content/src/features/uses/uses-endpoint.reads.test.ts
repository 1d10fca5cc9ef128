import { expect, inject, it } from 'vitest';
import { personHeaders } from '../../../../e2e/environment/accounts.ts';

it.each(['essai', 'constructor', '__proto__'])(
  'uses of %s, which is no collection, are refused with 400',
  async (name) => {
    const contentUrl = inject('contentUrl');
    const headers = await personHeaders(contentUrl, 'editor');
    const response = await fetch(`${contentUrl}/api/uses?collection=${name}&id=1`, { headers });
    expect(response.status).toBe(400);
  },
);
