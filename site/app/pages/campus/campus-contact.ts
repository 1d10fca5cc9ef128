/**
 * The place on a public map.
 * @param position degrees, north and east positive
 */
export function mapHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const url = new URL('https://www.openstreetmap.org/');
  url.searchParams.set('mlat', String(latitude));
  url.searchParams.set('mlon', String(longitude));
  url.hash = `map=17/${latitude}/${longitude}`;
  return url.href;
}

const modes = ['metro', 'tram', 'bus', 'train', 'bike', 'car'] as const;
export type AccessMode = (typeof modes)[number];

/** The mode of transport where it is one that the site has a word for. */
export function accessMode(mode: string): AccessMode | undefined {
  return modes.find((known) => known === mode);
}
