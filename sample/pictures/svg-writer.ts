/** Pixels from the top left corner of the sheet. */
export type Point = readonly [number, number];

export interface Style {
  fill?: string;
  stroke?: string;
  /** stroke width in pixels */
  width?: number;
  dash?: string;
  cap?: 'butt' | 'round' | 'square';
  join?: 'miter' | 'round' | 'bevel';
  opacity?: number;
}

/** The sheet that a drawing is written on, from back to front. */
export interface Sheet {
  polygon(points: readonly Point[], style: Style): void;
  polyline(points: readonly Point[], style: Style): void;
  line(from: Point, to: Point, style: Style): void;
  rect(x: number, y: number, width: number, height: number, style: Style, radius?: number): void;
  circle(centre: Point, radius: number, style: Style): void;
  path(data: string, style: Style): void;
  /** Turns what `content` draws by `degrees` around `centre`. */
  turned(degrees: number, centre: Point, content: () => void): void;
  /** Shows what `content` draws only inside the path. */
  clipped(data: string, content: () => void): void;
  toSvg(width: number, height: number): string;
}

/** One decimal is a tenth of a pixel: enough for the eye, and half the bytes. Throws RangeError on NaN and infinity. */
export function decimal(value: number): string {
  if (!Number.isFinite(value)) {
    throw new RangeError(`A drawing has a coordinate that is no number: ${value}`);
  }
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** The points of a text like "0 6, 2 0, 4 6". */
export function pointsOf(text: string): Point[] {
  return text.split(', ').map((point): Point => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });
}

/** Straight lines through the points, each written as its step from the last one: half the bytes of full coordinates. */
export function pathThrough(points: readonly Point[], closed: boolean): string {
  const [first, ...others] = points;
  if (!first) return '';
  let [lastX, lastY] = [Number(decimal(first[0])), Number(decimal(first[1]))];
  let data = `M${pair(lastX, lastY)}`;
  for (const [index, [x, y]] of others.entries()) {
    const step = pair(x - lastX, y - lastY);
    data += index === 0 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
    [lastX, lastY] = [Number(decimal(x)), Number(decimal(y))];
  }
  return `${data}${closed ? 'Z' : ''}`;
}

function pair(x: number, y: number): string {
  const second = decimal(y);
  return `${decimal(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

/** An upright rectangle as path data, in pixels. */
export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${decimal(x)} ${decimal(y)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}Z`;
}

/** A circle as path data, in pixels. */
export function circlePath([x, y]: Point, radius: number): string {
  const r = decimal(radius);
  return `M${decimal(x - radius)} ${decimal(y)}a${r} ${r} 0 1 1 ${decimal(radius * 2)} 0a${r} ${r} 0 1 1 ${decimal(-radius * 2)} 0Z`;
}

/** The point at `degrees`, clockwise from the right, at `radius` from the centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** An open arc, clockwise from one angle to the other (degrees). */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(centre, radius, from);
  const [x1, y1] = polar(centre, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${decimal(x0)} ${decimal(y0)}A${decimal(radius)} ${decimal(radius)} 0 ${large} ${sweep} ${decimal(x1)} ${decimal(y1)}`;
}

/** A closed slice of a disc. */
export function sectorPath(centre: Point, radius: number, from: number, to: number): string {
  return `${arcPath(centre, radius, from, to)}L${decimal(centre[0])} ${decimal(centre[1])}Z`;
}

/** A closed slice of a ring. */
export function ringPath(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const back = arcPath(centre, inner, to, from).replace('M', 'L');
  return `${arcPath(centre, outer, from, to)}${back}Z`;
}

/** An empty sheet. */
export function createSheet(): Sheet {
  const parts: string[] = [];
  let clips = 0;
  return {
    polygon: (points, style) => parts.push(`<path d="${pathThrough(points, true)}"${attributes(style)}/>`),
    polyline: (points, style) => parts.push(`<path d="${pathThrough(points, false)}"${attributes(style)}/>`),
    line: (from, to, style) => parts.push(`<path d="${pathThrough([from, to], false)}"${attributes(style)}/>`),
    path: (data, style) => parts.push(data === '' ? '' : `<path d="${data}"${attributes(style)}/>`),
    rect: (x, y, width, height, style, radius = 0) => {
      const round = radius > 0 ? ` rx="${decimal(radius)}"` : '';
      const size = `width="${decimal(Math.max(0, width))}" height="${decimal(Math.max(0, height))}"`;
      parts.push(`<rect x="${decimal(x)}" y="${decimal(y)}" ${size}${round}${attributes(style)}/>`);
    },
    circle: ([x, y], radius, style) => {
      const place = `cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(Math.max(0, radius))}"`;
      parts.push(`<circle ${place}${attributes(style)}/>`);
    },
    turned: (degrees, [x, y], content) => {
      parts.push(`<g transform="rotate(${decimal(degrees)} ${decimal(x)} ${decimal(y)})">`);
      content();
      parts.push('</g>');
    },
    clipped: (data, content) => {
      clips += 1;
      parts.push(`<clipPath id="c${clips}"><path d="${data}"/></clipPath><g clip-path="url(#c${clips})">`);
      content();
      parts.push('</g>');
    },
    toSvg: (width, height) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">${parts.join('')}</svg>`,
  };
}

function attributes(style: Style): string {
  let text = '';
  if (style.fill) text += ` fill="${style.fill}"`;
  if (style.stroke) text += ` stroke="${style.stroke}" stroke-width="${decimal(style.width ?? 2)}"`;
  if (style.dash) text += ` stroke-dasharray="${style.dash}"`;
  if (style.cap) text += ` stroke-linecap="${style.cap}"`;
  if (style.join) text += ` stroke-linejoin="${style.join}"`;
  if (style.opacity !== undefined) text += ` opacity="${style.opacity}"`;
  return text;
}
