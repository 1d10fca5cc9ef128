import type { Image } from '../data/model.ts';
import { useLabels } from '../labels/use-labels.tsx';
import { Cell, Section } from '../ui/grid/grid.tsx';

const isCredited = (value: object): value is Image & { credit: string } =>
  'hash' in value && 'credit' in value && typeof value.credit === 'string' && value.credit !== '';

/**
 * Who made the pictures of a page, each once, in the order in which its data have them.
 * @param markup of the page, where its data may have pictures that it does not show
 */
export function creditsOf(data: unknown, markup?: string): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isCredited(value)) {
      if (markup?.includes(`/media/${value.hash}/`) ?? true) found.add(value.credit);
    } else for (const part of Object.values(value)) collect(part);
  };
  collect(data);
  return [...found];
}

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
