import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { longestSearch } from '@vitrine/contract/routes/parse-url.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './search-form.module.css';

/** The field of the search page, as large as a title: a plain GET form. */
export function SearchForm({ question }: { question: string }) {
  const { t, locale } = useLabels();
  return (
    <search>
      <form className={styles.form} action={pathTo('search', locale)}>
        <label className={styles.field}>
          <span>{t('search.field')}</span>
          <input
            key={question}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={question}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            required
          />
        </label>
        <button className={styles.submit} type="submit">
          <Icon name="search" />
          {t('search.submit')}
        </button>
      </form>
    </search>
  );
}
