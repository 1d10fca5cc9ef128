import { IconDrawing, type IconLook } from './icon.tsx';

/** What only the footer and static pages show, which are rendered by the server alone: no script has these drawings. */
const drawings = {
  facebook: 'M17 3.5h-2A4.5 4.5 0 0 0 10.5 8v13.5M6.5 12.5h9',
  youtube: 'M2.5 5.5h19v13h-19zM10 9l5.5 3-5.5 3z',
  instagram: 'M3.5 3.5h17v17h-17zM12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM17 6.5v1',
  linkedin: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 6.8v1.4M12 17v-6.5M12 13.3a2.2 2.2 0 0 1 4.5 0V17',
  tiktok: 'M12.5 3v13.2a3.7 3.7 0 1 1-3.7-3.7M12.5 3c.4 3.2 2.7 5.4 6 5.7',
  pin: 'M12 21.5C7.5 16.6 5 13 5 9.8a7 7 0 0 1 14 0c0 3.2-2.5 6.8-7 11.7zM9.5 9.8h5M12 7.3v5',
} as const;

export type StaticIconName = keyof typeof drawings;

/** The networks by their names, and a place. */
export function StaticIcon({ name, ...look }: IconLook & { name: StaticIconName }) {
  return <IconDrawing d={drawings[name]} {...look} />;
}
