import type { ReactNode } from 'react';
import type { Family, Tone } from '../../styles/family.ts';
import { Section } from '../../ui/grid/grid.tsx';
import { type SheetId, sheets } from './sheets.ts';

interface SheetProps {
  id: SheetId;
  intro: string;
  tone?: Tone;
  family?: Family;
  children: ReactNode;
}

/** A sheet of the set, under its number. */
export function Sheet({ id, intro, tone, family, children }: SheetProps) {
  const { number, title } = sheets.find((sheet) => sheet.id === id) ?? sheets[0];
  return (
    <Section
      titleId={id}
      sheet={number}
      title={title}
      intro={<p>{intro}</p>}
      {...(tone ? { tone } : {})}
      {...(family ? { family } : {})}
    >
      {children}
    </Section>
  );
}
