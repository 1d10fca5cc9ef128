import type { InkFamily } from './palette.ts';

/** The inks a theme defines (`[data-family]` in the theme's tokens.css). Set on a component, they colour all that stands in it. */
export type Family = InkFamily;

/** Grounds that rebind every ink for what stands on them (`[data-tone]` in styles/tones.css). */
export type Tone = 'paper' | 'tint' | 'solid' | 'blueprint';
