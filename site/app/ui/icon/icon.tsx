import styles from './icon.module.css';

const drawings = {
  'arrow-right': 'M3 12h17.5M14 5.5l6.5 6.5-6.5 6.5',
  'arrow-left': 'M21 12H3.5M10 5.5L3.5 12l6.5 6.5',
  'arrow-up': 'M12 21V3.5M5.5 10L12 3.5l6.5 6.5',
  'arrow-down': 'M12 3v17.5M5.5 14l6.5 6.5 6.5-6.5',
  close: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5.5 5.5',
  external: 'M10 5H4.5v14.5H19V14M13.5 3.5h7v7M20.5 3.5l-10 10',
  download: 'M12 3v12.5M6 9.5l6 6 6-6M3.5 20.5h17',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  check: 'M3.5 12.5l6 6L20.5 6',
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = /* @__PURE__ */ Object.keys(drawings) as IconName[];

export interface IconLook {
  /** Its name for screen readers; without it the icon is decoration beside text. */
  label?: string;
  size?: 'small' | 'normal';
}

/** A drawing on a 24 × 24 grid, in strokes of the pen and the colour of the words around it. @param props.d of its path */
export function IconDrawing({ d, label, size = 'normal' }: IconLook & { d: string }) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} />
    </svg>
  );
}

/** An icon of the table that is in every first script. */
export function Icon({ name, ...look }: IconLook & { name: IconName }) {
  return <IconDrawing d={drawings[name]} {...look} />;
}
