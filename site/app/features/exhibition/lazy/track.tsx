import { widths } from '@vitrine/contract/media-sizes.ts';
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { imageUrl } from '../../../data/image-sources.ts';
import type { Image } from '../../../data/model.ts';
import { useLabels } from '../../../labels/use-labels.tsx';
import { EmptyFrame } from '../../../ui/empty-state/empty-state.tsx';
import { type View, viewAnchor } from '../views.ts';
import * as styles from './viewer.module.css';

export interface TrackHandle {
  /** Scrolls a view into the window. */
  goTo: (place: number, behavior: ScrollBehavior) => void;
}

interface TrackProps {
  ref: Ref<TrackHandle>;
  views: View[];
  current: number;
  onChange: (place: number) => void;
}

/** Milliseconds that a movement from one view to the next takes at most. */
const longest = 800;

/** The views side by side. The one that is shown has its image, and its neighbours on both sides have theirs already. */
export function Track({ ref, views, current, onChange }: TrackProps) {
  const { t } = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  /** The view that is being gone to: those that are passed on the way are not meant. */
  const goal = useRef<number>(null);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(limit.current), []);

  const isAt = ({ scrollLeft, clientWidth }: HTMLDivElement, place: number) =>
    Math.abs(scrollLeft - place * clientWidth) < 2;
  const takeOver = () => {
    clearTimeout(limit.current);
    goal.current = null;
  };
  const follow = (element: HTMLDivElement) => {
    if (goal.current !== null && isAt(element, goal.current)) takeOver();
    if (goal.current !== null || element.clientWidth === 0) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    onChange(Math.min(Math.max(place, 0), views.length - 1));
  };
  // Scroll snapping may end a movement early: what was requested is shown all the same.
  const arrive = (element: HTMLDivElement) => {
    if (goal.current !== null && !isAt(element, goal.current))
      element.scrollTo({ left: goal.current * element.clientWidth, behavior: 'instant' });
    follow(element);
  };

  useImperativeHandle(ref, () => ({
    goTo(place, behavior) {
      const element = scroller.current;
      if (!element) return;
      takeOver();
      onChange(place);
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollTo({ left: place * element.clientWidth, behavior: still ? 'instant' : behavior });
      if (isAt(element, place)) return;
      goal.current = place;
      limit.current = setTimeout(() => arrive(element), longest);
    },
  }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element says that it is a group of images
    <div
      ref={scroller}
      className={styles.track}
      role="group"
      aria-label={t('portfolios.views')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard in every browser
      tabIndex={0}
      onScroll={({ currentTarget }) => follow(currentTarget)}
      onScrollEnd={({ currentTarget }) => arrive(currentTarget)}
      onPointerDown={takeOver}
      onWheel={takeOver}
    >
      {views.map((view, place) => (
        <div key={view.key} className={styles.slide} aria-hidden={place !== current}>
          {Math.abs(place - current) <= 1 && <Sheet view={view} isShown={place === current} />}
        </div>
      ))}
    </div>
  );
}

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
function Sheet({ view, isShown }: { view: View; isShown: boolean }) {
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
