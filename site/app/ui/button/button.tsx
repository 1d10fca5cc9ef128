import { Content, type Look, lookOf, type Native } from './button-link.tsx';

// In a module of its own: links are in the scripts of every page, buttons are not.
export { ButtonLink, type ButtonVariant } from './button-link.tsx';

type ButtonProps = Look & Native<'button'>;

/** The same stamp as a button. Takes every attribute of a button; `type` is `button` unless said otherwise. */
export function Button({ children, variant, icon, iconOnly, fill, type = 'button', ...native }: ButtonProps) {
  return (
    <button {...native} type={type} className={lookOf({ variant, iconOnly, fill })}>
      <Content icon={icon} iconOnly={iconOnly}>
        {children}
      </Content>
    </button>
  );
}
