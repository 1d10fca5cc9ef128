/**
 * The shape in which the sample school is written down: plain data, both languages side by side, no word of the
 * database. `write-*.ts` beside this folder turns it into documents.
 */

/** A text in both languages. `en: null` means that the document exists in French only. */
export type Both<T = string> = { fr: T; en: T };
export type Slugs = { fr: string; en: string | null };

/**
 * Markdown: paragraphs, `##` and `###` headings, lists, **bold**, *italic*, links. An inner link is written
 * `[text](doc:courses/architecture-interieure)`: the collection and the FRENCH slug of a document of the sample, or
 * `[text](screen:course-list)`: a screen of the route table.
 */
export type Markdown = string;

/** What a link of a menu, a card or a call to action points to. */
export type Target =
  | `doc:${'campuses' | 'courses' | 'news' | 'events' | 'pages'}/${string}`
  | `screen:${ScreenTarget}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;
export type ScreenTarget = 'home' | 'campus-list' | 'course-list' | 'news-list' | 'agenda' | 'portfolios' | 'crm';

/** One section of a page body. The order and choice of sections may differ between the languages. */
export type Section =
  | { block: 'rich-text'; text: Markdown }
  | { block: 'image'; image: string; caption?: string; wide?: boolean }
  | { block: 'gallery'; heading?: string; images: string[] }
  | { block: 'key-figures'; heading?: string; figures: { value: string; label: string }[] }
  | { block: 'quote'; text: string; author: string; role?: string }
  | { block: 'steps'; heading?: string; steps: { title: string; text: Markdown }[] }
  | { block: 'accordion'; heading?: string; items: { question: string; answer: Markdown }[] }
  | {
      block: 'cards';
      heading?: string;
      cards: { title: string; text: string; image?: string; link?: Target; linkLabel?: string }[];
    }
  | { block: 'logos'; heading?: string; logos: { name: string; image: string; url?: string }[] }
  | { block: 'video'; title: string; provider: 'youtube' | 'vimeo'; videoId: string; poster: string }
  | { block: 'call-to-action'; heading: string; text?: string; action: 'contact' | 'brochure' | 'registration' }
  | { block: 'list'; heading?: string; of: 'courses' | 'campuses' | 'news' | 'events' | 'portfolios'; limit?: number };

/** A drawing made by `../drawings`, uploaded once under `name`; other data refers to it by that name. */
export interface SampleImage {
  /** kebab-case, unique in the sample, for example `course-architecture-interieure` */
  name: string;
  drawing: DrawingRequest | SitePlanRequest;
  /** What is seen, for someone who does not see it. One sentence each, without 'image of'. */
  alt: Both;
}

export type DrawingSubject =
  | 'plan' // a dwelling or shop seen from above, walls, doors, furniture
  | 'section' // a building cut open, floors, stairs, people's silhouettes
  | 'elevation' // a façade, windows, trees
  | 'axonometric-room' // an interior in axonometry
  | 'axonometric-building' // a building or city block in axonometry
  | 'chair'
  | 'lamp'
  | 'table'
  | 'object' // vessels, small products, exploded views
  | 'poster' // typographic composition of geometric shapes, no letters
  | 'letterform' // a single large constructed glyph-like shape with its construction lines
  | 'pattern' // textile or tile pattern
  | 'garment' // a flat pattern of a garment
  | 'swatches' // a board of material swatches
  | 'wayfinding' // arrows, pictograms, a site map
  | 'screen' // an interface laid out, wireframe-like
  | 'workshop' // a studio: tables, lamps, people's silhouettes, seen in axonometry
  | 'city' // the city of a campus: skyline or plan, river, hill, harbour
  | 'portrait' // an abstract portrait built of geometric planes, recognisably a person
  | 'exhibition' // walls, frames, visitors' silhouettes
  | 'logo'; // an invented company's mark, abstract geometry on transparent ground

export type FamilyKey = 'interior' | 'object' | 'graphic' | 'fashion' | 'digital' | 'foundation';

export interface DrawingRequest {
  subject: DrawingSubject;
  /** whose ink the drawing is made with; `school` is the neutral one */
  ink: FamilyKey | 'school';
  /** the same seed gives the same drawing; every seed gives another one */
  seed: number;
  format: 'landscape' | 'portrait' | 'square' | 'panorama';
}

/** A site plan: drawn from a survey of the place rather than from chance. */
export interface SitePlanRequest {
  subject: 'site-plan';
  ink: DrawingRequest['ink'];
  seed: number;
  place: SitePlan;
}

/** Metres to the east and to the south of the campus's door. */
export type Metres = readonly [east: number, south: number];

/** The surroundings of a campus, in metres. Nothing in it is a word: letters stand for landmarks, which the page names. */
export interface SitePlan {
  /** metres that the sheet shows from its left edge to its right */
  across: number;
  /** what is in the middle of the sheet */
  centre: Metres;
  /** built-up areas; their blocks stand on a grid turned clockwise by `degrees` */
  districts: { area: Metres[]; degrees: number; block: readonly [number, number] }[];
  water: Metres[][];
  parks: Metres[][];
  /** ground over water: bridges and locks */
  bridges: { course: Metres[]; width: number }[];
  streets: { course: Metres[]; width: number; trees?: boolean }[];
  /** `metro` runs underground, `train` on a bed of its own */
  lines: { kind: 'tram' | 'metro' | 'train'; course: Metres[] }[];
  /** large buildings that one looks for */
  buildings: Metres[][];
  campus: Metres[][];
  /** from the landmark to the door, along the streets: its length at 80 metres a minute is its time on foot, written at `figure` */
  landmarks: { letter: string; way: Metres[]; figure: Metres; stop?: boolean }[];
}

export interface SampleSeo {
  /** 30 to 60 characters; the school's name is added by the site */
  metaTitle: string;
  /** 110 to 160 characters */
  metaDescription: string;
}

export interface SampleCampus {
  slug: Slugs;
  title: Both;
  city: string;
  address: { street: string; postalCode: string };
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  openingHours: Both;
  access: { mode: 'metro' | 'tram' | 'bus' | 'train' | 'bike' | 'car'; text: Both }[];
  /** the site plan and what its letters stand for; `minutes` on foot */
  plan?: { image: string; landmarks: { letter: string; name: Both; minutes?: number }[] };
  people?: SamplePerson[];
  introduction: Both;
  image: string;
  gallery: string[];
  body: { fr: Section[]; en: Section[] };
  seo: Both<SampleSeo>;
}

/** Someone who welcomes visitors at a campus: a first name that belongs to nobody in particular. */
export interface SamplePerson {
  name: string;
  role: Both;
  about?: Both;
  email?: string;
  portrait?: string;
}

export interface SampleCourse {
  slug: Slugs;
  title: Both;
  family: FamilyKey;
  level: 'foundation' | 'bachelor' | 'master';
  /** for example 'Titre RNCP de niveau 6' */
  diploma: Both;
  /** months, whole course */
  duration: number;
  rhythms: ('initial' | 'apprenticeship')[];
  languages: ('fr' | 'en')[];
  entryLevel: Both;
  introduction: Both;
  image: string;
  curriculum: { title: Both; summary: Both; subjects: Both<string[]>; project: Both }[];
  careers: Both<string[]>;
  admission: { title: Both; text: Both }[];
  body: { fr: Section[]; en: Section[] };
  seo: Both<SampleSeo>;
}

export interface SampleOffering {
  /** French slugs */
  course: string;
  campus: string;
  rhythm: 'initial' | 'apprenticeship';
  /** ISO dates */
  startDates: string[];
  /** euros a year; 0 for apprentices, whose fees are paid by the company */
  fees: number;
  places: number;
}

export interface SampleNews {
  slug: Slugs;
  title: Both<string | null>;
  /** days before the day of the seed */
  daysAgo: number;
  /** French slug, or none when it concerns the whole school */
  campus?: string;
  image: string;
  summary: Both<string | null>;
  body: { fr: Section[]; en: Section[] };
  seo: Both<SampleSeo | null>;
}

export interface SampleEvent {
  slug: Slugs;
  title: Both<string | null>;
  description: Both<string | null>;
  kind: 'open-day' | 'workshop' | 'exhibition' | 'conference' | 'jury' | 'fair';
  /** days from the day of the seed, negative for the past, with the hour in Europe/Paris */
  start: { day: number; hour: string };
  end: { day: number; hour: string } | null;
  campus?: string;
  place: Both<string | null>;
  online: boolean;
  /** where one registers, or none */
  url?: string;
}

export interface SampleWork {
  slug: Slugs;
  title: Both<string | null>;
  course: string;
  campus: string;
  year: number;
  student: string;
  images: string[];
  description: Both<string | null>;
  software: string[];
  materials: Both<string[]>;
}

export interface SamplePage {
  slug: Slugs;
  title: Both<string | null>;
  /** French slug of the rubrique, none for a rubrique or a legal page */
  parent?: string;
  layout: 'default' | 'dynamic' | 'empty';
  introduction: Both<string | null>;
  image?: string;
  body: { fr: Section[]; en: Section[] };
  seo: Both<SampleSeo | null>;
}

export type SampleMenuEntry = { label: Both; link: Target } | { label: Both; items: { label: Both; link: Target }[] };

export interface SampleMenu {
  slug: string;
  type: 'navbar' | 'footer';
  body: SampleMenuEntry[];
}
