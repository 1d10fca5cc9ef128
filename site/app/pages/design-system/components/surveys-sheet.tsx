import { Dimension } from '../../../ui/dimension/dimension.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';
import { Figures } from '../../../ui/figures/figures.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { Steps } from '../../../ui/steps/steps.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { Sheet, Specimen, Specimens } from '../sheet.tsx';

/** What is measured and counted: dimension lines, title blocks, figures, steps, labels. */
export function SurveysSheet() {
  return (
    <Sheet id="releves" intro="Une cote ne décore pas : elle porte une durée, une date, un nombre de places.">
      <Cell kind="flush">
        <Dimension value="3 ans" label="Durée des études" start="Baccalauréat" end="Bachelor" size="large" />
      </Cell>
      <Cell span={6} kind="flush">
        <Dimension value="12 jours" label="Avant les portes ouvertes" start="Aujourd’hui" end="Mercredi 2 décembre" />
      </Cell>
      <Cell span={6} kind="flush">
        <Dimension value="36 places" />
      </Cell>
      <Cell kind="flush">
        <Facts
          items={[
            { label: 'Niveau', value: 'Bachelor, bac + 3' },
            { label: 'Rythme', value: 'Formation initiale' },
            { label: 'Langue', value: 'Français' },
            { label: 'Campus', value: 'Paris · Lyon · Nantes · Bordeaux · Strasbourg', wide: true },
          ]}
        />
      </Cell>
      <Cell kind="flush">
        <Figures
          items={[
            { value: '1987', label: 'Année de fondation' },
            { value: '5', unit: 'villes', label: 'Campus' },
            { value: '1 400', label: 'Étudiants' },
            { value: '92', unit: '%', label: 'En poste un an après le diplôme' },
          ]}
        />
      </Cell>
      <Cell kind="flush">
        <Steps
          items={[
            { title: 'Dossier', body: <p>Dix planches, un carnet, une lettre.</p> },
            { title: 'Entretien', body: <p>Quarante minutes autour de vos dessins.</p> },
            { title: 'Réponse', body: <p>Toujours motivée, par écrit.</p> },
            { title: 'Rentrée' },
          ]}
        />
      </Cell>
      <Specimens>
        <Specimen name="Étiquette">
          <Tag>Portes ouvertes</Tag>
        </Specimen>
        <Specimen name="Étiquette pleine">
          <Tag solid>Annulé</Tag>
        </Specimen>
      </Specimens>
    </Sheet>
  );
}
