import { useEffect } from 'react';
import { Facts } from '../../ui/facts/facts.tsx';
import { Cell, Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ColoursSheet, InksSheet } from './colours/colours-sheet.tsx';
import { CardsSheet } from './components/cards-sheet.tsx';
import { ProofsSheet } from './components/proofs-sheet.tsx';
import { SurveysSheet } from './components/surveys-sheet.tsx';
import { ControlsSheet } from './controls/controls-sheet.tsx';
import { FieldsSheet } from './controls/fields-sheet.tsx';
import { IconsSheet } from './controls/icons-sheet.tsx';
import { MessagesSheet } from './controls/messages-sheet.tsx';
import { drawPseudoStates } from './controls/pseudo-states.ts';
import { sheets } from './sheets.ts';
import * as styles from './specimen.module.css';
import { MeasuresSheet } from './type/measures-sheet.tsx';
import { TextsSheet } from './type/texts-sheet.tsx';
import { TypeSheet } from './type/type-sheet.tsx';

/** Every token and every component in its states, as a set of drawing sheets. A tool: its words are French alone. */
export function DesignSystemPage() {
  useEffect(drawPseudoStates, []);
  return (
    <>
      <div className={styles.cover}>
        <Grid>
          <Cell kind="open">
            <Heading level={1} size="giant">
              Le jeu de planches
            </Heading>
          </Cell>
          <Cell span={6}>
            <p className={styles.introduction}>
              Tout ce dont une page est faite, à plat sur la table : les couleurs, les mesures, chaque composant et
              chacun de ses états. Ce qui n’est pas sur ces planches n’est pas du dessin de l’école.
            </p>
          </Cell>
          <Cell span={6} kind="flush">
            <Facts
              items={[
                { label: 'Planches', value: String(sheets.length) },
                { label: 'Trame', value: '4 ou 12 colonnes' },
                { label: 'Schémas', value: 'Calque et cyanotype' },
                { label: 'Destinataires', value: 'L’atelier seul' },
              ]}
            />
          </Cell>
        </Grid>
      </div>
      <ColoursSheet />
      <InksSheet />
      <TypeSheet />
      <MeasuresSheet />
      <IconsSheet />
      <ControlsSheet />
      <FieldsSheet />
      <CardsSheet />
      <SurveysSheet />
      <TextsSheet />
      <MessagesSheet />
      <ProofsSheet />
    </>
  );
}
