import { exceptionKinds } from '@vitrine/contract/accessibility-statement.ts';
import type { ReactNode } from 'react';
import type { AccessibilityStatement, SaidText } from '../../data/model.ts';
import { headOf, type SectionOf } from '../../data/page-sections.ts';
import type { AccessibilityData } from '../../data/screen-data.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { formatDay } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import * as styles from './accessibility-page.module.css';

/** Where visitors turn whose barrier was not removed. */
const defender = {
  write: 'https://formulaire.defenseurdesdroits.fr/',
  delegate: 'https://www.defenseurdesdroits.fr/carte-des-delegues',
};

type StatementProps = { statement: AccessibilityStatement };

/** A part of the statement, with its own heading and words at a readable measure. */
function Part({ name, children }: { name: SectionOf<'accessibility'>; children: ReactNode }) {
  const { t } = useLabels();
  return (
    <Section {...headOf(t, 'accessibility', name)} size="medium">
      <Cell span={8} from={3}>
        <Prose>{children}</Prose>
      </Cell>
    </Section>
  );
}

/** Texts under their title; nothing where there are none. */
const ListOf = ({ title, texts }: { title: string; texts: readonly SaidText[] }) =>
  texts.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul>
        {texts.map(({ text, lang }) => (
          <li key={text} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );

function Results({ statement: { rate, auditor } }: StatementProps) {
  const { t, locale } = useLabels();
  if (rate === null) return <p>{t('accessibility.results.unaudited')}</p>;
  const said = { rate: rate.toLocaleString(locale), auditor };
  return <p>{auditor ? t('accessibility.results.audited-by', said) : t('accessibility.results.audited', said)}</p>;
}

function Exceptions({ statement: { exceptions } }: StatementProps) {
  const { t } = useLabels();
  if (exceptions.length === 0) return <p>{t('accessibility.exceptions.none')}</p>;
  return exceptionKinds.map((kind) => {
    const texts = exceptions.filter((one) => one.kind === kind);
    return <ListOf key={kind} title={t(`accessibility.exceptions.${kind}`)} texts={texts} />;
  });
}

function Method({ statement: { date, environments, pages } }: StatementProps) {
  const { t, locale } = useLabels();
  return (
    <>
      <p>{t('accessibility.method.made', { date: formatDay(date, locale) })}</p>
      <h3>{t('accessibility.method.technologies')}</h3>
      <p>{t('accessibility.method.technologies-text')}</p>
      <ListOf title={t('accessibility.method.environments')} texts={environments.map((text) => ({ text }))} />
      <ListOf title={t('accessibility.method.pages')} texts={pages} />
    </>
  );
}

function Contact({ statement: { email, phone } }: StatementProps) {
  return (
    <ul>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={telephoneHref(phone)}>{phone}</a>
        </li>
      )}
    </ul>
  );
}

/** What the law wants to be said of how accessible the site is (section 18): its words are labels, its facts the school's. */
export function AccessibilityPage({ school, statement }: AccessibilityData) {
  const { t } = useLabels();
  return (
    <article>
      <Section>
        <Cell kind="open">
          <div className={styles.title}>
            <Heading level={1} size="huge">
              {t('accessibility.title')}
            </Heading>
            <p className={styles.introduction}>{t('accessibility.introduction', { school })}</p>
          </div>
        </Cell>
      </Section>
      <Part name="state">
        <p>{t(`accessibility.state.${statement.conformity}`)}</p>
      </Part>
      <Part name="results">
        <Results statement={statement} />
      </Part>
      <Part name="exceptions">
        <Exceptions statement={statement} />
      </Part>
      <Part name="method">
        <Method statement={statement} />
      </Part>
      <Part name="contact">
        <p>{t('accessibility.contact.text')}</p>
        <Contact statement={statement} />
      </Part>
      <Part name="remedies">
        <p>{t('accessibility.remedies.text')}</p>
        <ul>
          <li>
            <a href={defender.write}>{t('accessibility.remedies.write')}</a>
          </li>
          <li>
            <a href={defender.delegate}>{t('accessibility.remedies.delegate')}</a>
          </li>
          <li>{t('accessibility.remedies.post')}</li>
        </ul>
      </Part>
    </article>
  );
}
