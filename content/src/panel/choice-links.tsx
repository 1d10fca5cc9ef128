import Link from 'next/link';
import styles from './panel.module.css';

interface ChoiceLinksProps {
  label: string;
  className?: string;
  links: readonly { href: string; text: string; isCurrent: boolean }[];
}

/** What a view shows, as links of which one is current. */
export function ChoiceLinks({ label, className, links }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.choices}>
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? 'page' : undefined} prefetch={false}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
