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
