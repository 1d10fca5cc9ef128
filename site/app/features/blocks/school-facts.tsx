import type { SchoolFacts } from '../../data/model.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './school-facts.module.css';

type Qualiopi = NonNullable<SchoolFacts['qualiopi']>;
type Contact = NonNullable<SchoolFacts['disabilityContact']>;

function QualiopiFact({ number, certifier, categories }: Qualiopi) {
  const { t } = useLabels();
  const granted = categories.map((category) => t(`school-facts.category.${category}`)).join(', ');
  const notes = [
    granted && t('school-facts.qualiopi-for', { categories: granted }),
    certifier && t('school-facts.qualiopi-by', { certifier }),
  ].filter(Boolean);
  return (
    <>
      {t('school-facts.qualiopi-number', { number })}
      {notes.length > 0 && <p className={styles.note}>{notes.join(', ')}</p>}
    </>
  );
}

function DisabilityFact({ name, email, phone }: Contact) {
  return (
    <>
      {name}
      <ul className={styles.ways}>
        {email && (
          <li>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </li>
        )}
        {phone && (
          <li>
            <TextLink href={telephoneHref(phone)}>{phone}</TextLink>
          </li>
        )}
      </ul>
    </>
  );
}

/** By what the school is certified, and whom somebody with a disability turns to (section 19). */
export function Recognition({ facts: { qualiopi, disabilityContact } }: { facts: SchoolFacts }) {
  const { t } = useLabels();
  const items: Fact[] = [];
  if (qualiopi) items.push({ label: t('school-facts.qualiopi'), value: <QualiopiFact {...qualiopi} /> });
  if (disabilityContact)
    items.push({ label: t('school-facts.disability'), value: <DisabilityFact {...disabilityContact} /> });
  return items.length > 0 && <Facts items={items} />;
}

/** How a course can be paid for, in the order of its editors; at least one way. */
export function Financing({ facts: { financing } }: { facts: SchoolFacts }) {
  return (
    <dl className={styles.financing}>
      {financing.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
