import tokens from '#theme/tokens.css?raw';
import {
  type Colors,
  contrast,
  type InkFamily,
  inkFamilies,
  linePairings,
  type Pairing,
  readPalette,
  type Scheme,
  schemes,
  type Tone,
  wordPairings,
} from '../../../styles/palette.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dimension } from '../../../ui/dimension/dimension.tsx';
import { Cell, Section } from '../../../ui/grid/grid.tsx';
import { Eyebrow, Heading } from '../../../ui/heading/heading.tsx';
import { TextLink } from '../../../ui/link/text-link.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Sheet } from '../sheet.tsx';
import * as styles from './colours-sheet.module.css';

const colorsOf = readPalette(tokens);

/** A pairing in one scheme: its two colours and their contrast as it is printed. */
interface PairFigure {
  scheme: Scheme;
  front: string;
  back: string;
  ratio: string;
}

interface PairFigures {
  name: string;
  figures: PairFigure[];
}

const isOfFamily = ([front, back]: Pairing) => front.startsWith('family') || back.startsWith('family');

function figureOf(colors: Colors, scheme: Scheme, [front, back]: Pairing): PairFigure {
  const [one, other] = [colors.get(front), colors.get(back)];
  if (!one || !other) throw new Error(`The theme has no --${front} or no --${back}.`);
  return { scheme, front: one, back: other, ratio: `${contrast(one, other).toFixed(1).replace('.', ',')} : 1` };
}

function figuresOf(pair: Pairing, family?: InkFamily): PairFigures {
  return {
    name: `${pair[0]} sur ${pair[1]}`,
    figures: schemes.map((scheme) => figureOf(colorsOf(scheme, family), scheme, pair)),
  };
}

/** Words of the document on its grounds. */
const wordFigures: PairFigures[] = wordPairings.filter((pair) => !isOfFamily(pair)).map((pair) => figuresOf(pair));

/** Lines of controls and of the focus on theirs. */
const lineFigures: PairFigures[] = linePairings.filter((pair) => !isOfFamily(pair)).map((pair) => figuresOf(pair));

/** What a family adds: its ink on each ground, and words on its solid. */
function familyFigures(family: InkFamily): PairFigures[] {
  const own = wordPairings.filter((pair) => pair[0].startsWith('family'));
  return own.map((pair) => figuresOf(pair, family));
}

/** The names of the document's own colours, in the order of the style sheet. */
const colorNames: string[] = [...colorsOf('light').keys()].filter((name) => !name.startsWith('family'));

const names: Record<InkFamily, string> = {
  school: 'L’école',
  interior: 'Espace',
  object: 'Objet',
  graphic: 'Image',
  fashion: 'Mode et matières',
  digital: 'Interaction',
  foundation: 'Année préparatoire',
};

const tones: [tone: Tone, name: string][] = [
  ['paper', 'Papier'],
  ['tint', 'Teinte'],
  ['solid', 'Aplat'],
  ['blueprint', 'Cyanotype'],
];

/** Each family's ink, and the four grounds that rebind every ink for what stands on them. */
export function InksSheet() {
  return (
    <>
      <Sheet
        id="encres"
        intro="Une encre par famille de formations : sur ses pages, ses cartes et ses dessins, jamais ailleurs."
      >
        {inkFamilies.map((family) => (
          <Cell key={family} kind="flush">
            <div className={styles.family} data-family={family}>
              <div className={styles.solid}>
                <Heading level={3}>{names[family]}</Heading>
              </div>
              <div className={styles.figures}>
                {familyFigures(family).map((pair) => (
                  <Pair key={pair.name} pair={pair} />
                ))}
              </div>
            </div>
          </Cell>
        ))}
      </Sheet>
      {tones.map(([tone, name]) => (
        <Section key={tone} tone={tone} family="interior" label={`Fond : ${name}`}>
          <Cell span={6}>
            <div className={styles.tone}>
              <Eyebrow>Fond</Eyebrow>
              <Heading level={3}>{name}</Heading>
              <p>
                Sur ce fond, chaque encre est reliée à neuf ; un <a href="#encres">lien dans le texte</a> s’y lit comme
                ailleurs.
              </p>
              <p>
                <Tag>Étiquette</Tag>
              </p>
              <Button icon="arrow-right">Bouton</Button>
              <TextLink href="#encres" icon="arrow-right">
                Lien avec sa flèche
              </TextLink>
            </div>
          </Cell>
          <Cell span={6} kind="flush">
            <div className={styles.tone}>
              <Dimension value="3 ans" label="Durée" start="Baccalauréat" end="Bachelor" />
            </div>
          </Cell>
        </Section>
      ))}
    </>
  );
}

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
            <li key={name}>
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

/** A colour of the scheme in use. SVG, because the pages' policy leaves no style attributes. */
function Swatch({ token }: { token: string }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`var(--${token})`} />
    </svg>
  );
}

/** A pairing in both schemes at once, with its contrast in each. */
function Pair({ pair, kind = 'words' }: { pair: PairFigures; kind?: 'words' | 'lines' }) {
  return (
    <div className={styles.pair}>
      <div className={styles.samples}>
        {pair.figures.map(({ scheme, front, back, ratio }) => (
          <div key={scheme} className={styles.sample}>
            <svg className={styles.swatch} viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <rect x="-200" y="-200" width="520" height="460" fill={back} />
              {kind === 'words' ? (
                <text x="60" y="41" textAnchor="middle" fill={front} className={styles.letters}>
                  Aa
                </text>
              ) : (
                <rect x="44" y="18" width="32" height="24" fill="none" stroke={front} strokeWidth="2" />
              )}
            </svg>
            <p className={styles.ratio}>
              {ratio} <span className={styles.scheme}>{scheme === 'light' ? 'clair' : 'sombre'}</span>
            </p>
          </div>
        ))}
      </div>
      <p className={styles.pairing}>{pair.name}</p>
    </div>
  );
}
