import type { DrawingRequest, DrawingSubject } from '../sample/sample-types.ts';
import { createStage, type SubjectDrawing } from './stage.ts';
import { drawAxonometricBuilding } from './subjects/axonometric-building.ts';
import { drawAxonometricRoom } from './subjects/axonometric-room.ts';
import { drawChair } from './subjects/chair.ts';
import { drawCity } from './subjects/city.ts';
import { drawElevation } from './subjects/elevation.ts';
import { drawExhibition } from './subjects/exhibition.ts';
import { drawGarment } from './subjects/garment.ts';
import { drawLamp } from './subjects/lamp.ts';
import { drawLetterform } from './subjects/letterform.ts';
import { drawLogo } from './subjects/logo.ts';
import { drawObject } from './subjects/object.ts';
import { drawPattern } from './subjects/pattern.ts';
import { drawPlan } from './subjects/plan.ts';
import { drawPortrait } from './subjects/portrait.ts';
import { drawPoster } from './subjects/poster.ts';
import { drawScreen } from './subjects/screen.ts';
import { drawSection } from './subjects/section.ts';
import { drawSwatches } from './subjects/swatches.ts';
import { drawTable } from './subjects/table.ts';
import { drawWayfinding } from './subjects/wayfinding.ts';
import { drawWorkshop } from './subjects/workshop.ts';

export interface Drawing {
  svg: string;
  /** pixels */
  width: number;
  height: number;
}

const drawings: Record<DrawingSubject, SubjectDrawing> = {
  plan: drawPlan,
  section: drawSection,
  elevation: drawElevation,
  'axonometric-room': drawAxonometricRoom,
  'axonometric-building': drawAxonometricBuilding,
  chair: drawChair,
  lamp: drawLamp,
  table: drawTable,
  object: drawObject,
  poster: drawPoster,
  letterform: drawLetterform,
  pattern: drawPattern,
  garment: drawGarment,
  swatches: drawSwatches,
  wayfinding: drawWayfinding,
  screen: drawScreen,
  workshop: drawWorkshop,
  city: drawCity,
  portrait: drawPortrait,
  exhibition: drawExhibition,
  logo: drawLogo,
};

/**
 * One drawing of the sample school as SVG. Pure: the same request gives the same text. The format sets the size
 * (landscape 1600 × 1067, portrait 1200 × 1500, square 1400 × 1400, panorama 2000 × 900); a logo is always 640 × 320
 * and has no ground. Serves the sample content that the content service is seeded with.
 */
export function draw(request: DrawingRequest): Drawing {
  const stage = createStage(request);
  const { width, height, sheet, scheme } = stage;
  if (request.subject !== 'logo') {
    sheet.rect(0, 0, width, height, { fill: scheme.ground });
  }
  drawings[request.subject](stage);
  return { svg: sheet.toSvg(width, height), width, height };
}
