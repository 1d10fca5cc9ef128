import { onOneLine, searchDescription, searchTitle } from '@vitrine/contract/search-result.ts';
import panelStyles from '../../panel/panel.module.css';
import styles from './checklist.module.css';
import { checklistLabels } from './checklist-labels.ts';
import type { PagePreview } from './page-preview.ts';
import { pageTextsOf, valueAt } from './page-texts.ts';

interface PagePreviewsProps {
  collection: string;
  values: unknown;
  preview: PagePreview;
  language: 'fr' | 'en';
}

/** A URL as search engines show it: the host, then the segments. */
function shownUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

/** What search results and social networks show of a page. Nothing for documents without one. */
export function PagePreviews({ collection, values, preview, language }: PagePreviewsProps) {
  const say = checklistLabels[language];
  const { school, url, shareImage } = preview;
  const texts = pageTextsOf(collection, values, school.name);
  if (!texts) return null;
  if (!url) return <p className={panelStyles.note}>{say.noPage}</p>;
  const own = texts.title.text;
  const description = searchDescription(texts.description.text || school.description);
  const isHidden = valueAt(values, collection === 'schools' ? 'home.seo.preventIndexing' : 'seo.preventIndexing');
  return (
    <details className={styles.previews}>
      <summary>{say.previews}</summary>
      <figure className={styles.preview}>
        <figcaption>{say.preview}</figcaption>
        {isHidden ? (
          <p className={panelStyles.note}>{say.hidden}</p>
        ) : (
          <div className={styles.result}>
            <span className={styles.url}>{shownUrl(url)}</span>
            <span className={styles.resultTitle}>{searchTitle(onOneLine(own), school.siteName)}</span>
            <span>{description}</span>
          </div>
        )}
      </figure>
      <figure className={styles.preview}>
        <figcaption>{say.previewShare}</figcaption>
        <div className={styles.card}>
          {shareImage ? <img src={shareImage} alt="" /> : <p className={panelStyles.note}>{say.shareDrawn}</p>}
          <span className={styles.url}>{new URL(url).host}</span>
          <span className={styles.cardTitle}>{own}</span>
          <span className={styles.cardText}>{description}</span>
        </div>
      </figure>
    </details>
  );
}
