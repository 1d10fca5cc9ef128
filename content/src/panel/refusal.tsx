import styles from './panel.module.css';

/** The sentence with which the service refused something, read out when it appears. */
export function Refusal({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p className={styles.refusal} role="alert">
      {children}
    </p>
  );
}
