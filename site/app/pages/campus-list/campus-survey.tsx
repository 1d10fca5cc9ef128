import type { NamedCampus } from '../../data/model.ts';
import { formatKilometres } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import * as hidden from '../../ui/hidden-text/hidden-text.module.css';
import * as styles from './campus-survey.module.css';

/** A triangulation of places, as surveyors draw one: stations, and legs between neighbours with their true length. */

export interface Place {
  slug: string;
  /** degrees, north and east positive */
  position: { latitude: number; longitude: number };
}

/** A place on the drawing, in its units. */
type Station<P extends Place = Place> = P & { x: number; y: number };

interface Leg<P extends Place = Place> {
  from: Station<P>;
  to: Station<P>;
  /** whole, as the crow flies */
  kilometres: number;
}

/** The width of the drawing, in its units. */
const width = 1000;
/** Room around the stations for their names, in units of the drawing. */
const margin = 150;
const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two places over the globe, in kilometres (haversine). */
export function distance(one: Place['position'], other: Place['position']): number {
  const halfway = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    halfway(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * halfway(other.longitude - one.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/**
 * Draws places to one scale, north up, and joins neighbours: the shortest legs first, each that crosses none before it.
 * @returns `null` where there are fewer than two different places, since nothing can be measured
 */
export function surveyOf<P extends Place>(places: readonly P[]) {
  const latitudes = places.map(({ position }) => position.latitude);
  const longitudes = places.map(({ position }) => position.longitude);
  const north = Math.max(...latitudes);
  const west = Math.min(...longitudes);
  const shortening = Math.cos(radians((north + Math.min(...latitudes)) / 2));
  const extent = Math.max((Math.max(...longitudes) - west) * shortening, north - Math.min(...latitudes));
  if (places.length < 2 || extent === 0) return null;
  const scale = (width - 2 * margin) / extent;
  const stations = places.map((place) => ({
    ...place,
    x: Math.round(margin + (place.position.longitude - west) * shortening * scale),
    y: Math.round(margin + (north - place.position.latitude) * scale),
  }));
  const candidates = stations
    .flatMap((from, index) => {
      const kilometresTo = ({ position }: P) => Math.round(distance(from.position, position));
      return stations.slice(index + 1).map((to) => ({ from, to, kilometres: kilometresTo(to) }));
    })
    .sort((one, other) => one.kilometres - other.kilometres);
  const legs: Leg<P>[] = [];
  for (const leg of candidates) if (!legs.some((drawn) => cross(drawn, leg))) legs.push(leg);
  return { height: Math.max(...stations.map(({ y }) => y)) + margin, stations, legs };
}

/** Whether two legs cross between their ends; legs that share a station only meet there. */
export function cross(one: Pick<Leg, 'from' | 'to'>, other: Pick<Leg, 'from' | 'to'>): boolean {
  const ends = [one.from, one.to, other.from, other.to].map(({ slug }) => slug);
  if (new Set(ends).size < ends.length) return false;
  return (
    side(one.from, one.to, other.from) !== side(one.from, one.to, other.to) &&
    side(other.from, other.to, one.from) !== side(other.from, other.to, one.to)
  );
}

function side(from: Station, to: Station, point: Station): boolean {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0;
}

/**
 * The campuses as a triangulation, each a link for those who point at it. The drawing is hidden from screen readers: for them the
 * distances are a list, and the links are the cards below.
 */
export function CampusSurvey({ campuses }: { campuses: readonly NamedCampus[] }) {
  const { locale } = useLabels();
  const survey = surveyOf(campuses.filter((campus): campus is NamedCampus & Place => campus.position !== null));
  if (!survey) return null;
  return (
    <>
      <ul className={hidden.hidden}>
        {survey.legs.map(({ from, to, kilometres: length }) => (
          <li key={from.slug + to.slug}>
            {from.name} – {to.name}, {formatKilometres(length, locale)}
          </li>
        ))}
      </ul>
      <svg className={styles.survey} viewBox={`0 0 ${width} ${survey.height}`} aria-hidden="true">
        <path
          className={styles.legs}
          d={survey.legs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
        />
        {survey.legs.map(({ from, to, kilometres: length }) => (
          <text key={from.slug + to.slug} className={styles.length} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 8}>
            {formatKilometres(length, locale)}
          </text>
        ))}
        {survey.stations.map(({ slug, city, name, url, x, y }) => {
          // Names stand outside the figure: above its upper half, below its lower one.
          const above = y < survey.height / 2;
          return (
            <a key={slug} className={styles.campus} href={url} tabIndex={-1}>
              {/* Campuses of one city may be at one point of the drawing, where their whole names would cover each other. */}
              {name !== city && <title>{name}</title>}
              <circle className={styles.target} cx={x} cy={y} r="48" />
              <path d={`M${x - 40} ${y}h80M${x} ${y - 40}v80`} />
              <path className={styles.mark} d={`M${x} ${y - 20}l18 31h-36z`} />
              <text className={styles.name} x={x} y={above ? y - 52 : y + 88}>
                {city}
              </text>
            </a>
          );
        })}
      </svg>
    </>
  );
}
