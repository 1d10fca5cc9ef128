import type { ReactNode } from 'react';
import { Cell } from '../../../ui/grid/grid.tsx';
import { Icon, iconNames } from '../../../ui/icon/icon.tsx';
import { StaticIcon } from '../../../ui/icon/static-icon.tsx';
import { Sheet } from '../sheet.tsx';
import * as styles from './fields-sheet.module.css';

const networks = ['facebook', 'youtube', 'instagram', 'linkedin', 'tiktok'] as const;

/** Every icon in its two sizes. */
export function IconsSheet() {
  return (
    <Sheet
      id="pictogrammes"
      intro="Dessinés sur vingt-quatre carreaux, d’un trait d’un point et demi, de la couleur des mots voisins."
    >
      <Cell kind="flush">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <InBothSizes key={name} name={name} small={<Icon name={name} size="small" />}>
              <Icon name={name} />
            </InBothSizes>
          ))}
          {networks.map((name) => (
            <InBothSizes key={name} name={name} small={<StaticIcon name={name} size="small" />}>
              <StaticIcon name={name} />
            </InBothSizes>
          ))}
        </ul>
      </Cell>
    </Sheet>
  );
}

function InBothSizes({ name, small, children }: { name: string; small: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.icon}>
      <p className={styles.sizes}>
        {small}
        {children}
      </p>
      <p className={styles.name}>{name}</p>
    </li>
  );
}
