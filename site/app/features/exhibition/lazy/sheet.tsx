import { widths } from '@vitrine/contract/media-sizes.ts';
import { type CSSProperties, useState } from 'react';
import { imageUrl } from '../../../data/image-sources.ts';
import type { Image } from '../../../data/model.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { EmptyFrame } from '../../../ui/empty-state/empty-state.tsx';
import { type View, viewAnchor } from '../views.ts';
import * as styles from './sheet.module.css';

/**
 * How much of the window the images have at most: on a phone, and beside the texts on a wide screen. See
 * `viewer.module.css`.
 */
const room = { narrow: { width: '100vw', height: 62 }, wide: { width: '74vw', height: 96 } };

/** Files for the viewer: nothing smaller than a phone's width. */
const offered = widths.filter((width) => width >= 640);

/** How wide an image is shown: limited by the width or the height of its place. */
function sizesOf(ratio: number): string {
  const within = ({ width, height }: { width: string; height: number }) =>
    `min(${width}, ${Math.round(height * ratio)}vh)`;
  return `(min-width: 48em) ${within(room.wide)}, ${within(room.narrow)}`;
}

/** An image as large as its place, or the placeholder of a missing one. */
export function Sheet({ view, isShown }: { view: View; isShown: boolean }) {
  const { t } = useLabels();
  const [isLost, setLost] = useState(false);
  const { image, key } = view;
  const ratio = image ? image.width / image.height : 4 / 3;
  const place = { className: styles.sheet, style: { '--ratio': ratio } as CSSProperties };
  const name = isShown ? { 'data-sheet': key } : {};
  if (!image || isLost) {
    return (
      <div {...place} {...name}>
        <EmptyFrame />
        <p className={styles.missing}>{t(image ? 'portfolios.lost' : 'portfolios.without-image')}</p>
      </div>
    );
  }
  return (
    <div {...place} {...name}>
      <Draft viewKey={key} />
      <Full image={image} ratio={ratio} onLost={() => setLost(true)} />
    </div>
  );
}

/** The smaller picture of the page, which the browser already has, until the large one is there. */
function Draft({ viewKey }: { viewKey: string }) {
  const known = document.getElementById(viewAnchor(viewKey))?.querySelector('img');
  if (!known?.complete || !known.currentSrc) return null;
  return <img className={styles.image} src={known.currentSrc} alt="" />;
}

function Full({ image, ratio, onLost }: { image: Image; ratio: number; onLost: () => void }) {
  const { width, height, alt } = image;
  const srcSet = offered.map((wide) => `${imageUrl(image, wide, 'avif')} ${wide}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizesOf(ratio)} />
      <img
        className={styles.image}
        src={imageUrl(image, 1280, 'webp')}
        width={width}
        height={height}
        alt={alt}
        onError={onLost}
      />
    </picture>
  );
}
