import tokens from '#theme/tokens.css?raw';
import {
  contrast,
  type InkFamily,
  inkFamilies,
  linePairings,
  type Pairing,
  readPalette,
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

const isOfFamily = ([front, back]: Pairing) => front.startsWith('family') || back.startsWith('family');

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
                {/* What a family adds: its ink on each ground, and words on its solid. */}
                {wordPairings
                  .filter(([front]) => front.startsWith('family'))
                  .map((pair) => (
                    <Pair key={pair.join()} pair={pair} kind="words" family={family} />
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
      <Pairs title="Les mots : 4,5 : 1 au moins" pairings={wordPairings} kind="words" />
      <Pairs title="Les traits qui servent : 3 : 1 au moins" pairings={linePairings} kind="lines" />
    </Sheet>
  );
}

type Kind = 'words' | 'lines';

/** The pairings of the document's own colours, under the contrast that they must have. */
function Pairs({ title, pairings, kind }: { title: string; pairings: readonly Pairing[]; kind: Kind }) {
  return (
    <>
      <Cell>
        <Heading level={3}>{title}</Heading>
      </Cell>
      <Cell kind="flush">
        <div className={styles.pairs}>
          {pairings
            .filter((pair) => !isOfFamily(pair))
            .map((pair) => (
              <Pair key={pair.join()} pair={pair} kind={kind} />
            ))}
        </div>
      </Cell>
    </>
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

/** A pairing in both schemes at once, with its contrast in each as it is printed; of a family, where one is given. */
function Pair({ pair: [front, back], kind, family }: { pair: Pairing; kind: Kind; family?: InkFamily }) {
  return (
    <div className={styles.pair}>
      <div className={styles.samples}>
        {schemes.map((scheme) => {
          const colors = colorsOf(scheme, family);
          const [ink, ground] = [colors.get(front), colors.get(back)];
          if (!ink || !ground) throw new Error(`The theme has no --${front} or no --${back}.`);
          return (
            <div key={scheme} className={styles.sample}>
              <svg
                className={styles.swatch}
                viewBox="0 0 120 60"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
              >
                <rect x="-200" y="-200" width="520" height="460" fill={ground} />
                {kind === 'words' ? (
                  <text x="60" y="41" textAnchor="middle" fill={ink} className={styles.letters}>
                    Aa
                  </text>
                ) : (
                  <rect x="44" y="18" width="32" height="24" fill="none" stroke={ink} strokeWidth="2" />
                )}
              </svg>
              <p className={styles.ratio}>
                {contrast(ink, ground).toFixed(1).replace('.', ',')} : 1{' '}
                <span className={styles.scheme}>{scheme === 'light' ? 'clair' : 'sombre'}</span>
              </p>
            </div>
          );
        })}
      </div>
      <p className={styles.pairing}>
        {front} sur {back}
      </p>
    </div>
  );
}
