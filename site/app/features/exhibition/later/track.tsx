import { type Ref, useImperativeHandle, useRef } from 'react';
import { useLabels } from '../../../labels/use-labels.tsx';
import type { View } from '../views.ts';
import { Sheet } from './sheet.tsx';
import styles from './track.module.css';

export interface TrackHandle {
  /** Brings a view into the window. */
  goTo: (place: number, behavior: ScrollBehavior) => void;
}

interface TrackProps {
  ref: Ref<TrackHandle>;
  views: View[];
  current: number;
  onChange: (place: number) => void;
}

/** The views side by side. The one that is shown has its image, and its neighbours on both sides have theirs already. */
export function Track({ ref, views, current, onChange }: TrackProps) {
  const { t } = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  /** The view that is being gone to: those that are passed on the way are not meant. */
  const goal = useRef<number>(null);

  useImperativeHandle(ref, () => ({
    goTo(place, behavior) {
      const element = scroller.current;
      if (!element) return;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      goal.current = place;
      onChange(place);
      element.scrollTo({ left: place * element.clientWidth, behavior: still ? 'instant' : behavior });
    },
  }));

  const follow = ({ scrollLeft, clientWidth }: HTMLDivElement) => {
    if (clientWidth === 0) return;
    const place = Math.round(scrollLeft / clientWidth);
    if (goal.current === null) onChange(Math.min(Math.max(place, 0), views.length - 1));
    else if (Math.abs(scrollLeft - goal.current * clientWidth) < 2) goal.current = null;
  };
  const takeOver = () => {
    goal.current = null;
  };

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
      onScrollEnd={takeOver}
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
