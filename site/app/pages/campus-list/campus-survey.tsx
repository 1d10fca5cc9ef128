import type { CampusSummary } from '../../data/model.ts';
import { formatKilometres } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import styles from './campus-survey.module.css';
import { type Place, surveyOf } from './survey.ts';

/**
 * The campuses as a triangulation, each a link for those who point at it. The cards below it are the version for
 * keyboards and screen readers, so the drawing is kept out of their way.
 */
export function CampusSurvey({ campuses }: { campuses: readonly CampusSummary[] }) {
  const { locale } = useLabels();
  const placed = campuses.filter((campus): campus is CampusSummary & Place => campus.position !== null);
  const survey = surveyOf(placed);
  if (!survey) return null;
  return (
    <svg className={styles.survey} viewBox={`0 0 ${survey.width} ${survey.height}`} aria-hidden="true">
      <path
        className={styles.legs}
        d={survey.legs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
      />
      {survey.legs.map(({ from, to, kilometres: length }) => (
        <text key={from.slug + to.slug} className={styles.length} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 8}>
          {formatKilometres(length, locale)}
        </text>
      ))}
      {placed.map(({ slug, city, url }) => {
        const station = survey.stations.find((candidate) => candidate.slug === slug);
        if (!station) return null;
        const { x, y } = station;
        // Names stand outside the figure: above its upper half, below its lower one.
        const above = y < survey.height / 2;
        return (
          <a key={slug} className={styles.campus} href={url} tabIndex={-1}>
            <circle className={styles.target} cx={x} cy={y} r="48" />
            <path className={styles.cross} d={`M${x - 40} ${y}h80M${x} ${y - 40}v80`} />
            <path className={styles.mark} d={`M${x} ${y - 20}l18 31h-36z`} />
            <text className={styles.name} x={x} y={above ? y - 52 : y + 88}>
              {city}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
