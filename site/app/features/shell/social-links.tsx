import type { SocialLink } from '../../data/model.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './social-links.module.css';

/** The networks by name, and their icons: those without one are shown by name (section 2, "Footer"). */
const networks: Record<SocialLink['type'], { name: string; icon?: IconName }> = {
  facebook: { name: 'Facebook', icon: 'facebook' },
  youtube: { name: 'YouTube', icon: 'youtube' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin' },
  tiktok: { name: 'TikTok', icon: 'tiktok' },
  twitter: { name: 'Twitter' },
  discord: { name: 'Discord' },
};

/** The school on social networks; those that are not visible are left out. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const { t } = useLabels();
  const shown = links.filter((link) => link.visible);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={t('shell.social')}>
      <ul className={styles.links}>
        {shown.map(({ id, type, url }) => {
          const { name, icon } = networks[type];
          return (
            <li key={id}>
              <a className={styles.link} href={url} rel="noopener">
                {icon ? <Icon name={icon} label={name} /> : name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
