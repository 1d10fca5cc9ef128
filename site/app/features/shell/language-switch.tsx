import { useLabels } from '../../labels/use-labels.tsx';
import type { Alternates } from '../../routing/addresses.ts';
import { locales } from '../../routing/locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './language-switch.module.css';
import { switchTarget } from './switch-target.ts';

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
              aria-current={locale === current ? 'true' : undefined}
            >
              <span>
                {locale.toUpperCase()}
                <VisuallyHidden> {t(locale === 'fr' ? 'shell.in-french' : 'shell.in-english')}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
