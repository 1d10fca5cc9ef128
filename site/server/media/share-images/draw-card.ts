import sharp from 'sharp';
import type { ShareCard } from '../../../app/data/.server/translate/share-card.ts';
import { compose } from './compose.ts';
import { loadFaces } from './text-layout.ts';

// One image needs no second core, and none is drawn twice: the cache of sharp would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/** The image of a card as PNG: few inks, so a palette holds them. With less effort it misses them by a shade. */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  const drawing = compose(card, await loadFaces());
  return sharp(Buffer.from(drawing.toString()))
    .png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 })
    .toBuffer();
}
