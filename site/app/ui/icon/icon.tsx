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
  facebook: 'M17 3.5h-2A4.5 4.5 0 0 0 10.5 8v13.5M6.5 12.5h9',
  youtube: 'M2.5 5.5h19v13h-19zM10 9l5.5 3-5.5 3z',
  instagram: 'M3.5 3.5h17v17h-17zM12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM17 6.5v1',
  linkedin: 'M3.5 3.5h17v17h-17zM8 10.5V17M8 6.8v1.4M12 17v-6.5M12 13.3a2.2 2.2 0 0 1 4.5 0V17',
  tiktok: 'M12.5 3v13.2a3.7 3.7 0 1 1-3.7-3.7M12.5 3c.4 3.2 2.7 5.4 6 5.7',
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = /* @__PURE__ */ Object.keys(drawings) as IconName[];

export type IconProps = {
  name: IconName;
  /** Its name for screen readers; without it the icon is decoration beside text. */
  label?: string;
  size?: 'small' | 'normal';
};

/** A drawing on a 24 × 24 grid, in strokes of the pen and the colour of the words around it. */
export function Icon({ name, label, size = 'normal' }: IconProps) {
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
      <path d={drawings[name]} />
    </svg>
  );
}
