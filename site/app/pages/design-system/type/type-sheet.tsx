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

const spaces = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'section',
] as const;
const strokes = ['hair', 'pen', 'bold'] as const;
const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Space, the grid and the weights of lines. */
export function MeasuresSheet() {
  return (
    <Sheet
      id="mesures"
      intro="Les mots se tiennent à une marge du trait, les images le touchent ; tout trait tombe sur une colonne."
    >
      <Cell span={6}>
        <Heading level={3}>Espaces</Heading>
        <dl className={styles.list}>
          {spaces.map((name) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                <svg className={styles.bar} aria-hidden="true">
                  <rect width={`var(--${name})`} height="100%" fill="var(--ink)" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </Cell>
      <Cell span={6}>
        <Heading level={3}>Traits</Heading>
        <dl className={styles.list}>
          {strokes.map((name) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles[name]} />
            </div>
          ))}
          <div className={styles.row}>
            <dt className={styles.name}>target</dt>
            <dd>
              <div className={styles.target} />
            </dd>
          </div>
        </dl>
      </Cell>
      <Cell kind="flush">
        <div className={styles.ruler}>
          {columns.map((column) => (
            <p key={column} className={styles.column}>
              {column}
            </p>
          ))}
        </div>
      </Cell>
      <Cell span={8} kind="flush">
        <p className={styles.column}>8 colonnes, « flush » : touche le trait</p>
      </Cell>
      <Cell span={4}>
        <p>4 colonnes, « words » : une marge, et la trame est masquée derrière les mots.</p>
      </Cell>
      <Cell span={4} from={3} kind="open">
        <p>4 colonnes à partir de la troisième, « open » : la trame se voit derrière les mots.</p>
      </Cell>
    </Sheet>
  );
}
