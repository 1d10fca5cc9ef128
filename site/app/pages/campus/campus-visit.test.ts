import { expect, test } from 'vitest';
import { mapHref } from './campus-visit.tsx';

test('the map opens on the campus, with a marker', () => {
  expect(mapHref({ latitude: 45.7479, longitude: -1.5633 })).toBe(
    'https://www.openstreetmap.org/?mlat=45.7479&mlon=-1.5633#map=17/45.7479/-1.5633',
  );
});
