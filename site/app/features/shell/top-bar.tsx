import { type Alternates, pathTo } from '@vitrine/contract/routes/build-url.ts';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../data/model.ts';
import type { ShellData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { ActionLinks } from './action-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchoolName } from './school-name.tsx';
import { SearchField } from './search/search-field.tsx';
import { Burger, SideMenu } from './side-menu.tsx';
import * as styles from './top-bar.module.css';

interface TopBarProps {
  school: ShellData['school'];
  navbar: MenuEntry[];
  alternates: Alternates;
  withActions: boolean;
}

/**
 * The banner of every page: logo home, the actions where the layout has them, the language switch, the menus (section 2,
 * "Top bar"). The panel of the menus is rendered again by every navigation: it is closed then, and nothing is chosen in it.
 */
export function TopBar({ school, navbar, alternates, withActions }: TopBarProps) {
  const { locale, t } = useLabels();
  const { key } = useLocation();
  const panel = useRef<HTMLDialogElement>(null);
  return (
    <header className={styles.bar} data-banner>
      <div className={styles.frame}>
        <a
          className={styles.home}
          href={pathTo('home', locale)}
          aria-label={t('shell.home-link', { school: school.name })}
        >
          <SchoolName school={school} />
        </a>
        <SearchField look="bar" />
        {withActions && <ActionLinks place="strip" />}
        <LanguageSwitch alternates={alternates} />
        <Burger panel={panel} />
      </div>
      <SideMenu key={key} panel={panel} entries={navbar} />
    </header>
  );
}
