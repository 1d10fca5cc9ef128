import styles from './breadcrumb.module.css';

export type BreadcrumbItem = { label: string; href?: string };

export type BreadcrumbProps = {
  /** Accessible name, e.g. `Vous êtes ici`. */
  label: string;
  /** From the home page down; the last is the page itself and needs no href. */
  items: readonly BreadcrumbItem[];
};

/** Where the page stands in the set. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map(({ label: name, href }) => (
          <li key={name} className={styles.item}>
            {href ? (
              <a className={styles.link} href={href}>
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
