/** What a picture of the sample school is drawn from (`pictures.json`). */

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
