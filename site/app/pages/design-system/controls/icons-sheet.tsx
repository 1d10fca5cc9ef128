import { Cell } from '../../../ui/grid/grid.tsx';
import { Icon, iconNames } from '../../../ui/icon/icon.tsx';
import { Sheet } from '../sheet.tsx';
import styles from './fields-sheet.module.css';

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
            <li key={name} className={styles.icon}>
              <p className={styles.sizes}>
                <Icon name={name} size="small" />
                <Icon name={name} />
              </p>
              <p className={styles.name}>{name}</p>
            </li>
          ))}
        </ul>
      </Cell>
    </Sheet>
  );
}
