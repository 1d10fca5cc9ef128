import { useEffect } from 'react';
import { Facts } from '../../ui/facts/facts.tsx';
import { Cell, Grid } from '../../ui/grid/grid.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { ColoursSheet, InksSheet } from './colours/colours-sheet.tsx';
import { CardsSheet } from './components/cards-sheet.tsx';
import { ProofsSheet } from './components/proofs-sheet.tsx';
import { SurveysSheet } from './components/surveys-sheet.tsx';
import { ControlsSheet } from './controls/controls-sheet.tsx';
import { FieldsSheet, IconsSheet } from './controls/fields-sheet.tsx';
import { MessagesSheet } from './controls/messages-sheet.tsx';
import * as styles from './sheet.module.css';
import { sheets } from './sheet.tsx';
import { TextsSheet } from './type/texts-sheet.tsx';
import { MeasuresSheet, TypeSheet } from './type/type-sheet.tsx';

/**
 * The living page of the design system, at `/error/design`: every token and every component in its states, as a set of drawing sheets.
 * It is there while the site is written (`npm run dev`) and in the build that the visual tests make for themselves
 * (`DESIGN_SYSTEM=on`), never in what visitors are given. A tool: its words are French alone.
 */
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

/**
 * Draws what a pointer or the keyboard would bring about: for every rule of `:hover` or `:focus-visible` a second one follows it,
 * for what stands in an element with that `data-state`. So the page shows the true rules of the components, not a copy.
 */
function drawPseudoStates(): void {
  for (const sheet of document.styleSheets) repeatWithin(sheet);
}

const controls = ':is(a, button, input, select, summary, textarea)';
const stateful = /:hover|:focus-visible/;

const drawn = (selector: string) =>
  selector
    .replaceAll(':hover', "[data-state='hover'] *")
    .replaceAll(':focus-visible', `[data-state='focus'] ${controls}`)
    .replaceAll(/\[data-state='\w+'\] (\*|:is\([^)]*\))/g, ':is($&)');

function repeatWithin(parent: CSSStyleSheet | CSSGroupingRule): void {
  // From the end: what is inserted is not met again.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule && stateful.test(rule.selectorText)) {
      parent.insertRule(`${drawn(rule.selectorText)} { ${rule.style.cssText} }`, index + 1);
    } else if (rule instanceof CSSGroupingRule) {
      repeatWithin(rule);
    }
  }
}
