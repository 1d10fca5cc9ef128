import type { ReactNode } from 'react';
import { Cell, Section } from '../../ui/grid/grid.tsx';
import * as styles from './sheet.module.css';

/** The sheets of the set, in their order: what the title block lists, and where its lines lead. */
export const sheets = [
  { id: 'couleurs', number: '01', title: 'Couleurs' },
  { id: 'encres', number: '02', title: 'Encres' },
  { id: 'caracteres', number: '03', title: 'Caractères' },
  { id: 'mesures', number: '04', title: 'Mesures' },
  { id: 'pictogrammes', number: '05', title: 'Pictogrammes' },
  { id: 'commandes', number: '06', title: 'Commandes' },
  { id: 'saisie', number: '07', title: 'Saisie' },
  { id: 'cartes', number: '08', title: 'Cartes et listes' },
  { id: 'releves', number: '09', title: 'Relevés' },
  { id: 'textes', number: '10', title: 'Textes' },
  { id: 'messages', number: '11', title: 'Messages et repères' },
  { id: 'epreuves', number: '12', title: 'Épreuves' },
] as const;

type SheetId = (typeof sheets)[number]['id'];

interface SheetProps {
  id: SheetId;
  intro: string;
  children: ReactNode;
}

/** A sheet of the set, under its number. */
export function Sheet({ id, intro, children }: SheetProps) {
  const { number, title } = sheets.find((sheet) => sheet.id === id) ?? sheets[0];
  return (
    <Section titleId={id} sheet={number} title={title} intro={<p>{intro}</p>}>
      {children}
    </Section>
  );
}

interface SpecimenProps {
  /** What is shown, as a drawing is captioned. */
  name: ReactNode;
  /** A state that a pointer or the keyboard would bring about; `drawPseudoStates` draws it. */
  state?: 'hover' | 'focus';
  children: ReactNode;
}

/** One component in one state, above its caption. */
export function Specimen({ name, state, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div className={styles.subject} data-state={state}>
        {children}
      </div>
      <p className={styles.name}>{name}</p>
    </div>
  );
}

interface SpecimensProps {
  columns?: '2' | '3' | '4';
  children: ReactNode;
}

/** Specimens side by side on the columns of the page. */
export function Specimens({ columns = '4', children }: SpecimensProps) {
  return (
    <Cell kind="flush">
      <div className={styles.specimens} data-columns={columns}>
        {children}
      </div>
    </Cell>
  );
}
