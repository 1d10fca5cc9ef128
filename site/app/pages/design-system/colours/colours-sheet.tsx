import { type InkFamily, inkFamilies, type Tone } from '../../../styles/palette.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dimension } from '../../../ui/dimension/dimension.tsx';
import { Cell, Section } from '../../../ui/grid/grid.tsx';
import { Eyebrow, Heading } from '../../../ui/heading/heading.tsx';
import { TextLink } from '../../../ui/link/text-link.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Sheet } from '../sheet.tsx';
import * as styles from './colours-sheet.module.css';
import { Pair, Swatch } from './swatch.tsx';
import { colorNames, familyFigures, lineFigures, wordFigures } from './theme-figures.ts';

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
