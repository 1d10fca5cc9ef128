import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLabels } from '../../../labels/use-labels.tsx';
import * as hidden from '../../../ui/hidden-text/hidden-text.module.css';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import type { View } from '../views.ts';
import { Track, type TrackHandle } from './track.tsx';
import * as styles from './viewer.module.css';

interface ViewerProps {
  views: View[];
  /** the view that the URL names */
  place: number;
  /** a view has been stopped at */
  onSettle: (place: number) => void;
  onClose: (place: number) => void;
}

/** Milliseconds after which a view counts as settled: browsers refuse a URL that changes too often. */
const settling = 300;

/** Where a key leads from a view; nothing where it is not one of the viewer's. */
function placeByKey(key: string, place: number, last: number): number | undefined {
  return { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[key];
}

/**
 * Works one by one, as large as the window allows. A modal dialog: the page behind is inert, Escape closes it. Views lie side
 * by side in a scroller that snaps, so a swipe is the browser's own.
 */
export function Viewer({ views, place, onSettle, onClose }: ViewerProps) {
  const { t } = useLabels();
  const [current, setCurrent] = useState(place);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const track = useRef<TrackHandle>(null);
  const settled = useRef(place);
  const [titleId, positionId] = [useId(), useId()];

  useLayoutEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
    track.current?.goTo(settled.current, 'instant');
  }, []);

  // The URL was changed from outside: Back, Forward, or by hand.
  useEffect(() => {
    if (place === settled.current) return;
    settled.current = place;
    track.current?.goTo(place, 'instant');
  }, [place]);

  useEffect(() => {
    if (current === settled.current) return;
    const timer = setTimeout(() => {
      settled.current = current;
      onSettle(current);
    }, settling);
    return () => clearTimeout(timer);
  }, [current, onSettle]);

  const last = views.length - 1;
  const go = (to: number) => {
    if (to >= 0 && to <= last) track.current?.goTo(to, Math.abs(to - current) === 1 ? 'smooth' : 'instant');
  };
  const goByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = placeByKey(event.key, current, last);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  const view = views[current];
  if (!view) return null;
  const close = () => onClose(current);
  const steps = [
    ['previous', 'arrow-left', current - 1],
    ['next', 'arrow-right', current + 1],
  ] as const satisfies [string, IconName, number][];
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby={titleId}
      aria-describedby={positionId}
      // A click between its controls leaves the keys to it.
      tabIndex={-1}
      data-family={view.work.course?.family ?? 'school'}
      onKeyDown={goByKey}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
    >
      <header className={styles.bar}>
        <p className={styles.number} aria-hidden="true">
          {/* An element for each text that changes: a browser that translates the page replaces text nodes, and React would write to the old one. */}
          <span>{String(view.number).padStart(2, '0')}</span>
          <span className={styles.of}> / {view.count}</span>
        </p>
        <p id={positionId} className={hidden.hidden} aria-live="polite">
          {t(view.views > 1 ? 'portfolios.position-view' : 'portfolios.position', {
            ...{ number: view.number, count: view.count, view: view.view, views: view.views },
            title: view.work.title,
          })}
        </p>
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="close" label={t('portfolios.close')} />
        </button>
      </header>
      <Track ref={track} views={views} current={current} onChange={setCurrent} />
      <ViewCaption view={view} titleId={titleId} titleRef={title} />
      <footer className={styles.steps}>
        {steps.map(([name, icon, to]) => (
          <button
            key={name}
            type="button"
            className={styles.step}
            aria-disabled={to < 0 || to > last}
            onClick={() => go(to)}
          >
            <Icon name={icon} label={t(`portfolios.${name}`)} />
          </button>
        ))}
        <p className={styles.view} aria-hidden="true">
          {view.views > 1 && t('portfolios.view', { view: view.view, views: view.views })}
        </p>
      </footer>
    </dialog>
  );
}

interface ViewCaptionProps {
  view: View;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The caption of a work: its title, who made it, where and with what, and what it is about. */
function ViewCaption({ view: { work }, titleId, titleRef }: ViewCaptionProps) {
  const { t } = useLabels();
  const { title, student, year, course, campus, description, software, materials } = work;
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caption of another work is scrolled to its top
  useEffect(() => void words.current?.scrollTo(0, 0), [work.id]);
  return (
    <div className={styles.words} ref={words}>
      <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.author}>{`${student}, ${year}`}</p>
      <p>{description}</p>
      <dl className={styles.credits}>
        <Credit label={t('portfolios.course')}>{course && <a href={course.url}>{course.title}</a>}</Credit>
        <Credit label={t('portfolios.campus')}>{campus}</Credit>
        <Credit label={t('portfolios.software')}>{software.join(', ')}</Credit>
        <Credit label={t('portfolios.materials')}>{materials.join(', ')}</Credit>
      </dl>
    </div>
  );
}

function Credit({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
