/** The sheet that the map is drawn on, in its own units: metropolitan France with a margin of about 20 km. */
export const sheet = { west: -5.2, east: 9.9, north: 51.4, south: 41.2, width: 1000 } as const;

/** A degree of longitude is shorter than one of latitude: by this much in the middle of the sheet. */
const shortening = Math.cos((((sheet.north + sheet.south) / 2) * Math.PI) / 180);
const unitsPerDegree = sheet.width / ((sheet.east - sheet.west) * shortening);

/** The height of the sheet in its units. */
export const sheetHeight = Math.round((sheet.north - sheet.south) * unitsPerDegree);

export interface SheetPoint {
  /** from the left edge, 0 to `sheet.width` */
  x: number;
  /** from the upper edge, 0 to `sheetHeight` */
  y: number;
}

/**
 * Where a place on earth stands on the sheet (equirectangular, true to scale in the middle of France).
 * @param longitude degrees, east positive
 * @param latitude degrees, north positive
 * @returns whole tenths of the sheet's units
 */
export function project(longitude: number, latitude: number): SheetPoint {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    x: tenths((longitude - sheet.west) * shortening * unitsPerDegree),
    y: tenths((sheet.north - latitude) * unitsPerDegree),
  };
}

/** Whether a point lies on the sheet: a campus overseas or abroad is in the list beside the map, not on it. */
export function isOnSheet({ x, y }: SheetPoint): boolean {
  return x >= 0 && x <= sheet.width && y >= 0 && y <= sheetHeight;
}

/** Closed rings of longitude and latitude as the path of an SVG. */
export function outlinePath(rings: readonly (readonly (readonly [number, number])[])[]): string {
  return rings
    .map((ring) => {
      const points = ring.map(([longitude, latitude]) => {
        const { x, y } = project(longitude, latitude);
        return `${Math.round(x)} ${Math.round(y)}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}
