import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { SyntheticEvent } from 'react';
import { useLabels } from '../../../labels/use-labels.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './search-field.module.css';

/** Loads the suggestions when the field is first used; without them it is a plain form. */
function offer({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  import('./suggestions.ts').then(
    ({ suggestTo }) => suggestTo(currentTarget),
    () => undefined,
  );
}

/** The search of the site in the top bar and the menu (section 14): a plain GET form. */
export function SearchField({ look }: { look: 'bar' | 'panel' }) {
  const { locale, t } = useLabels();
  const label = t('shell.search');
  return (
    <search className={styles[look]}>
      <form action={pathTo('search', locale)}>
        <input type="search" name="q" aria-label={label} placeholder={label} onFocus={offer} onInput={offer} />
        <button type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
