import type { CampusEntry } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './campus-map.module.css';
import { franceOutline } from './france-outline.ts';
import { isOnSheet, outlinePath, project, sheet, sheetHeight } from './map-projection.ts';

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
export function CampusMap({ campuses }: { campuses: readonly CampusEntry[] }) {
  const { t } = useLabels();
  return (
    <svg className={styles.map} viewBox={`0 0 ${sheet.width} ${sheetHeight}`} aria-hidden="true">
      <title>{t('home.campuses.map')}</title>
      <path className={styles.graticule} d={graticule} />
      <path className={styles.land} d={outline} />
      {campuses.map(({ slug, city, url, position }) => {
        const point = position && project(position.longitude, position.latitude);
        if (!point || !isOnSheet(point)) return null;
        const { x, y } = point;
        // Near the eastern edge the name stands below and to the left, where it still fits on the sheet.
        const atEdge = x > sheet.width * 0.72;
        return (
          <a key={slug} className={styles.campus} href={url} tabIndex={-1}>
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
