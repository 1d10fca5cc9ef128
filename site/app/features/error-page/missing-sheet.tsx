import styles from './missing-sheet.module.css';

/** The centre of each sheet of the set, from the table up; the third of them is missing. */
const [table, second, missing, top] = [368, 318, 244, 152] as const;

/** A sheet in axonometry. */
const sheetAt = (y: number) => `M260 ${y - 130}L500 ${y}L260 ${y + 130}L20 ${y}Z`;

/** What is drawn on a sheet that is there: the walls of a flat, in the sheet's own axonometry. */
const planAt = (y: number) =>
  `M260 ${y - 92}L430 ${y}L260 ${y + 92}L90 ${y}ZM175 ${y - 46}L345 ${y + 46}M302 ${y - 69}L217 ${y - 23}M260 ${y}L328 ${y - 37}`;

/** A set of drawings from which one sheet was taken: its place is dashed, as a plan dashes what is not there. */
export function MissingSheet({ caption }: { caption: string }) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 520 520" aria-hidden="true">
        <path className={styles.sheet} d={sheetAt(table)} />
        <path className={styles.sheet} d={sheetAt(second)} />
        <path className={styles.missing} d={sheetAt(missing)} />
        <path className={styles.sheet} d={sheetAt(top)} />
        <path className={styles.plan} d={planAt(top)} />
        <path
          className={styles.projection}
          d={`M20 ${table}V${top}M500 ${table}V${top}M260 ${table + 130}V${top + 130}`}
        />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
