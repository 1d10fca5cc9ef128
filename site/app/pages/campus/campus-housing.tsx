import type { CampusDetail, Housing } from '../../data/details.ts';
import { sectionId } from '../../data/page-sections.ts';
import type { CampusData } from '../../data/screen-data.ts';
import { Recognition } from '../../features/blocks/school-facts.tsx';
import { formatEuros } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Fact, Facts } from '../../ui/facts/facts.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './campus-housing.module.css';

/** Where students of a campus live, for how much, and who helps them to find a room. */
export function CampusHousing({ housing }: { housing: Housing }) {
  const { t, locale } = useLabels();
  const { text, rent, email } = housing;
  const items: Fact[] = [];
  if (rent) {
    const range = { from: formatEuros(rent.from, locale), to: formatEuros(rent.to, locale) };
    const label = rent.from === rent.to ? 'campus.housing.rent-about' : 'campus.housing.rent-range';
    items.push({ label: t('campus.housing.rent'), value: t(label, range) });
  }
  if (email)
    items.push({ label: t('campus.housing.help'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> });
  return (
    <Section title={t('campus.housing.title')} titleId={sectionId('campus', 'housing')} intro={<p>{text}</p>}>
      {items.length > 0 && (
        <Cell kind="flush">
          <Facts items={items} />
        </Cell>
      )}
    </Section>
  );
}

/** How the building is used with a disability, whom one turns to, and by what the school is certified. */
export function CampusRecognition({
  campus: { accessibility },
  schoolFacts,
}: {
  campus: Pick<CampusDetail, 'accessibility'>;
  schoolFacts: CampusData['schoolFacts'];
}) {
  const { t } = useLabels();
  return (
    <Section title={t('school-facts.title')} titleId={sectionId('campus', 'recognition')}>
      {accessibility && (
        <Cell span={8}>
          <div className={styles.words}>
            <Heading level={3} size="small">
              {t('campus.accessibility')}
            </Heading>
            <p>{accessibility}</p>
          </div>
        </Cell>
      )}
      <Cell kind="flush">
        <Recognition facts={schoolFacts} />
      </Cell>
    </Section>
  );
}
