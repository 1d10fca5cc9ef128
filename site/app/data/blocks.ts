import type { Action, VideoProvider } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type {
  ArticleSummary,
  CampusSummary,
  CourseSummary,
  EventSummary,
  Image,
  Link,
  SchoolFacts,
  Work,
} from './model.ts';

interface WithHeading {
  id: string;
  /** empty where the section has none */
  heading: string;
  /** the anchor of the heading */
  anchor: string;
}

/** A section of a page, as views show it: a closed union, one member per block that an editor can choose. */
export type Block =
  | { kind: 'rich-text'; id: string; html: string }
  | { kind: 'image'; id: string; image: Image; caption: string; wide: boolean }
  | ({ kind: 'gallery'; images: Image[] } & WithHeading)
  | ({ kind: 'key-figures'; figures: { value: string; label: string }[] } & WithHeading)
  | { kind: 'quote'; id: string; text: string; author: string; role: string }
  | ({ kind: 'steps'; steps: { title: string; html: string }[] } & WithHeading)
  | ({ kind: 'accordion'; items: { question: string; html: string }[] } & WithHeading)
  | ({
      kind: 'cards';
      cards: { title: string; text: string; image: Image | null; link: Link | null; linkLabel: string }[];
    } & WithHeading)
  | ({ kind: 'logos'; logos: { name: string; image: Image; url: string | null }[] } & WithHeading)
  | { kind: 'video'; id: string; title: string; provider: VideoProvider; videoId: string; poster: Image }
  | ({ kind: 'call-to-action'; text: string; action: Action } & WithHeading)
  | ({ kind: 'list' } & WithHeading & ListContent)
  | ({ kind: 'school-facts'; facts: SchoolFacts } & WithHeading);

/** What an automatic list shows. */
export type ListContent =
  | { of: 'courses'; items: CourseSummary[] }
  | { of: 'campuses'; items: CampusSummary[] }
  | { of: 'news'; items: ArticleSummary[] }
  | { of: 'events'; items: EventSummary[] }
  | { of: 'portfolios'; items: Work[] };
