import type { MouseEvent, RefObject } from 'react';
import { menuId, menuTitleId } from '../../data/fixed-ids.ts';
import type { MenuEntry } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as sheet from '../../ui/side-panel/side-panel.module.css';
import { useBackdrop } from '../../ui/side-panel/use-backdrop.ts';
import { ActionLinks } from './action-links.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchField } from './search/search-field.tsx';
import * as styles from './side-menu.module.css';

// Commands open and close the panel before and without JavaScript. They are spread: React's types do not name them yet.
const opens = { command: 'show-modal', commandfor: menuId };
const closes = { command: 'close', commandfor: menuId };

type Panel = RefObject<HTMLDialogElement | null>;

/** Opens the panel on its list of menus, whatever it showed when it was closed. */
export function Burger({ panel }: { panel: Panel }) {
  const { t } = useLabels();
  const open = (event: MouseEvent) => {
    const dialog = panel.current;
    if (!dialog) return;
    // Not every browser knows commands yet.
    event.preventDefault();
    for (const menu of dialog.querySelectorAll('details')) menu.open = false;
    dialog.showModal();
  };
  return (
    <button type="button" className={styles.burger} aria-haspopup="dialog" onClick={open} {...opens}>
      <Icon name="menu" />
      <span>{t('shell.menu')}</span>
    </button>
  );
}

/** A link to an anchor may lead to the page that is open: nothing but this would close the panel then. */
function leadsToAnchor(target: EventTarget): boolean {
  return target instanceof Element && Boolean(target.closest('a')?.hash);
}

/**
 * The panel at the right with the menus and the three actions (section 2, "Side menu panel"; section 4, "Side menu"). It
 * is a modal dialog: the page behind is inert, Escape closes it, the focus returns to the burger.
 */
export function SideMenu({ panel, entries }: { panel: Panel; entries: MenuEntry[] }) {
  const { t } = useLabels();
  const close = (event: MouseEvent) => {
    event.preventDefault();
    panel.current?.close();
  };
  const backdrop = useBackdrop();
  const closeByClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (backdrop.isClicked(event) || leadsToAnchor(event.target)) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's click; the keyboard has Escape
    <dialog
      ref={panel}
      id={menuId}
      className={`${sheet.panel} ${styles.panel}`}
      closedby="any"
      aria-labelledby={menuTitleId}
      onPointerDown={backdrop.notePress}
      onClick={closeByClick}
    >
      <div className={`${sheet.head} ${styles.head}`}>
        <p id={menuTitleId} className={styles.title}>
          {t('shell.menu')}
        </p>
        <button type="button" className={sheet.close} onClick={close} {...closes}>
          <Icon name="close" label={t('shell.close')} />
        </button>
      </div>
      <SearchField look="panel" />
      {entries.length > 0 && (
        <nav className={styles.menus} aria-label={t('shell.navigation')}>
          <MainMenu entries={entries} />
        </nav>
      )}
      <ActionLinks place="foot" />
    </dialog>
  );
}
