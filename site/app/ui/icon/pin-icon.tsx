import styles from './icon.module.css';

/** A place, beside its words. It is none of the icons' table, which is in every first script: static pages alone show it. */
export function PinIcon() {
  return (
    <svg className={`${styles.icon} ${styles.small}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 21.5C7.5 16.6 5 13 5 9.8a7 7 0 0 1 14 0c0 3.2-2.5 6.8-7 11.7zM9.5 9.8h5M12 7.3v5" />
    </svg>
  );
}
