import { useLocation } from 'react-router';
import type { MenuEntry, School } from '../../content/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { type Alternates, pathTo } from '../../routing/addresses.ts';
import { Icon } from '../../ui/icon.tsx';
import { ActionButtons, ActionStrip } from './action-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark.tsx';

interface TopBarProps {
  school: School;
  navbar: MenuEntry[];
  alternates: Alternates;
  withActions: boolean;
}

const panelId = 'menu-panel';

/**
 * Logo home, the menus, the language switch (section 2). One list of menus: a row on a large screen, and below that a
 * panel that opens and closes without JavaScript. It is made anew for every page, so that it is closed there.
 */
export function TopBar({ school, navbar, alternates, withActions }: TopBarProps) {
  const { locale, t } = useLabels();
  const { pathname, search } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.frame}>
        <a
          className={styles.home}
          href={pathTo('home', locale)}
          aria-label={t('shell.home-link', { school: school.name })}
        >
          <Wordmark school={school} />
        </a>
        {withActions && <ActionStrip />}
        <LanguageSwitch alternates={alternates} />
        {navbar.length > 0 && (
          <button type="button" className={styles.burger} popoverTarget={panelId}>
            <Icon name="menu" />
            <span>{t('shell.menu')}</span>
          </button>
        )}
      </div>
      {navbar.length > 0 && (
        <nav
          key={pathname + search}
          id={panelId}
          className={styles.panel}
          popover="auto"
          aria-label={t('shell.navigation')}
        >
          <div className={styles.panelHead}>
            <p>{t('shell.menu')}</p>
            <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
              <Icon name="close" label={t('shell.close')} />
            </button>
          </div>
          <MainMenu entries={navbar} />
          {withActions && (
            <div className={styles.panelActions}>
              <ActionButtons />
            </div>
          )}
        </nav>
      )}
    </header>
  );
}
