import { Cell } from '../../../ui/grid/grid.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Sheet } from '../sheet.tsx';
import styles from './colours-sheet.module.css';
import { Pair, Swatch } from './swatch.tsx';
import { colorNames, lineFigures, wordFigures } from './theme-figures.ts';

/** The document's own colours in the scheme in use, and the contrast of their pairings in both. */
export function ColoursSheet() {
  return (
    <Sheet
      id="couleurs"
      intro="Le calque et l’encre le jour, le cyanotype la nuit. Le vermillon n’appartient qu’aux trois démarches et au repère du clavier."
    >
      <Cell kind="flush">
        <ul className={styles.swatches}>
          {colorNames.map((name) => (
            <li key={name} className={styles.swatch}>
              <Swatch token={name} />
              <p className={styles.name}>{name}</p>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell>
        <Heading level={3}>Les mots : 4,5 : 1 au moins</Heading>
      </Cell>
      <Cell kind="flush">
        <div className={styles.pairs}>
          {wordFigures.map((pair) => (
            <Pair key={pair.name} pair={pair} />
          ))}
        </div>
      </Cell>
      <Cell>
        <Heading level={3}>Les traits qui servent : 3 : 1 au moins</Heading>
      </Cell>
      <Cell kind="flush">
        <div className={styles.pairs}>
          {lineFigures.map((pair) => (
            <Pair key={pair.name} pair={pair} kind="lines" />
          ))}
        </div>
      </Cell>
    </Sheet>
  );
}
