/** A part of a file, both ends included, in bytes from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, "Range Requests"). By hand: the library `range-parser` 1.3.0 refuses the
 * last 5000 bytes of a file of 1000, and a range that ends before it begins, where the RFC gives the whole file.
 * @param size of the file, in bytes
 * @returns `null` for the whole file: no header, another unit, several parts at once, or not understood (which RFC 9110
 * lets a server ignore)
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
