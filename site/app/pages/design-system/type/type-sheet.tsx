import { Cell } from '../../../ui/grid/grid.tsx';
import { Heading, type HeadingSize } from '../../../ui/heading/heading.tsx';
import { Sheet } from '../sheet.tsx';
import styles from './type-sheet.module.css';

const headings: [size: HeadingSize, token: string, words: string][] = [
  ['giant', 'display-l', 'À votre tour.'],
  ['huge', 'display-m', 'Cinq ateliers'],
  ['large', 'title-l', 'Ce qu’on y apprend'],
  ['medium', 'title-m', 'Deuxième année : transformer'],
  ['small', 'title-s', 'Journée portes ouvertes à Nantes'],
];

const texts: [token: 'text-l' | 'text-m' | 'text-s', words: string][] = [
  [
    'text-l',
    'Vous relevez une pièce, vous la comprenez, vous la transformez : la première année tient dans ces trois verbes.',
  ],
  [
    'text-m',
    'Chaque atelier réunit seize étudiants autour d’une même table. On y dessine à la main avant d’y dessiner à l’écran.',
  ],
  ['text-s', 'Rentrée le 14 septembre 2027 · 36 places · dossier et entretien'],
];

/** The two faces at every size of the scale. */
export function TypeSheet() {
  return (
    <Sheet
      id="caracteres"
      intro="Un grotesque de caractère pour dire, un texte calme pour expliquer. Les corps suivent la largeur de la feuille."
    >
      {headings.map(([size, token, words]) => (
        <Cell key={size} kind="open">
          <div className={styles.line}>
            <p className={styles.token}>
              {size} · {token}
            </p>
            <Heading level={3} size={size}>
              {words}
            </Heading>
          </div>
        </Cell>
      ))}
      {texts.map(([token, words]) => (
        <Cell key={token} span={8}>
          <div className={styles.line}>
            <p className={styles.token}>{token}</p>
            <p className={styles[token]}>{words}</p>
          </div>
        </Cell>
      ))}
      <Cell span={8}>
        <div className={styles.line}>
          <p className={styles.token}>Graisses et signes</p>
          <p>
            Romain, <em>italique</em>, <strong>gras</strong> · 0123456789 · 9 400 € · n<sup>o</sup> 12 · « guillemets »
            · œuvre, Œ, ç, É, à
          </p>
        </div>
      </Cell>
    </Sheet>
  );
}
