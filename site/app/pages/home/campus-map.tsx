import type { NamedCampus } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as styles from './campus-map.module.css';
import { franceOutline } from './france-outline.ts';

/** The sheet that the map is drawn on, in its own units: metropolitan France with a margin of about 20 km. */
export const sheet = { west: -5.2, east: 9.9, north: 51.4, south: 41.2, width: 1000 } as const;

/** A degree of longitude is shorter than one of latitude: by this much in the middle of the sheet. */
const shortening = Math.cos((((sheet.north + sheet.south) / 2) * Math.PI) / 180);
const unitsPerDegree = sheet.width / ((sheet.east - sheet.west) * shortening);

/** The height of the sheet in its units. */
export const sheetHeight = Math.round((sheet.north - sheet.south) * unitsPerDegree);

interface SheetPoint {
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
export function outlinePath(rings: typeof franceOutline): string {
  const at = ({ x, y }: SheetPoint) => `${Math.round(x)} ${Math.round(y)}`;
  return rings.map((ring) => `M${ring.map((point) => at(project(...point))).join('L')}Z`).join('');
}

const outline = outlinePath(franceOutline);

/** Whole even degrees that cross the sheet, as on a survey. */
const meridians = [-4, -2, 0, 2, 4, 6, 8].map((longitude) => project(longitude, sheet.north).x);
const parallels = [42, 44, 46, 48, 50].map((latitude) => project(sheet.west, latitude).y);
const graticule =
  meridians.map((x) => `M${x} 0V${sheetHeight}`).join('') + parallels.map((y) => `M0 ${y}H${sheet.width}`).join('');

/**
 * The campuses on a drawn map of France, each a link for those who point at it. Keyboards and screen readers are given
 * the list that stands beside it, so the map is kept out of their way.
 */
export function CampusMap({ campuses }: { campuses: readonly NamedCampus[] }) {
  const { t } = useLabels();
  return (
    <svg className={styles.map} viewBox={`0 0 ${sheet.width} ${sheetHeight}`} aria-hidden="true">
      <title>{t('home.campuses.map')}</title>
      <path className={styles.graticule} d={graticule} />
      <path className={styles.land} d={outline} />
      {campuses.map(({ slug, city, name, url, position }) => {
        const point = position && project(position.longitude, position.latitude);
        if (!point || !isOnSheet(point)) return null;
        const { x, y } = point;
        // Near the eastern edge the name stands below and to the left, where it still fits on the sheet.
        const atEdge = x > sheet.width * 0.72;
        return (
          <a key={slug} className={styles.campus} href={url} tabIndex={-1}>
            {/* Campuses of one city are at one point of the sheet, where their whole names would cover each other. */}
            {name !== city && <title>{name}</title>}
            <circle className={styles.target} cx={x} cy={y} r="44" />
            <path className={styles.cross} d={`M${x - 34} ${y}h68M${x} ${y - 34}v68`} />
            <circle className={styles.mark} cx={x} cy={y} r="13" />
            <text
              className={styles.name}
              x={atEdge ? x - 22 : x + 26}
              y={atEdge ? y + 52 : y - 18}
              textAnchor={atEdge ? 'end' : 'start'}
            >
              {city}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
