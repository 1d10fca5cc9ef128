import { useLabels } from '../../labels/use-labels.tsx';
import { type Alternates, pathTo } from '../../routing/addresses.ts';
import { type Locale, locales } from '../../routing/locale.ts';
import styles from './language-switch.module.css';

/**
 * The same page in a language, else that language's home. The French home is asked for by `?lang=fr`, so that a browser
 * which prefers English can stay on it (`decisions.md`, "Language switch").
 */
export function switchTarget(alternates: Alternates, locale: Locale): string {
  const target = alternates[locale] ?? pathTo('home', locale);
  return target === pathTo('home', 'fr') ? pathTo('home', 'fr', undefined, { lang: 'fr' }) : target;
}

/** FR and EN (section 2, "Top bar"). */
export function LanguageSwitch({ alternates }: { alternates: Alternates }) {
  const { locale: current, t } = useLabels();
  return (
    <nav aria-label={t('shell.language')}>
      <ul className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              className={styles.language}
              href={switchTarget(alternates, locale)}
              hrefLang={locale}
              lang={locale}
              aria-label={t(locale === 'fr' ? 'shell.in-french' : 'shell.in-english')}
              aria-current={locale === current ? 'true' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
