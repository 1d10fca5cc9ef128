import { axis, surveyCrosses } from '../drafting-marks.ts';
import type { Metres, SitePlan } from '../picture-request.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough, polar } from '../svg-writer.ts';
import {
  drawBridges,
  drawDistricts,
  drawLines,
  drawParks,
  drawStreets,
  drawWater,
  type Survey,
} from './site-plan-city.ts';
import { drawNorth, drawScale, drawWays } from './site-plan-marks.ts';

/**
 * Where a campus stands: blocks, water, parks and lines around it, the building in the accent, the ways on foot with a tick
 * for every minute, north and scale. The only signs are letters and numbers, so that the drawing serves every language.
 */
export function drawSitePlan(whole: Omit<Stage, 'format'>, place: SitePlan): void {
  const stage: Stage = { ...whole, format: 'landscape' };
  const { width, height, sheet, scheme, pen, palette } = stage;
  const scale = width / place.across;
  const at = ([east, south]: Metres): Point => [
    width / 2 + (east - place.centre[0]) * scale,
    height / 2 + (south - place.centre[1]) * scale,
  ];
  const survey: Survey = { stage, scale, at, all: (points) => points.map(at) };
  sheet.rect(0, 0, width, height, { fill: scheme.ground });
  surveyCrosses(stage, 100 * stage.unit);
  drawDistricts(survey, place);
  drawParks(survey, place);
  drawWater(survey, place);
  drawBridges(survey, place);
  drawStreets(survey, place);
  drawLines(survey, place);
  for (const building of place.buildings) {
    sheet.polygon(survey.all(building), { fill: palette.tints[2], stroke: scheme.line, width: pen.thin });
  }
  const door = at([0, 0]);
  axis(stage, [0, door[1]], [width, door[1]]);
  axis(stage, [door[0], 0], [door[0], height]);
  drawWays(survey, place);
  const campus = (shift: number) =>
    place.campus
      .map((building) =>
        pathThrough(
          survey.all(building).map(([x, y]): Point => [x + shift, y + shift]),
          true,
        ),
      )
      .join('');
  sheet.path(campus(16 * stage.unit), { fill: palette.deep, opacity: 0.35 });
  sheet.path(campus(0), {
    fill: scheme.accent,
    stroke: palette.deep,
    width: pen.line,
    join: 'miter',
  });
  sheet.polygon(
    [polar(door, 15 * stage.unit, 90), polar(door, 15 * stage.unit, 210), polar(door, 15 * stage.unit, 330)],
    {
      fill: palette.deep,
    },
  );
  drawNorth(survey);
  drawScale(survey);
}
