import { Icon } from '../icon/icon.tsx';
import * as styles from './pagination.module.css';

type PageLink = { label: string; href: string; current?: boolean };

type PaginationProps = {
  /** Accessible name, e.g. `Pages des actualités`. */
  label: string;
  /** `null`: pages are left out there */
  pages: readonly (PageLink | null)[];
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
};

/** The pages of a long list. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous && (
        <a className={styles.step} href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          <span>{previous.label}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {pages.map((page, index) =>
          page ? (
            <li key={page.href}>
              <a className={styles.page} href={page.href} aria-current={page.current ? 'page' : undefined}>
                {page.label}
              </a>
            </li>
          ) : (
            <li key={`after ${pages[index - 1]?.href}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {next && (
        <a className={styles.step} href={next.href} rel="next">
          <span>{next.label}</span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
