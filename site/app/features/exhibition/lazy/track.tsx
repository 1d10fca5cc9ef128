import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useLabels } from '../../../labels/use-labels.tsx';
import type { View } from '../views.ts';
import { Sheet } from './sheet.tsx';
import * as styles from './track.module.css';

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
