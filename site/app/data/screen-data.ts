import type { Screen } from '@vitrine/contract/routes/route-table.ts';
import type { Action, Level, Rhythm } from '@vitrine/contract/vocabulary.ts';
import type { Block } from './blocks.ts';
import type {
  ArticleDetail,
  ArticleSummary,
  CampusChoice,
  CampusDetail,
  CampusEntry,
  CampusSummary,
  CourseChoice,
  CourseDetail,
  CourseEntry,
  CourseSummary,
  EventEntry,
  EventSummary,
  Image,
  MenuEntry,
  Offering,
  PageFrame,
  School,
  Work,
  WorkEntry,
} from './model.ts';

/** The data of each screen: one response per navigation, the same from the server's loader and from `/api`. */

/** What surrounds every screen of a language. */
export interface ShellData {
  school: School;
  navbar: MenuEntry[];
  footer: MenuEntry[];
  /** the labels of the shell, by key, in this language; each screen adds its own */
  labels: Record<string, string>;
  /** the settings that the browser must know */
  settings: {
    crmHosts: string[];
    trackingConsent: 'at-once' | 'after-choice';
    /** an editor's preview: the admin panel's origin, whose saves the page follows */
    preview?: { adminOrigin: string };
  };
}

export interface HomeData extends PageFrame {
  statement: string;
  introduction: string;
  image: Image | null;
  figures: { value: string; label: string }[];
  /** the next open day, with the whole days until then (0: today) */
  openDay: { event: EventSummary; days: number } | null;
  courses: CourseEntry[];
  campuses: CampusEntry[];
  /** the one that is shown large, and those beside it */
  leadWork: Work | null;
  works: WorkEntry[];
  news: ArticleSummary[];
  events: EventEntry[];
  body: Block[];
}

export interface CampusListData extends PageFrame {
  campuses: (CampusSummary & { courseCount: number })[];
}

export interface CampusData extends PageFrame {
  campus: CampusDetail;
  offerings: Offering[];
  courses: CourseSummary[];
  events: EventSummary[];
  news: ArticleSummary[];
  works: Work[];
}

export interface CourseFilters {
  /** campus slug in the language */
  campus?: string | undefined;
  level?: Level | undefined;
  rhythm?: Rhythm | undefined;
}

export interface CourseListData extends PageFrame {
  filters: CourseFilters;
  campuses: { slug: string; title: string }[];
  /** those that the filters leave, each with the cities where it is taught */
  courses: (CourseSummary & { cities: string[] })[];
  /** how many there are without filters */
  total: number;
}

export interface CourseData extends PageFrame {
  course: CourseDetail;
  offerings: Offering[];
  events: EventSummary[];
  works: Work[];
  related: CourseSummary[];
}

export interface NewsListData extends PageFrame {
  articles: ArticleSummary[];
  /** from 1 */
  page: number;
  pages: number;
}

export interface ArticleData extends PageFrame {
  article: ArticleDetail;
  /** the three latest others */
  others: ArticleSummary[];
}

/** The agenda: of the whole school, of a campus, or one event. */
export type AgendaData = PageFrame &
  (
    | {
        view: 'list';
        campus: { title: string; slug: string; url: string } | null;
        /** the campuses by which the list can be filtered, each with the URL of its agenda */
        campuses: { title: string; slug: string; agendaUrl: string }[];
        /** months that have events, `2026-11` */
        months: string[];
        month: string | null;
        events: EventSummary[];
      }
    | { view: 'event'; event: EventSummary; over: boolean; others: EventSummary[] }
  );

export interface PortfoliosData extends PageFrame {
  course: { title: string; slug: string; url: string; family: CourseSummary['family'] } | null;
  /** courses that have works, each with the URL of its exhibition */
  courses: { title: string; slug: string; family: CourseSummary['family']; portfolioUrl: string; count: number }[];
  works: Work[];
}

/** What the viewer of an exhibition shows: the works of the page, and its own labels. */
export interface ExhibitionData {
  works: Work[];
  labels: Record<string, string>;
}

/** The action flow as a page: what is chosen so far, and what can be chosen next. Slugs are the French ones. */
export interface CrmData extends PageFrame {
  action: Action | null;
  /** of the action; empty while there is none */
  courses: CourseChoice[];
  course: CourseChoice | null;
  /** of the course; empty while there is none */
  campuses: CampusChoice[];
  campus: CampusChoice | null;
  /** the slug of a campus that was chosen before a course */
  chosenCampus: string | null;
}

export interface PageData extends PageFrame {
  title: string;
  introduction: string;
  image: Image | null;
  rubrique: { title: string; url: string } | null;
  /** the other pages of the rubrique, or the sub-pages of this one */
  subPages: { title: string; url: string; introduction: string; current: boolean }[];
  body: Block[];
}

export interface ErrorDebugData extends PageFrame {
  /** the requested status, or `null` for the list */
  status: number | null;
}

export interface ScreenData extends Record<Screen, PageFrame> {
  home: HomeData;
  'campus-list': CampusListData;
  campus: CampusData;
  'course-list': CourseListData;
  course: CourseData;
  'news-list': NewsListData;
  article: ArticleData;
  agenda: AgendaData;
  portfolios: PortfoliosData;
  brochure: CrmData;
  crm: CrmData;
  'error-debug': ErrorDebugData;
  rubrique: PageData;
  page: PageData;
}
