import { hash } from 'node:crypto';
import { seal, unseal } from '@vitrine/contract/messages/sealed.ts';
import { type ShareCard, shareCard } from '../../../app/data/.server/translate/share-card.ts';
import { theme } from './theme.ts';

/** The folder of the images for social networks: below `/media`, so that no slug of an editor can collide with it. */
const shareFolder = '/media/share';

/** The version of the drawings, part of the URL: after a change images have new URLs. */
const drawnAs = 1;

/** The look of a release: drawings and inks. */
const look = hash('sha256', JSON.stringify([drawnAs, theme]), 'base64url').slice(0, 6);

/** Characters of a whole URL, and of each of its segments: the request limits refuse longer ones (`limits/`). */
const longest = 1800;
const segment = 200;

/** The URL of a sealed name: in segments, none of which begins with a dot. */
export function urlOfName(name: string): string {
  return `${shareFolder}/${name.replaceAll(new RegExp(`.{${segment}}(?=[^.])`, 'g'), '$&/')}.png`;
}

/**
 * The path of an image: the sealed content of its card, so that only the site can request drawings. Drawing it needs no
 * content, and the path changes with every word and colour.
 * @returns `null` for a card that is too long
 */
export function shareUrl(card: ShareCard, secret: string): string | null {
  if (!shareCard.safeParse(card).success) return null;
  const url = urlOfName(seal([look, card], 'share-image', secret));
  return url.length <= longest ? url : null;
}

/**
 * The card of a URL, or `null` where the site did not write that URL.
 * @returns also whether this release draws it as the URL says: another one that runs beside it may have another look
 */
export function readShareUrl(
  url: string,
  secrets: string | readonly string[],
): { name: string; card: ShareCard; isCurrent: boolean } | null {
  const name = url.slice(shareFolder.length + 1, -'.png'.length).replaceAll('/', '');
  if (url !== urlOfName(name)) return null;
  const sealed = unseal(name, 'share-image', secrets);
  const [drawnWith, content]: unknown[] = Array.isArray(sealed) ? sealed : [];
  const card = shareCard.safeParse(content);
  return card.success ? { name, card: card.data, isCurrent: drawnWith === look } : null;
}
