import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { VisuallyHidden } from '../hidden-text/hidden-text.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'action' | 'plain' | 'quiet';

export type Look = {
  children: ReactNode;
  /** `action`: vermilion, for the three actions only · `plain`: drawn in ink · `quiet`: words alone, underlined by a rule. */
  variant?: ButtonVariant;
  icon?: IconName;
  /** Shows the icon alone; the label stays for those who listen. */
  iconOnly?: boolean;
  /** Fills the width its parent gives. */
  fill?: boolean;
};

export type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children'
>;

type ButtonLinkProps = Look & Native<'a'> & { href: string };

export function lookOf({ variant = 'plain', iconOnly, fill }: Omit<Look, 'children'>): string {
  return [styles.button, styles[variant], iconOnly && styles.square, fill && styles.fill].filter(Boolean).join(' ');
}

export function Content({ children, icon, iconOnly }: Pick<Look, 'children' | 'icon' | 'iconOnly'>) {
  return (
    <>
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={styles.label}>{children}</span>}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
    </>
  );
}

/** A link that looks like a stamp: four crossing lines around a label. Takes every attribute of an anchor. */
export function ButtonLink({ children, variant, icon, iconOnly, fill, ...native }: ButtonLinkProps) {
  return (
    <a {...native} className={lookOf({ variant, iconOnly, fill })}>
      <Content icon={icon} iconOnly={iconOnly}>
        {children}
      </Content>
    </a>
  );
}
