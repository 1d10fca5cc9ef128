/** Pictures of the kinds of sections, for the drawer in which editors choose one: plans of what visitors see, 3 to 2. */

const [paper, ink, pale, action] = ['#f1f3f3', '#0b1730', '#c9d0dc', '#ff4f1f'];

const box = (x: number, y: number, width: number, height: number, fill = pale) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const dot = (x: number, y: number, radius: number, fill = ink) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (path: string, fill = ink) => `<path d="${path}" fill="${fill}"/>`;
/** Lines of text: the last one is shorter. */
const lines = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, line) => box(x, y + line * 24, line === count - 1 ? width * 0.6 : width, 10)).join(
    '',
  );
const picture = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height) +
  shape(
    `M${x} ${y + height}l${width * 0.35} ${-height * 0.5} ${width * 0.25} ${height * 0.3} ${width * 0.15} ${-height * 0.2} ${width * 0.25} ${height * 0.4}z`,
  );
const columns = (count: number, draw: (x: number, width: number) => string) => {
  const width = (400 - (count - 1) * 20) / count;
  return Array.from({ length: count }, (_, column) => draw(40 + column * (width + 20), width)).join('');
};
const rows = (count: number, draw: (y: number) => string) =>
  Array.from({ length: count }, (_, row) => draw(48 + row * (240 / count))).join('');

const drawings = {
  'rich-text': box(40, 48, 220, 22, ink) + lines(40, 104, 400, 7),
  quote: shape('M40 60h50v50l-30 40H40l14-40H40zM110 60h50v50l-30 40h-20l14-40h-14z', action) + lines(40, 180, 400, 4),
  'key-figures': columns(3, (x, width) => box(x, 90, width * 0.7, 60, ink) + lines(x, 180, width, 2)),
  steps: rows(3, (y) => dot(66, y + 30, 22) + lines(120, y + 14, 320, 2)),
  accordion: rows(
    4,
    (y) =>
      box(40, y, 400, 4, ink) + box(40, y + 24, 260, 12) + shape(`M412 ${y + 16}h8v10h10v8h-10v10h-8v-10h-10v-8h10z`),
  ),
  cards: columns(
    3,
    (x, width) => picture(x, 60, width, 110) + box(x, 190, width * 0.8, 16, ink) + lines(x, 224, width, 2),
  ),
  'call-to-action': box(40, 80, 400, 160, ink) + box(70, 115, 200, 20, paper) + box(70, 175, 150, 36, action),
  list: rows(3, (y) => picture(40, y, 90, 64) + box(150, y + 8, 200, 14, ink) + lines(150, y + 36, 290, 1)),
  'school-facts':
    dot(90, 110, 46, action) + lines(170, 84, 270, 3) + box(40, 190, 400, 4, ink) + lines(40, 220, 400, 3),
  image: picture(40, 48, 400, 210) + box(40, 272, 180, 10),
  gallery:
    picture(40, 48, 240, 116) + picture(300, 48, 140, 116) + picture(40, 180, 140, 92) + picture(200, 180, 240, 92),
  logos: columns(4, (x, width) => box(x, 80, width, 60) + box(x, 180, width, 60)),
  video: picture(40, 48, 400, 224) + dot(240, 160, 46, paper) + shape('M226 136l40 24-40 24z', action),
};

/** The picture of a kind of section. */
export function sectionPicture(slug: keyof typeof drawings): { thumbnail: { url: string; alt: string } } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="${paper}"/>${drawings[slug]}</svg>`;
  // Its name stands below it.
  return { thumbnail: { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' } };
}
