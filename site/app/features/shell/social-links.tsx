import type { SocialLink } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { StaticIcon, type StaticIconName } from '../../ui/icon/static-icon.tsx';
import * as styles from './footer.module.css';

type Network = SocialLink['type'];

/** The networks by name (section 2, "Footer"). */
const names: Record<Network, string> = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'Twitter',
  discord: 'Discord',
};

/** Whether a network has an icon; the others are shown by name. */
const hasIcon = (type: Network): type is Network & StaticIconName => type !== 'twitter' && type !== 'discord';

/** The school on social networks; those that are not visible are left out. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { t } = useLabels();
  const shown = links.filter((link) => link.visible);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={t('shell.social')}>
      <ul className={styles.networks}>
        {shown.map(({ id, type, url }) => (
          <li key={id}>
            <a className={styles.network} href={url} rel="noopener">
              {hasIcon(type) ? <StaticIcon name={type} label={names[type]} /> : names[type]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
