import { ContentUnavailable } from '../../app/data/.server/errors.ts';

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * A file that is being downloaded from the content service. Each reader gets at once what was received so far, and the rest as it
 * is received; it is downloaded to its end, whichever readers leave.
 */
export class Download {
  /** in bytes */
  readonly size: number;
  /** Resolves when all of it was received; rejects with ContentUnavailable where it breaks off, or has another length. */
  readonly whole: Promise<Buffer>;
  readonly #pieces: Uint8Array[] = [];
  #isOver = false;
  #waiting: (() => void)[] = [];

  /**
   * The file in a response of the content service. Where that has no length, the whole file is waited for: without a length
   * nothing can be passed on.
   * @throws ContentUnavailable
   */
  static async of({ headers, body }: Pick<Response, 'headers' | 'body'>): Promise<Download> {
    const pieces = body as Pieces | null;
    const length = headers.has('content-encoding') ? null : headers.get('content-length');
    if (pieces && length !== null) return new Download(pieces, Number(length));
    const bytes = await gathered(pieces ?? []);
    return new Download([bytes], bytes.length);
  }

  private constructor(body: Pieces, size: number) {
    this.size = size;
    this.whole = this.#receive(body).finally(() => {
      this.#isOver = true;
      this.#resume();
    });
    // Its readers report that it broke off; there may be none left.
    this.whole.catch(() => undefined);
  }

  /**
   * The bytes of a part, both ends included.
   * @throws as `whole`, where the download ends before the part was received
   */
  async *part(start: number, end: number): AsyncGenerator<Uint8Array, void, void> {
    for (let index = 0, at = 0; at <= end; index += 1) {
      while (index >= this.#pieces.length) {
        if (this.#isOver) return void (await this.whole);
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
      const piece = this.#pieces[index] ?? new Uint8Array();
      const wanted = piece.subarray(Math.max(0, start - at), end + 1 - at);
      if (wanted.length > 0) yield wanted;
      at += piece.length;
    }
  }

  async #receive(body: Pieces): Promise<Buffer> {
    const bytes = await gathered(body, (piece) => {
      this.#pieces.push(piece);
      this.#resume();
    });
    if (bytes.length !== this.size) throw new ContentUnavailable('/media', 'half a file');
    return bytes;
  }

  #resume(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }
}

async function gathered(body: Pieces, each?: (piece: Uint8Array) => void): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of body) {
      pieces.push(piece);
      each?.(piece);
    }
  } catch (error) {
    // A connection that breaks in the middle of a file is an outage like any other.
    throw new ContentUnavailable('/media', String(error));
  }
  return Buffer.concat(pieces);
}
