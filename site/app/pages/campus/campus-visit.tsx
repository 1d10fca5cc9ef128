import { accessModes } from '@vitrine/contract/vocabulary/access-modes.ts';
import { oneOf } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { ReactNode } from 'react';
import type { CampusDetail } from '../../data/details.ts';
import { headOf } from '../../data/page-sections.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './campus-visit.module.css';

/** What the letters of the site plan stand for, with the minutes that one walks from there. */
function PlanLegend({ landmarks }: Pick<NonNullable<CampusDetail['plan']>, 'landmarks'>) {
  const { t } = useLabels();
  return (
    <ul className={styles.legend}>
      {landmarks.map(({ letter, name, minutes }) => (
        <li key={letter} className={styles.landmark}>
          <span className={styles.letter}>{letter}</span>
          <span>{name}</span>
          {minutes && <span className={styles.minutes}>{t('campus.plan.minutes', { count: minutes })}</span>}
        </li>
      ))}
    </ul>
  );
}

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

/** Where the campus is on a plan, when it is open, how to reach it. */
export function CampusVisit({ campus }: { campus: CampusDetail }) {
  const { t } = useLabels();
  const { plan } = campus;
  return (
    <Section {...headOf(t, 'campus', 'visit')}>
      {plan && (
        <Cell span={8} kind="flush">
          <div className={styles.plan}>
            <ContentPicture image={plan.image} size="twoThirds" />
          </div>
        </Cell>
      )}
      <Cell span={4}>
        <div className={styles.parts}>
          <Part title={t('campus.address')}>
            <address className={styles.address}>
              {campus.street}
              <br />
              {campus.postalCode} {campus.city}
            </address>
            {campus.position && (
              <TextLink href={mapHref(campus.position)} rel="external" icon="external">
                {t('campus.map')}
              </TextLink>
            )}
          </Part>
          {plan && plan.landmarks.length > 0 && (
            <Part title={t('campus.plan.landmarks')}>
              <PlanLegend landmarks={plan.landmarks} />
            </Part>
          )}
          {campus.openingHours && (
            <Part title={t('campus.hours')}>
              <p>{campus.openingHours}</p>
            </Part>
          )}
          {campus.phone && (
            <Part title={t('campus.phone')}>
              <TextLink href={telephoneHref(campus.phone)}>{campus.phone}</TextLink>
            </Part>
          )}
          {campus.email && (
            <Part title={t('campus.email')}>
              <TextLink href={`mailto:${campus.email}`}>{campus.email}</TextLink>
            </Part>
          )}
        </div>
      </Cell>
      {campus.access.length > 0 && (
        <Cell span={8}>
          <Part title={t('campus.access')}>
            <dl className={styles.access}>
              {campus.access.map(({ mode, text }) => {
                const known = oneOf(accessModes, mode);
                return (
                  <div key={mode + text}>
                    <dt>{known ? t(`campus.mode.${known}`) : mode}</dt>
                    <dd>{text}</dd>
                  </div>
                );
              })}
            </dl>
          </Part>
        </Cell>
      )}
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.label}>{title}</h3>
      {children}
    </div>
  );
}
