import { expect, it } from 'vitest';
import { originOfForm } from './crm-form.ts';

const known = 'origine-tracking=SEARCH_google; utm_source=salon';

it.each(['', 'consent=v1.all; ', 'consent=v1.origin; ', 'consent=v1.none.tags; ', 'consent=broken; '])(
  'a form adds the origin that is known (%j)',
  (choice) => {
    expect(originOfForm(choice + known)).toMatchObject({ origineTracking: 'SEARCH_google', utmSource: 'salon' });
    expect(originOfForm(choice)).toBeNull();
  },
);

it.each(['consent=v1.none', 'consent=v1.tags', 'consent=v1.none.origin'])(
  'and nothing after a refusal (%s)',
  (choice) => {
    expect(originOfForm(`${choice}; ${known}`)).toBeNull();
    expect(originOfForm(`${known}; ${choice}`)).toBeNull();
  },
);
