import type { Person } from '../../data/details.ts';
import { headOf } from '../../data/page-sections.ts';
import { ContentPicture } from '../../features/blocks/content-picture.tsx';
import { useLabels } from '../../labels/use-labels.tsx';
import { Section } from '../../ui/grid/grid.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './campus-people.module.css';

/** Whom one meets at the campus: portraits hung side by side, each with its wall label. */
export function CampusPeople({ people }: { people: Person[] }) {
  const { t } = useLabels();
  return (
    <Section {...headOf(t, 'campus', 'people')}>
      <ul className={styles.people}>
        {people.map(({ name, role, about, email, portrait }) => (
          <li key={name + role} className={styles.person}>
            <div className={styles.portrait}>
              {portrait ? <ContentPicture image={portrait} size="portrait" fit="cover" /> : <Initial name={name} />}
            </div>
            <div className={styles.label}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              {about && <p className={styles.about}>{about}</p>}
              {email && (
                <p className={styles.write}>
                  <TextLink href={`mailto:${email}`}>{t('campus.people.write', { name })}</TextLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Stands for a portrait that is missing: the initial, constructed on its axes as a letter is. */
function Initial({ name }: { name: string }) {
  return (
    <div className={styles.initial} aria-hidden="true">
      <svg className={styles.construction} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M0 50H100M50 0V100M0 24H100M0 76H100" />
        <circle cx="50" cy="50" r="38" />
      </svg>
      <span>{[...name][0]}</span>
    </div>
  );
}
