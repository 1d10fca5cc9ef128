import type { Conformity, ExceptionKind } from '@vitrine/contract/accessibility-statement.ts';
import type { QualiopiCategory } from '@vitrine/contract/courses/course-certification.ts';
import type { Alternates } from '@vitrine/contract/routes/build-url.ts';
import type { Locale } from '@vitrine/contract/routes/locale.ts';
import type { EventKind } from '@vitrine/contract/vocabulary/event-kinds.ts';
import type { Family } from '@vitrine/contract/vocabulary/families.ts';
import type { FinancingKind } from '@vitrine/contract/vocabulary/financing-kinds.ts';
import type { Making, StartingPoint } from '@vitrine/contract/vocabulary/finder-answers.ts';
import type { Layout, Level, MenuType, Network, Rhythm } from '@vitrine/contract/vocabulary/vocabulary.ts';
import type { MetaDescriptor } from 'react-router';
import type { Pair } from './selection.ts';

/** The model of what the school publishes. Views know it, and nothing of the content service. */

/** An image, by the hash of its content; `image-sources.ts` composes its URLs. */
export interface Image {
  hash: string;
  /** pixels of the original */
  width: number;
  height: number;
  alt: string;
  /** its average colour, `#rrggbb`; `null` where the page shows through it, or where none was noted */
  colour: string | null;
  /** what must stay visible when cropped, in percent from the left and the top */
  focus: { x: number; y: number };
  /** who made it, or owns it; absent where nobody is to be named */
  credit?: string;
}

export interface Link {
  href: string;
  /** whether it leaves the site */
  external: boolean;
}

export interface MenuItem {
  id: string;
  label: string;
  url: string;
}

/** An entry of a menu: a link, or a menu of its own. */
export type MenuEntry = MenuItem | { id: string; label: string; items: MenuItem[] };

/** A menu as editors made it (section 3, "Rich menu"). */
export interface RichMenu {
  slug: string;
  type: MenuType;
  body: MenuEntry[];
}

export interface SocialLink {
  id: string;
  type: Network;
  url: string;
  visible: boolean;
}

/** The school as every page needs it (section 3, "School"). */
export interface School {
  name: string;
  namespace: string;
  siteUrl: string;
  siteName: string;
  metaDescription: string;
  twitterSite: string | null;
  logo: Image | null;
  shareImage: Image | null;
  social: SocialLink[];
  contact: { address: string; phone: string; email: string };
  tagManagerId: string | null;
  complaintUrl: string | null;
  footerFrameUrl: string | null;
  /** what its accessibility statement says in one word; null where there is none */
  conformity: Conformity | null;
}

/** A text that may be in the other language than the page, where it has not been translated. */
export interface SaidText {
  text: string;
  /** absent: that of the page */
  lang?: Locale;
}

/** What the law wants to be said of how accessible the site is (section 18). */
export interface AccessibilityStatement {
  conformity: Conformity;
  /** percent of the criteria, or null without an audit */
  rate: number | null;
  /** the day on which it was made, ISO 8601 */
  date: string;
  auditor: string;
  exceptions: (SaidText & { kind: ExceptionKind })[];
  environments: string[];
  /** titles of the pages that were audited */
  pages: SaidText[];
  email: string;
  phone: string;
}

/** Whom one turns to. */
export interface Contact {
  /** a first name, or empty */
  name: string;
  email: string;
  phone: string;
}

/** What families ask a school before they choose it (section 19). */
export interface SchoolFacts {
  qualiopi: { number: string; certifier: string; categories: QualiopiCategory[] } | null;
  disabilityContact: Contact | null;
  financing: { kind: FinancingKind; title: string; text: string }[];
  /** in how many parts the fees of a year can be paid, at most */
  instalments: number;
}

export interface CampusSummary {
  title: string;
  slug: string;
  url: string;
  city: string;
  introduction: string;
  image: Image | null;
  position: { latitude: number; longitude: number } | null;
}

/** A campus among the others of the school. */
export interface NamedCampus extends CampusSummary {
  /** what tells it from the others: its city, with its title where another campus is in the same city */
  name: string;
}

export interface CourseSummary {
  title: string;
  slug: string;
  url: string;
  family: Family;
  level: Level;
  /** months */
  duration: number;
  rhythms: Rhythm[];
  introduction: string;
  image: Image | null;
}

/** A course as the course finder weighs it (section 17). */
export interface WeighedCourse extends CourseSummary {
  entryLevel: string;
  /** how well it suits each answer, 0 to 3; `null` where editors have not weighed it */
  weights: { now: Record<StartingPoint, number | null>; make: Record<Making, number | null> };
}

/** A course at a campus, seen from either end. */
export interface Offering {
  id: string;
  campus: { title: string; slug: string; url: string; city: string };
  course: { title: string; slug: string; url: string };
  rhythm: Rhythm;
  /** how many of the last years are an apprenticeship, where it is the rhythm; `null`: all */
  apprenticeYears: number | null;
  /** ISO dates */
  startDates: string[];
  /** euros, of each year that is no apprenticeship; 0 where the company pays all */
  fees: number;
  places: number;
}

/** An offering with what a selection calls its course at its campus; `null` where either has no French slug. */
export interface SelectableOffering extends Offering {
  campus: Offering['campus'] & Pick<NamedCampus, 'name'>;
  pair: Pair | null;
}

/** A news item (section 3). */
export interface ArticleSummary {
  id: string;
  slug: string;
  title: string;
  url: string;
  /** ISO date, or `null` where it has none */
  publishDate: string | null;
  campus: string | null;
  summary: string;
  image: Image | null;
}

/** An event (section 3). */
export interface EventSummary {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** its page on the site */
  url: string;
  /** where one registers */
  registrationUrl: string | null;
  /** ISO moments */
  dateStart: string;
  dateEnd: string | null;
  campus: { title: string; slug: string; url: string } | null;
  kind: EventKind;
  place: string;
  online: boolean;
  /** it does not take place, and says so wherever it is shown */
  cancelled: boolean;
  /** a sentence for visitors, or empty */
  cancellationReason: string;
}

export interface Work {
  id: string;
  slug: string;
  title: string;
  student: string;
  year: number;
  course: { title: string; slug: string; url: string; family: Family } | null;
  campus: string | null;
  images: Image[];
  description: string;
  software: string[];
  materials: string[];
}

/** A course that the action flow offers (section 3, "CRM course choice"); the slug is the French one, an identifier. */
export interface CourseChoice {
  name: string;
  slug: string;
}

/** A campus that the action flow offers, with whom to call where a link is missing. */
export interface CampusChoice {
  name: string;
  slug: string;
  phone: string | null;
  email: string | null;
}

/** A heading of the page's summary navigation. */
export interface PageHeading {
  id: string;
  text: string;
  /** whether the page letters its section, as the sheets of a set */
  isSheet?: true;
}

/** What only the server renders: from `/api` with its markup, while that of a first page is in the document alone. */
export interface Markup {
  markup?: string;
}

/** What every page carries beside its own content. */
export interface PageFrame {
  locale: Locale;
  layout: Layout;
  alternates: Alternates;
  /** what the head of the page says (section 3, "Page metadata") */
  metadata: MetaDescriptor[];
  headings: PageHeading[];
  /** its own labels, by key, beside those of the shell */
  labels?: Record<string, string>;
  /** what is already chosen when the action flow opens on this page: French slugs (section 4, "Deep choice") */
  choice?: { course?: string; campus?: string };
  /** where the language switch leads in place of the alternates: with what the visitor has chosen on the page */
  switchTo?: Alternates;
}
