import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink, type Look } from '../../ui/button/button-link.tsx';

type ActionLinkProps = Omit<Look, 'children' | 'iconOnly'> & { action: Action };

/** The way to one of the three actions, under its own name. */
export function ActionLink({ action, variant = 'action', ...look }: ActionLinkProps) {
  const { t, locale } = useLabels();
  return (
    <ButtonLink href={pathTo('crm', locale, { action })} variant={variant} {...look}>
      {t(`action.${action}`)}
    </ButtonLink>
  );
}
