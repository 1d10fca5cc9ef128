import { Accordion } from '../../../ui/accordion/accordion.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { Eyebrow } from '../../../ui/heading/heading.tsx';
import { Figure } from '../../../ui/picture/figure.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Quote } from '../../../ui/quote/quote.tsx';
import { samplePicture } from '../components/sample-picture.ts';
import { Sheet } from '../sheet.tsx';

const speakerRole = 'diplômée en 2024, menuisière';

/** Long text and what interrupts it. */
export function TextsSheet() {
  return (
    <Sheet
      id="textes"
      intro="Soixante-six signes par ligne, pas davantage : un texte se lit comme un carnet, pas comme un écran."
    >
      <Cell span={6}>
        <Eyebrow>Surtitre au bout de son trait</Eyebrow>
        <Prose>
          <h3>Apprendre à relever</h3>
          <p>
            Le premier semestre se passe <strong>dehors</strong>. Vous mesurez une cour, un escalier, une boutique, et
            vous <a href="#textes">rapportez vos croquis cotés</a> le lundi.
          </p>
          <ul>
            <li>un carnet A5, à garder toute l’année ;</li>
            <li>
              trois relevés :
              <ol>
                <li>une pièce ;</li>
                <li>un seuil ;</li>
                <li>une rue.</li>
              </ol>
            </li>
          </ul>
          <blockquote>
            <p>On ne transforme bien que ce qu’on a dessiné deux fois.</p>
          </blockquote>
          <table>
            <thead>
              <tr>
                <th scope="col">Semestre</th>
                <th scope="col">Heures</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Premier</td>
                <td>420</td>
              </tr>
              <tr>
                <td>Second</td>
                <td>380</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Cell>
      <Cell span={6} kind="flush">
        <Figure caption="Dalle et meuble, troisième année">
          <Picture {...samplePicture} />
        </Figure>
      </Cell>
      <Cell span={8} from={3}>
        <Quote name="Inès" role={speakerRole}>
          On m’a demandé de m’asseoir sur ma chaise avant de la défendre.
        </Quote>
      </Cell>
      <Cell kind="flush">
        <Accordion
          items={[
            { title: 'Tiroir ouvert', content: <p>Il s’ouvre sans JavaScript, et s’imprime ouvert.</p>, open: true },
            { title: 'Tiroir fermé', content: <p>Rien à craindre.</p> },
            {
              title: 'Un intitulé assez long pour occuper deux lignes au moins sur l’écran d’un téléphone',
              content: <p>…</p>,
            },
          ]}
        />
      </Cell>
    </Sheet>
  );
}
