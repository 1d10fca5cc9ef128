import { useLocation } from 'react-router';
import type { MenuEntry, MenuItem } from '../../content/model.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './main-menu.module.css';
import { inColumns } from './menu-columns.ts';

/** The menus of the navigation bar: links, and drawers of links. One drawer at a time is open. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {'items' in entry ? (
            <details name="main-menu">
              <summary className={styles.top} data-here={entry.items.some(({ url }) => url === pathname) || undefined}>
                <span>{entry.label}</span>
                <Icon name="plus" size="small" />
              </summary>
              <div className={styles.drawer}>
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
      {item.label}
    </a>
  );
}
