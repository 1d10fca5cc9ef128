import * as styles from './breadcrumb.module.css';

type BreadcrumbItem = { label: string; href?: string };

export type BreadcrumbProps = {
  /** Accessible name, e.g. `Vous êtes ici`. */
  label: string;
  /** From the home page down; the last is the page itself and needs no href. */
  items: readonly BreadcrumbItem[];
};

/** Where the page stands in the set; marked for search engines as a `BreadcrumbList` of schema.org. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail} itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map(({ label: name, href }, index) => (
          <li
            key={name}
            className={styles.item}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            {href ? (
              <a className={styles.link} href={href} itemProp="item">
                <span itemProp="name">{name}</span>
              </a>
            ) : (
              <span aria-current="page" itemProp="name">
                {name}
              </span>
            )}
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
