import { type Alternates, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { defaultLocale, type Locale, locales } from '@vitrine/contract/routes/locale.ts';
import { storeByServer } from '../../http/cookie.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { languageCookie } from './language-cookie.ts';
import * as styles from './language-switch.module.css';

/**
 * The same page in a language, else that language's home. The French home is requested by `?lang=fr`, so that a browser
 * which prefers English can stay on it (section 2, "Language switch").
 */
export function switchTarget(alternates: Alternates, locale: Locale): string {
  const target = alternates[locale] ?? pathTo('home', locale);
  return target === pathTo('home', 'fr') ? pathTo('home', 'fr', undefined, { lang: 'fr' }) : target;
}

/**
 * Stores the choice. The French home then needs no parameter: its link leads there directly, in this window or another.
 */
function choose(locale: Locale, link: HTMLAnchorElement) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = languageCookie(locale);
  storeByServer();
  const home = pathTo('home', defaultLocale);
  if (link.pathname === home) link.href = home;
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
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => choose(locale, event.currentTarget)}
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
