import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { SearchKind } from '@vitrine/contract/vocabulary/search-kinds.ts';
import type { Action, Level, Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { Block } from './blocks.ts';
import type { CostCalculation } from './course-cost.ts';
import type { ArticleDetail, CampusDetail, CampusPlace, CourseDetail } from './details.ts';
import type { FinderAnswers, Finding } from './finder.ts';
import type {
  AccessibilityStatement,
  ArticleSummary,
  CampusChoice,
  CourseChoice,
  CourseSummary,
  EventSummary,
  Image,
  Markup,
  MenuEntry,
  NamedCampus,
  Offering,
  PageFrame,
  School,
  SchoolFacts,
  SelectableOffering,
  Work,
} from './model.ts';
import type { SearchOutcome } from './search.ts';
import type { Pair } from './selection.ts';

/** The data of each screen: one response per navigation, the same from the server's loader and from `/api`. */

/** What surrounds every screen of a language. */
export interface ShellData {
  school: Pick<School, 'name' | 'namespace' | 'logo' | 'tagManagerId'>;
  navbar: MenuEntry[];
  /** the content of the footer, which only the server renders */
  footer: Markup;
  /** the path of the page on personal data, where the school has published it in this language */
  personalData: string | null;
  /** the labels of the shell, by key, in this language; each screen adds its own */
  labels: Record<string, string>;
  /** the settings that the browser must know */
  settings: {
    crmHosts: string[];
    trackingConsent: 'at-once' | 'after-choice';
    /** a preview: the admin panel's origin, whose saves the page follows, and whether its reader is an editor who can log in there */
    preview?: { adminOrigin: string; isOfEditor: boolean };
  };
}

export interface HomeData extends PageFrame {
  statement: string;
  introduction: string;
  image: Image | null;
  figures: { value: string; label: string }[];
  /** the next open day, with the whole days until then (0: today) */
  openDay: { event: EventSummary; days: number } | null;
  courses: CourseSummary[];
  campuses: NamedCampus[];
  /** the one that is shown large, and those beside it */
  leadWork: Work | null;
  works: Work[];
  news: ArticleSummary[];
  events: EventSummary[];
  body: Block[];
}

export interface CampusListData extends PageFrame {
  campuses: (NamedCampus & { courseCount: number })[];
  /** whether two of them are at different points, so that there is something to measure */
  isSurveyed: boolean;
}

export interface CampusData extends PageFrame {
  campus: CampusDetail;
  offerings: SelectableOffering[];
  courses: CourseSummary[];
  schoolFacts: SchoolFacts;
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
  /** those that the filters leave, each with the campuses where it is taught */
  courses: (CourseSummary & { taughtIn: { campus: string; pair: Pair | null }[] })[];
  /** how many there are without filters */
  total: number;
}

export interface CourseData extends PageFrame {
  course: CourseDetail;
  offerings: SelectableOffering[];
  schoolFacts: SchoolFacts;
  /** `null` where the course is not taught anywhere */
  calculation: CostCalculation | null;
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

/** The agenda: of the whole school, of a campus, all open days, or one event. */
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
        /** kinds of which there are events */
        kinds: EventKind[];
        kind: EventKind | null;
        /** where a calendar application subscribes to the same events */
        subscriptionUrl: string;
        events: EventSummary[];
      }
    | {
        view: 'open-days';
        /** the campuses that have open days, then what takes place elsewhere */
        places: { campus: CampusPlace | null; events: EventSummary[] }[];
        /** the campuses that have none */
        without: { title: string; url: string }[];
        /** where a calendar application subscribes to them */
        subscriptionUrl: string;
      }
    | {
        view: 'event';
        event: EventSummary;
        /** where its campus is; `null` where it is at none */
        at: CampusPlace | null;
        over: boolean;
        others: EventSummary[];
      }
  );

export interface PortfoliosData extends PageFrame {
  course: { title: string; slug: string; url: string; family: CourseSummary['family'] } | null;
  /** courses that have works, each with the URL of its exhibition */
  courses: { title: string; slug: string; family: CourseSummary['family']; portfolioUrl: string; count: number }[];
  /** how many works the whole exhibition has, also of what is no published course */
  total: number;
  works: Work[];
}

/** The search of the site. */
export interface SearchData extends PageFrame {
  /** what was searched for; empty before anything is */
  question: string;
  kind: SearchKind | null;
  /** null where nothing was searched for */
  outcome: SearchOutcome | null;
}

/** A course at a campus, as it stands beside others in a selection. */
export interface SelectedOffering {
  pair: Pair;
  /** the path of the selection without it */
  without: string;
  /** French slugs (section 4, "Deep choice") */
  choice: { course: string; campus: string };
  course: Pick<CourseDetail, 'title' | 'url' | 'family' | 'level' | 'duration' | 'diploma' | 'entryLevel'>;
  campus: Pick<CampusDetail, 'title' | 'url' | 'city' | 'street' | 'postalCode'> & {
    name: string;
    /** from where one walks to it, in minutes */
    landmarks: { name: string; minutes: number }[];
  };
  /** its classes there */
  offerings: Offering[];
  /** the next one at the campus */
  openDay: EventSummary | null;
}

/** A visitor's selection: courses at campuses side by side (section 15). */
export interface SelectionData extends PageFrame {
  selected: SelectedOffering[];
  /** pairs of the URL that are not published in the language: what is known of their names */
  missing: { course: string; campus: string }[];
  /** what can be selected beside these: the courses, each with its campuses and the selection that has that pair too */
  others: { course: string; pairs: { campus: string; selection: string }[] }[];
  /** the absolute URL of the selection, and the same as the path of a QR code of so many modules a side; `null` where it is empty */
  share: { url: string; code: { path: string; size: number } } | null;
  /** the pairs of the URL, published or not, as a query has them */
  requested: string;
}

/** The accessibility statement (section 18). */
export interface AccessibilityData extends PageFrame {
  school: string;
  statement: AccessibilityStatement;
}

/** The course finder: five questions, and what their answers lead to (section 17). */
export interface FinderData extends PageFrame {
  answers: FinderAnswers;
  /** where something is taught, by French slug */
  campuses: { slug: string; name: string }[];
  /** budgets to choose from, euros a year */
  budgets: number[];
  /** `null` before anything is answered; `selection`: the path that compares what was found */
  finding: (Finding & { selection: string | null }) | null;
}

/** What the viewer of an exhibition shows: the works of the page, and its own labels. */
export interface ExhibitionData {
  works: Work[];
  labels: Record<string, string>;
}

/** The action flow as a page: what is chosen so far, and what can be chosen next. Slugs are the French ones. */
export interface CrmData extends PageFrame {
  /** with the course, once one is chosen: each step is announced by another one */
  title: string;
  action: Action | null;
  /** of the action; empty while there is none */
  courses: CourseChoice[];
  course: CourseChoice | null;
  /** of the course; empty while there is none */
  campuses: CampusChoice[];
  campus: CampusChoice | null;
  /** the slugs of both, also of a course that waits for an action, and of a campus that waits for a course */
  chosen: { course?: string | undefined; campus?: string | undefined };
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

export interface ScreenData {
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
  search: SearchData;
  selection: SelectionData;
  finder: FinderData;
  accessibility: AccessibilityData;
  'error-debug': ErrorDebugData;
  rubrique: PageData;
  page: PageData;
}
