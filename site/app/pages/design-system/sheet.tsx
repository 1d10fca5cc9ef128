import type { ReactNode } from 'react';
import { Section } from '../../ui/grid/grid.tsx';
import { type SheetId, sheets } from './sheets.ts';

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
