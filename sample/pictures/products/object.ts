import { axonometry } from '../axonometry.ts';
import { axis, constructionCircle, dimension, gridLines, surveyCrosses } from '../drafting-marks.ts';
import { hatch } from '../hatching.ts';
import { createScene, facesOf, viewOf } from '../solid-scene.ts';
import type { Stage } from '../stage.ts';
import { type Point, pathThrough } from '../svg-writer.ts';
import { outline, profileOf, profiles, smooth } from './vessels.ts';

/** Vessels half cut open, a still life, or a product taken apart along its axis. */
export function drawObject(stage: Stage): void {
  [drawHalfSection, drawStillLife, drawExploded, drawFamily][stage.variant(4)]?.(stage);
}

function drawHalfSection(stage: Stage): void {
  const { width, height, sheet, scheme, pen, unit, random } = stage;
  gridLines(stage, 80 * unit);
  const floor = height * 0.86;
  const tall = height * 0.7;
  const radius = Math.min(width * 0.36, tall * random.range(0.46, 0.6));
  const foot: Point = [width * random.range(0.44, 0.56), floor];
  const profile = profileOf(stage, 'vessel');
  const whole = outline(profile, foot, radius, tall);
  sheet.rect(0, floor, width, height - floor, { fill: scheme.shadow });
  sheet.circle([foot[0], floor - tall * 0.5], tall * 0.58, { fill: scheme.soft });
  const half = profile.map(([r, h]): Point => [foot[0] + r * radius, foot[1] - h * tall]);
  sheet.polygon([...half, [foot[0], floor - tall], [foot[0], floor]], { fill: scheme.accent });
  let bands = '';
  for (const [index, [r, h]] of profile.entries()) {
    if (index % 4 === 0)
      bands += pathThrough(
        [
          [foot[0], foot[1] - h * tall],
          [foot[0] + r * radius, foot[1] - h * tall],
        ],
        false,
      );
  }
  sheet.path(bands, { stroke: scheme.edge, width: pen.hair });
  // The cut half: its inside is a plane, its wall is solid.
  const left = profile.map(([r, h]): Point => [foot[0] - r * radius, foot[1] - h * tall]);
  sheet.polygon([...left, [foot[0], floor - tall], [foot[0], floor]], { fill: scheme.edge });
  const wall = 0.07 * radius;
  const inner = profile
    .filter(([, h]) => h > 0.06)
    .map(([r, h]): Point => [foot[0] - Math.max(0, r * radius - wall), foot[1] - h * tall]);
  const lip = inner.at(-1) ?? foot;
  sheet.polygon([...inner, [foot[0], lip[1]], [foot[0], inner[0]?.[1] ?? floor]], { fill: scheme.light });
  sheet.path(hatch([...inner, [foot[0], lip[1]], [foot[0], inner[0]?.[1] ?? floor]], 45, 16 * unit), {
    stroke: scheme.edge,
    width: pen.hair,
    opacity: 0.5,
  });
  sheet.polygon(whole, { stroke: scheme.edge, width: pen.line, join: 'round' });
  axis(stage, [foot[0], floor + 60 * unit], [foot[0], floor - tall - 70 * unit], scheme.line);
  sheet.line([0, floor], [width, floor], { stroke: scheme.line, width: pen.heavy });
  const widest = Math.max(...profile.map(([r]) => r)) * radius;
  dimension(stage, [foot[0] + widest, floor - tall], [foot[0] + widest, floor], -80 * unit, scheme.line);
  dimension(stage, [foot[0] - widest, floor], [foot[0] + widest, floor], 64 * unit, scheme.line);
  constructionCircle(stage, [foot[0] - widest * 0.2, floor - tall * 0.45], widest * 1.1, scheme.line);
}

function drawStillLife(stage: Stage): void {
  const { width, height, sheet, scheme, pen, random, unit } = stage;
  const floor = height * random.range(0.74, 0.82);
  sheet.rect(0, floor - height * 0.08, width, height, { fill: scheme.strong });
  sheet.circle([width * random.range(0.2, 0.8), height * 0.34], Math.min(width, height) * 0.28, { fill: scheme.spot });
  const count = stage.format === 'panorama' ? 6 : stage.format === 'landscape' ? 5 : 3;
  const colours = random.shuffle([scheme.accent, scheme.light, scheme.mid, scheme.soft, scheme.spot, scheme.light]);
  const order = random.shuffle(Array.from({ length: count }, (_, index) => index));
  for (const [layer, index] of order.entries()) {
    const tall = height * random.range(0.3, 0.66);
    const radius = Math.min((width / count) * 0.66, tall * 0.5);
    const foot: Point = [(width * (index + 0.5)) / count + random.range(-30, 30) * unit, floor + layer * 18 * unit];
    const line = outline(profileOf(stage, `piece-${index}`), foot, radius, tall);
    const fall = line.map(([x, y]): Point => [x + (foot[1] - y) * 0.55, foot[1] + (foot[1] - y) * 0.3]);
    sheet.polygon(fall, { fill: scheme.edge, opacity: 0.28 });
    sheet.polygon(line, {
      fill: colours[layer % colours.length] ?? scheme.light,
      stroke: scheme.edge,
      width: pen.line,
      join: 'round',
    });
    const right = line.slice(0, line.length / 2);
    const shade = [...right, ...right.map(([x, y]): Point => [foot[0] + (x - foot[0]) * 0.25, y]).reverse()];
    if (layer % 2) sheet.path(hatch(shade, 45, 13 * unit), { stroke: scheme.edge, width: pen.hair });
    else sheet.polygon(shade, { fill: scheme.edge, opacity: 0.2 });
  }
}

function drawFamily(stage: Stage): void {
  const { width, height, sheet, scheme, pen, unit, random } = stage;
  const columns = width > height * 1.3 ? (stage.format === 'panorama' ? 6 : 4) : 3;
  const rows = stage.format === 'portrait' ? 3 : stage.format === 'square' ? 3 : 2;
  const colours = random.shuffle([scheme.light, scheme.accent, scheme.mid, scheme.spot, scheme.soft, scheme.strong]);
  const share = random.range(0.6, 0.72);
  const wide = width / columns;
  const high = height / rows;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      const start = stage.variant(6, 'start');
      const ground = colours[(index * 2 + row + start) % colours.length] ?? scheme.light;
      const body = colours[(index * 2 + row + start + 3) % colours.length] ?? scheme.accent;
      sheet.rect(column * wide, row * high, wide, high, { fill: ground, stroke: scheme.edge, width: pen.thin });
      const tall = high * share;
      const foot: Point = [(column + 0.5) * wide, (row + 0.85) * high];
      const profile = smooth(profiles[(index + start) % profiles.length] ?? []);
      const line = outline(profile, foot, Math.min(wide * 0.38, tall * 0.55), tall);
      sheet.clipped(
        pathThrough(
          [
            [column * wide, row * high],
            [(column + 1) * wide, row * high],
            [(column + 1) * wide, (row + 1) * high],
            [column * wide, (row + 1) * high],
          ],
          true,
        ),
        () => {
          sheet.polygon(
            [
              ...line.slice(0, line.length / 2),
              ...line
                .slice(0, line.length / 2)
                .map(([x, y]): Point => [x + high, y + high])
                .reverse(),
            ],
            { fill: scheme.edge, opacity: 0.22 },
          );
        },
      );
      sheet.polygon(line, { fill: body, stroke: scheme.edge, width: pen.line, join: 'round' });
      const left = line.slice(line.length / 2);
      sheet.path(hatch([...left, foot, [foot[0], foot[1] - tall]], (index % 3) * 45, 12 * unit), {
        stroke: scheme.edge,
        width: pen.hair,
      });
      sheet.line([foot[0], foot[1] + 14 * unit], [foot[0], foot[1] - tall - 14 * unit], {
        stroke: scheme.edge,
        width: pen.hair,
      });
    }
  }
}

function drawExploded(stage: Stage): void {
  const { width, height, sheet, scheme, pen, unit, random } = stage;
  surveyCrosses(stage, 100 * unit);
  const wide = width > height * 1.2;
  const stacks = wide ? (stage.format === 'panorama' ? 4 : 3) : stage.format === 'square' ? 2 : 1;
  for (let stack = 0; stack < stacks; stack += 1) {
    const frame = {
      x: (width * stack) / stacks + 20 * unit,
      y: height * 0.07,
      width: width / stacks - 40 * unit,
      height: height * 0.86,
    };
    const view = axonometry(viewOf(stage), [-1, -1, 0], [1, 1, 4.6], frame, 'contain');
    const scene = createScene(stage, view, [0.5, -0.4]);
    sheet.line(view.project([0, 0, -0.3]), view.project([0, 0, 4.9]), {
      stroke: scheme.line,
      width: pen.thin,
      dash: `${18 * unit} ${8 * unit}`,
    });
    const colours = random.shuffle([scheme.accent, scheme.light, scheme.mid, scheme.spot, scheme.strong, scheme.light]);
    let z = 0;
    for (let part = 0; z < 4.1; part += 1) {
      const faces = facesOf(stage, colours[part % colours.length] ?? scheme.light);
      const high = random.pick([0.12, 0.2, 0.45, 0.7]);
      const radius = random.range(0.45, 0.85);
      if ((part + stack) % 3 === 1)
        scene.box([-radius * 0.9, -radius * 0.9, z], [radius * 1.8, radius * 1.8, high], faces);
      else scene.cylinder([0, 0, z], radius, high, faces, radius * random.pick([1, 0.6, 1, 1.15]));
      if (high < 0.3) scene.cylinder([0, 0, z + high], radius * 0.35, 0.1, facesOf(stage, scheme.light));
      z += high + 0.36;
    }
    scene.render();
  }
}
