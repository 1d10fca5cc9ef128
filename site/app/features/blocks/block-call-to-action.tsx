import { pathTo } from '@vitrine/contract/routes/addresses.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Cell } from '../../ui/grid/grid.tsx';
import styles from './block-call-to-action.module.css';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './block-section.tsx';

/** An invitation to one of the three actions. */
export function CallToActionBlock({ block }: BlockProps<'call-to-action'>) {
  const { t, locale } = useLabels();
  return (
    <BlockSection block={block} tone="tint">
      <Cell span={7} from={3}>
        <div className={styles.words}>
          <p className={styles.text}>{block.text}</p>
          <ButtonLink href={pathTo('crm', locale, { action: block.action })} variant="action" icon="arrow-right">
            {t(`action.${block.action}`)}
          </ButtonLink>
        </div>
      </Cell>
    </BlockSection>
  );
}
