import type { SyntheticEvent } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry, MenuItem } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { VisuallyHidden } from '../../ui/hidden-text/hidden-text.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as styles from './main-menu.module.css';

/** How many items stand in a column of a submenu (section 9). */
const columnSize = 9;

/** The items of a submenu in columns of at most nine, in their order (section 4, "Side menu"). */
export function inColumns<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / columnSize);
  return Array.from({ length: count }, (_, column) => items.slice(column * columnSize, (column + 1) * columnSize));
}

/** A submenu begins with its first item, and on the way back the menu that was chosen is in view. */
function showFirst({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  currentTarget.scrollTop = 0;
  currentTarget.scrollIntoView({ block: currentTarget.open ? 'start' : 'nearest' });
}

/**
 * The menus as a list of numbered sheets. A chosen menu lies over the list with its items; its name, which keeps the
 * focus, is then the way back (section 4, "Side menu").
 */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  const { t } = useLabels();
  const { pathname } = useLocation();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {'items' in entry ? (
            <details name="main-menu" className={styles.menu} onToggle={showFirst}>
              <summary className={styles.top} data-here={entry.items.some(({ url }) => url === pathname) || undefined}>
                <span className={styles.back}>
                  <Icon name="arrow-left" />
                  <VisuallyHidden>{t('shell.back-to-menu')}</VisuallyHidden>
                </span>
                <span className={styles.label}>{entry.label}</span>
                <span className={styles.further}>
                  <Icon name="arrow-right" />
                </span>
              </summary>
              <div className={styles.columns}>
                {inColumns(entry.items).map((column) => (
                  <ul key={column[0]?.id} className={styles.column}>
                    {column.map((item) => (
                      <li key={item.id}>
                        <Item item={item} look={styles.item} here={pathname} />
                      </li>
                    ))}
                  </ul>
                ))}
              </div>
            </details>
          ) : (
            <Item item={entry} look={styles.top} here={pathname} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ item, look, here }: { item: MenuItem; look: string | undefined; here: string }) {
  return (
    <a className={look} href={item.url} aria-current={item.url === here ? 'page' : undefined}>
      <span className={styles.label}>{item.label}</span>
    </a>
  );
}
