import { drawAxonometricBuilding } from './architecture/axonometric-building.ts';
import { drawAxonometricRoom } from './architecture/axonometric-room.ts';
import { drawElevation } from './architecture/elevation.ts';
import { drawPlan } from './architecture/plan.ts';
import { drawSection } from './architecture/section.ts';
import { drawGarment } from './fashion/garment.ts';
import { drawSwatches } from './fashion/swatches.ts';
import { drawLetterform } from './graphics/letterform.ts';
import { drawLogo } from './graphics/logo.ts';
import { drawPattern } from './graphics/pattern.ts';
import { drawPoster } from './graphics/poster.ts';
import { drawScreen } from './graphics/screen.ts';
import { drawWayfinding } from './graphics/wayfinding.ts';
import type { DrawingRequest, DrawingSubject, SitePlanRequest } from './picture-request.ts';
import { drawCity } from './places/city.ts';
import { drawExhibition } from './places/exhibition.ts';
import { drawPortrait } from './places/portrait.ts';
import { drawSitePlan } from './places/site-plan.ts';
import { drawWorkshop } from './places/workshop.ts';
import { drawChair } from './products/chair.ts';
import { drawLamp } from './products/lamp.ts';
import { drawObject } from './products/object.ts';
import { drawTable } from './products/table.ts';
import { createStage, type SubjectDrawing, stageOf } from './stage.ts';

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
 * and has no ground; a site plan is 1600 × 1200, on paper. Serves the sample content that the content service is seeded with.
 */
export function draw(request: DrawingRequest | SitePlanRequest): Drawing {
  if (request.subject === 'site-plan') {
    const stage = stageOf(request, request.subject, { width: 1600, height: 1200 }, 'paper');
    drawSitePlan(stage, request.place);
    return { svg: stage.sheet.toSvg(stage.width, stage.height), width: stage.width, height: stage.height };
  }
  const stage = createStage(request);
  const { width, height, sheet, scheme } = stage;
  if (request.subject !== 'logo') {
    sheet.rect(0, 0, width, height, { fill: scheme.ground });
  }
  drawings[request.subject](stage);
  return { svg: sheet.toSvg(width, height), width, height };
}
