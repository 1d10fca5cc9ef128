import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './text-link.module.css';

type TextLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className' | 'style' | 'children'> & {
  href: string;
  children: ReactNode;
  icon?: IconName;
};

/** An underlined link, with an icon after its words where it leads somewhere special. Takes every attribute of an anchor. */
export function TextLink({ children, icon, ...native }: TextLinkProps) {
  return (
    <a {...native} className={styles.link}>
      <span className={styles.words}>{children}</span>
      {icon && <Icon name={icon} size="small" />}
    </a>
  );
}

/** A link to another page of the site, as the whole of a list or what something belongs to: its arrow points there. */
export function ArrowLink(link: Omit<TextLinkProps, 'icon'>) {
  return <TextLink {...link} icon="arrow-right" />;
}
