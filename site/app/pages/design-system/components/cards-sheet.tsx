import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Cell } from '../../../ui/grid/grid.tsx';
import { TextLink } from '../../../ui/link/text-link.tsx';
import { ListRow, Rows } from '../../../ui/list/list-row.tsx';
import { Sheet, Specimen, Specimens } from '../sheet.tsx';
import { lostPicture, samplePicture } from './sample-picture.ts';

const course = {
  href: '#cartes',
  title: 'Architecture d’intérieur',
  eyebrow: 'Espace',
  meta: ['Bachelor, 3 ans', 'Paris · Lyon · Nantes'],
  family: 'interior',
} as const;

/** Cards and rows: at rest, pointed at, reached by keyboard, without what they usually have, and lists with nothing in them. */
export function CardsSheet() {
  return (
    <Sheet
      id="cartes"
      intro="Une image au-dessus de son cartouche. Ce qui manque se dessine comme un vide : un cadre et ses deux diagonales."
    >
      <Specimens>
        <Specimen name="Au repos">
          <Card {...course} picture={samplePicture} />
        </Specimen>
        <Specimen name="Survolée" state="hover">
          <Card {...course} picture={samplePicture} />
        </Specimen>
        <Specimen name="Au clavier" state="focus">
          <Card {...course} picture={samplePicture} />
        </Specimen>
        <Specimen name="Sans image">
          <Card {...course} title="Design d’objet" eyebrow="Objet" family="object" />
        </Specimen>
        <Specimen name="Image perdue en route">
          <Card {...course} title="Design graphique" eyebrow="Image" family="graphic" picture={lostPicture} />
        </Specimen>
        <Specimen name="Sans cadre">
          <Card {...course} title="Design de mode" eyebrow="Mode et matières" family="fashion" picture={null} />
        </Specimen>
        <Specimen name="Ne mène nulle part">
          <Card title="Halle de fabrication" meta={['Fermée pendant l’été']} family="digital" picture={samplePicture} />
        </Specimen>
        <Specimen name="Titre seul">
          <Card href="#cartes" title="Année préparatoire" family="foundation" />
        </Specimen>
      </Specimens>
      <Cell kind="flush">
        <Rows>
          <ListRow
            href="#cartes"
            title="Journée portes ouvertes à Paris"
            lead="sam. 5 déc., 10 h"
            dateTime="2026-12-05"
            meta="Portes ouvertes · Campus de Paris"
          />
          <ListRow href="#cartes" title="Teindre avec des plantes" lead="mer. 9 déc." meta="Atelier" family="fashion" />
          <ListRow href="#cartes" title="Une ligne sans date ni lieu" />
        </Rows>
      </Cell>
      <Cell span={6} kind="flush">
        <EmptyState
          level={3}
          title="Rien à l’agenda ce mois-ci"
          action={
            <TextLink href="#cartes" icon="arrow-right">
              Voir tous les mois
            </TextLink>
          }
        >
          <p>Les prochaines portes ouvertes sont annoncées six semaines à l’avance.</p>
        </EmptyState>
      </Cell>
      <Cell span={6} kind="flush">
        <EmptyState level={3} title="Pas encore de portfolio">
          <p>La première promotion accroche ses travaux en juin.</p>
        </EmptyState>
      </Cell>
    </Sheet>
  );
}
