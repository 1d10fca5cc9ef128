import type { ShareCard } from '../../../app/data/.server/translate/share-card.ts';
import { type Box, column, field, frame, pad, row, square } from './drawing.ts';

/** A card of one kind of page. */
export type Of<Kind extends ShareCard['drawing']['of']> = ShareCard & { drawing: { of: Kind } };

/** The right third of the card, where a picture stands. */
export const side: Box = { x: column(8), y: frame.y, width: 4 * square, height: field.height };
/** What is left of it for the title: above a row with a figure of the page's own. */
export const left = { x: frame.x + pad, y: frame.y + pad - 6, width: 8 * square - 2 * pad };
export const toFigure = 4 * square - pad - 16;
/** Where a dimension line runs. */
export const level = row(5) - 32;
