import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { type LegalPage, legalPath } from '@vitrine/contract/routes/legal-pages.ts';
import type { MenuEntry, MenuItem, School, SocialLink } from '../../data/model.ts';
import { telephoneHref } from '../../data/telephone.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { StaticIcon, type StaticIconName } from '../../ui/icon/static-icon.tsx';
import * as styles from './footer.module.css';
import { SchoolName } from './school-name.tsx';

interface FooterContentProps {
  school: School;
  menu: MenuEntry[];
  /** the legal pages that there are in this language */
  legal: LegalPage[];
  /** whether there is something to consent to: the control opens the consent banner again (`features/consent`) */
  asksConsent: boolean;
}

/**
 * The title block of the sheet: logo, contact, menu, social networks, legal links, complaint form, frame (section 2). Only the
 * server renders it (`docs/decisions/020`).
 */
export function FooterContent({ school, menu, legal, asksConsent }: FooterContentProps) {
  const { t, locale } = useLabels();
  const groups = menu.filter((entry) => 'items' in entry);
  const loose = menu.filter((entry): entry is MenuItem => 'url' in entry);
  return (
    <>
      <div className={styles.school}>
        <a
          className={styles.home}
          href={pathTo('home', locale)}
          aria-label={t('shell.home-link', { school: school.name })}
        >
          <SchoolName school={school} size="large" />
        </a>
      </div>
      <ContactDetails contact={school.contact} />
      {menu.length > 0 && (
        <nav className={styles.menu} aria-label={t('shell.footer-menu')}>
          {groups.map((group) => (
            <div key={group.id} className={styles.group}>
              <p className={styles.label} id={`footer-${group.id}`}>
                {group.label}
              </p>
              <MenuLinks items={group.items} labelledBy={`footer-${group.id}`} />
            </div>
          ))}
          {loose.length > 0 && (
            <div className={`${styles.group} ${styles.loose}`}>
              <MenuLinks items={loose} />
            </div>
          )}
        </nav>
      )}
      <SocialLinks links={school.social} />
      <nav className={styles.legal} aria-label={t('shell.legal')}>
        <ul className={styles.legalLinks}>
          {legal.map((page) => (
            <li key={page}>
              <a href={legalPath(page, locale)}>{t(`shell.${page}`)}</a>
            </li>
          ))}
          {school.conformity && (
            <li>
              <a href={pathTo('accessibility', locale)}>{t(`shell.accessibility.${school.conformity}`)}</a>
            </li>
          )}
          <li>
            <a href={pathTo('selection', locale)}>{t('shell.selection')}</a>
          </li>
          {school.complaintUrl && (
            <li>
              <a href={school.complaintUrl}>
                {t('shell.complaint')} <Icon name="external" size="small" />
              </a>
            </li>
          )}
          {asksConsent && (
            <li>
              <button type="button" data-consent-control>
                {t('consent.manage')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {school.footerFrameUrl && (
        <iframe
          className={styles.frame}
          src={school.footerFrameUrl}
          title={t('shell.footer-frame')}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}

function MenuLinks({ items, labelledBy }: { items: MenuItem[]; labelledBy?: string }) {
  return (
    <ul className={styles.links} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.url} className={styles.link}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({ contact }: Pick<School, 'contact'>) {
  const { t } = useLabels();
  const { address, phone, email } = contact;
  return (
    <address className={styles.contact}>
      {address && (
        <p>
          <span className={styles.label}>{t('shell.address')}</span>
          <span className={styles.detail}>{address}</span>
        </p>
      )}
      {phone && (
        <p>
          <span className={styles.label}>{t('shell.phone')}</span>
          <a className={styles.detail} href={telephoneHref(phone)}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <span className={styles.label}>{t('shell.email')}</span>
          <a className={styles.detail} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </address>
  );
}

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
function SocialLinks({ links }: { links: SocialLink[] }) {
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
