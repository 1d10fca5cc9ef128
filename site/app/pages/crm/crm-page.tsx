import { actions } from '../../content/model.ts';
import type { CrmData } from '../../content/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { pathTo } from '../../routing/addresses.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Cell, Grid } from '../../ui/grid.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './crm-page.module.css';

/** The three actions, one of them chosen where the address names it (`decisions.md`, "/crm/{action?}"). */
export function CrmPage({ action: chosen }: CrmData) {
  const { t, locale } = useLabels();
  const title = t(`crm.title.${chosen ?? 'choose'}`);
  return (
    <div className={styles.page}>
      <Grid>
        <Cell>
          <Breadcrumb
            label={t('shell.breadcrumb')}
            items={[{ label: t('page.home'), href: pathTo('home', locale) }, { label: title }]}
          />
        </Cell>
        <Cell kind="open">
          <Heading level={1} size="huge">
            {title}
          </Heading>
        </Cell>
        <Cell span={7} from={4}>
          <p className={styles.introduction}>{t('crm.introduction')}</p>
        </Cell>
        <nav aria-label={t('crm.actions')}>
          <ul className={styles.choices}>
            {actions.map((action) => (
              <li key={action} className={styles.choice} data-chosen={action === chosen || undefined}>
                <p className={styles.mark}>
                  {action === chosen && (
                    <>
                      <Icon name="check" /> {t('crm.chosen')}
                    </>
                  )}
                </p>
                <Heading level={2} size="medium">
                  <a
                    className={styles.link}
                    href={pathTo('crm', locale, { action })}
                    aria-current={action === chosen ? 'page' : undefined}
                  >
                    {t(`action.${action}`)}
                  </a>
                </Heading>
                <p>{t(`crm.what.${action}`)}</p>
                <span className={styles.arrow}>
                  <Icon name={action === chosen ? 'arrow-down' : 'arrow-right'} />
                </span>
              </li>
            ))}
          </ul>
        </nav>
        <Cell span={7} from={4}>
          <p className={styles.next}>{t(chosen ? 'crm.next' : 'crm.first')}</p>
        </Cell>
      </Grid>
    </div>
  );
}
