import type { MenuEntry, School } from '../../content/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Alternates, pathTo } from '../../routing/addresses.ts';

interface TopBarProps {
  school: School;
  navbar: MenuEntry[];
  alternates: Alternates;
}

/** Logo home, the menus as plain navigation, the language switch. */
export function TopBar({ school, navbar, alternates }: TopBarProps) {
  const { locale, t } = useLabels();
  return (
    <header>
      <a href={pathTo('home', locale)} aria-label={t('shell.home-link', { school: school.name })}>
        {school.name}
      </a>
      <nav aria-label={t('shell.navigation')}>
        <ul>
          {navbar.map((entry) => (
            <li key={entry.id}>{'url' in entry ? <a href={entry.url}>{entry.label}</a> : entry.label}</li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('shell.language')}>
        <a href={alternates.fr ?? '/?lang=fr'} hrefLang="fr" lang="fr">
          FR
        </a>
        <a href={alternates.en ?? pathTo('home', 'en')} hrefLang="en" lang="en">
          EN
        </a>
      </nav>
    </header>
  );
}
