import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { Action } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { PageFrame } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ButtonLink, type Look } from '../../ui/button/button-link.tsx';

type ActionLinkProps = Omit<Look, 'children' | 'iconOnly'> & {
  action: Action;
  /** what is chosen already where it leads: what its page is about */
  choice?: PageFrame['choice'];
};

/** The way to one of the three actions, under its own name. */
export function ActionLink({ action, choice, variant = 'action', ...look }: ActionLinkProps) {
  const { t, locale } = useLabels();
  return (
    <ButtonLink href={pathTo('crm', locale, { action }, choice)} variant={variant} {...look}>
      {t(`action.${action}`)}
    </ButtonLink>
  );
}
