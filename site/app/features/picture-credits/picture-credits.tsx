import { useLabels } from '../../labels/use-labels.tsx';
import { Cell, Section } from '../../ui/grid/grid.tsx';

/** At the foot of a page: who made its pictures, or owns them. Nothing where nobody is to be named. */
export function PictureCredits({ credits }: { credits: readonly string[] }) {
  const { t } = useLabels();
  if (credits.length === 0) return null;
  return (
    <Section>
      <Cell>
        <p>
          <small>
            {t('shell.picture-credits')} {credits.join(' · ')}
          </small>
        </p>
      </Cell>
    </Section>
  );
}
