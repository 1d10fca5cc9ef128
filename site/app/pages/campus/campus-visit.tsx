import { accessModes, oneOf } from '@vitrine/contract/vocabulary.ts';
import type { ReactNode } from 'react';
import type { CampusDetail } from '../../data/model.ts';
import { sectionId } from '../../data/page-sections.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/text-link/text-link.tsx';
import { mapHref } from './campus-contact.ts';
import { PlanLegend } from './campus-plan.tsx';
import styles from './campus-visit.module.css';

/** Where the campus is on a plan, when it is open, how to reach it. */
export function CampusVisit({ campus }: { campus: CampusDetail }) {
  const { t } = useLabels();
  const { plan } = campus;
  return (
    <Section title={t('campus.visit')} titleId={sectionId('campus', 'visit')}>
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
