import encodeQR from 'qr';

/** Modules of white around a QR code, as its standard asks for. */
const margin = 4;

/**
 * A text as a QR code.
 * @returns the path of its black modules in a square of `size` units, with the margin
 * @throws where it is longer than a code can hold, 2,331 bytes
 */
export function drawCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  // One stroke for each run of black modules: a third of the bytes of a square for each.
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((black) => (black ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { path: runs.join(''), size: rows.length };
}
