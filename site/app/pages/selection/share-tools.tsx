import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import type { SelectionData } from '../../data/screen-data.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as styles from './share-tools.module.css';

type Share = NonNullable<SelectionData['share']>;

/** Share, e-mail, print. Buttons that need a script have their place, and are shown once there is one (`features/selection`). */
export function ShareTools({ url }: Pick<Share, 'url'>) {
  const { t } = useLabels();
  const mail = new URLSearchParams({
    subject: t('selection.title'),
    body: `${t('selection.email-text')}\n${url}`,
  });
  return (
    <div className={styles.share} data-screen-only>
      <ul className={styles.tools} aria-label={t('selection.tools')}>
        <li data-needs-script>
          <Button data-share={url} data-copied={t('selection.copied')}>
            {t('selection.share')}
          </Button>
        </li>
        <li>
          {/* A mail program takes a plus sign for itself. */}
          <ButtonLink href={`mailto:?${`${mail}`.replaceAll('+', '%20')}`}>{t('selection.email')}</ButtonLink>
        </li>
        <li data-needs-script>
          <Button data-print>{t('selection.print')}</Button>
        </li>
      </ul>
      <p className={styles.answer} role="status" data-share-answer />
    </div>
  );
}

/** Shown by the script where the browser keeps another selection than that of the URL: at the end, where it moves nothing that is read. */
export function NotMine() {
  const { t, locale } = useLabels();
  return (
    <div className={styles.notMine} data-not-mine hidden>
      <Notice
        action={
          <div className={styles.choices}>
            <Button data-add-to-mine>{t('selection.add-to-mine')}</Button>
            <a className={styles.mine} href={pathTo('selection', locale)} data-see-mine>
              {t('selection.see-mine')}
            </a>
          </div>
        }
      >
        <p>{t('selection.not-mine')}</p>
      </Notice>
    </div>
  );
}

/** On paper alone: the way back to the page, to be read by a camera; its URL is at the foot of every printed page. */
export function OnPaper({ share: { code } }: { share: Share }) {
  const { t } = useLabels();
  return (
    <div className={styles.paper}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('selection.code')}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <p>{t('selection.on-paper')}</p>
    </div>
  );
}
