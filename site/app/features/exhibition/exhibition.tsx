import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Work } from '../../content/model.ts';
import { viewAnchor, viewAt, viewsOf } from './views.ts';

// Only who looks closer pays for the viewer.
const loadViewer = () => import('./later/when-opened.ts');
type Loaded = Awaited<ReturnType<typeof loadViewer>>;

/** What a link of the exhibition does beyond leading to its address. */
interface Opening {
  open: (key: string, event: MouseEvent<HTMLAnchorElement>) => void;
  prepare: () => void;
}

const ExhibitionContext = createContext<Opening | null>(null);

/** Opens the viewer from a link of the exhibition; where nothing is exhibited, links are followed. */
export function useOpening(): Opening | null {
  return useContext(ExhibitionContext);
}

/** Whether the browser shall do with a click what it does: a new window, a download. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

interface ExhibitionProps {
  works: Work[];
  /** the anchor of a work's place on the wall */
  anchorOf: (work: Work) => string;
  children: ReactNode;
}

/**
 * An exhibition: links inside it open the viewer. What is open stands in the address (`#view-…`), so that it can be shared
 * and Back closes it: the viewer follows the address, never the other way round.
 */
export function Exhibition({ works, anchorOf, children }: ExhibitionProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const views = useMemo(() => viewsOf(works), [works]);
  const asked = viewAt(views, hash);
  const [shown, setShown] = useState<{ loaded: Loaded; place: number } | null>(null);
  const now = useRef(shown);
  now.current = shown;
  const opener = useRef<HTMLElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    isLeaving.current = false;
    const open = now.current;
    if (asked === undefined) {
      if (open) void open.loaded.hide(opener.current, () => setShown(null));
      opener.current = null;
      return;
    }
    let isWanted = true;
    loadViewer().then(
      (loaded) => {
        const show = () => isWanted && setShown({ loaded, place: asked });
        if (now.current) show();
        else void loaded.show(views[asked]?.key, show);
      },
      // Everything hangs on the wall too, and the browser has gone there.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [asked, views]);

  const opening = useMemo<Opening>(
    () => ({
      prepare: () => void loadViewer().catch(() => {}),
      open: (key, event) => {
        if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
        event.preventDefault();
        const link = event.currentTarget;
        loadViewer().then(
          () => {
            opener.current = link;
            void navigate(`${pathname}${search}#${viewAnchor(key)}`, { state: { isFromWall: true } });
          },
          () => window.location.assign(link.href),
        );
      },
    }),
    [navigate, pathname, search],
  );

  const settle = (place: number) => {
    const view = views[place];
    if (view && !isLeaving.current)
      void navigate(`${pathname}${search}#${viewAnchor(view.key)}`, { replace: true, state });
  };
  const close = (place: number) => {
    const view = views[place];
    if (isLeaving.current || !view) return;
    isLeaving.current = true;
    if ((state as { isFromWall?: true } | null)?.isFromWall) void navigate(-1);
    else void navigate(`${pathname}${search}#${anchorOf(view.work)}`, { replace: true });
  };

  return (
    <ExhibitionContext value={opening}>
      {children}
      {shown && <shown.loaded.Viewer views={views} place={shown.place} onSettle={settle} onClose={close} />}
    </ExhibitionContext>
  );
}
