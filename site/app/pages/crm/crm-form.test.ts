import { expect, it } from 'vitest';
import { originOfForm } from './crm-form.ts';

const known = 'origine-tracking=SEARCH_google; utm_source=salon';
const empty = new FormData();
const told = new FormData();
told.set('origine-tracking', 'ORGANIC_google');

it.each(['', 'consent=v1.all; ', 'consent=v1.origin; ', 'consent=v1.none.tags; ', 'consent=broken; '])(
  'a form adds the origin that is known (%j)',
  (choice) => {
    expect(originOfForm(choice + known, told)).toMatchObject({ origineTracking: 'SEARCH_google', utmSource: 'salon' });
    expect(originOfForm(choice, told)).toMatchObject({ origineTracking: 'ORGANIC_google', utmSource: 'none' });
    expect(originOfForm(choice, empty)).toBeNull();
  },
);

it.each(['consent=v1.none', 'consent=v1.tags', 'consent=v1.none.origin'])(
  'and nothing after a refusal (%s)',
  (choice) => {
    expect(originOfForm(`${choice}; ${known}`, told)).toBeNull();
    expect(originOfForm(`${known}; ${choice}`, told)).toBeNull();
  },
);
