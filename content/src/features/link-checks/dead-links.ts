import type { Payload } from 'payload';
import type { DocumentKey } from '../../access/editable-document.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';

/** A link that has been dead for some time. */
export interface DeadLink {
  /** ISO date of its first failure */
  since: string;
  /** a status, or a reason of `probe.ts` */
  reason: string;
}

/** Dead links by their URL. */
export type DeadLinks = ReadonlyMap<string, DeadLink>;

/** Every link that is dead as of the last night, the newest first, with the documents that had it then. */
export async function readDeadLinks(
  payload: Payload,
): Promise<(DeadLink & { url: string; documents: DocumentKey[] })[]> {
  const { docs } = await payload.find({
    ...{ collection: 'link-checks', where: { state: { equals: 'dead' } }, sort: '-failingSince' },
    ...{ depth: 0, pagination: false },
  });
  return docs.map(({ url, failingSince, reason, documents }) => ({
    ...{ url, since: failingSince ?? '', reason: reason ?? '' },
    documents: documents as unknown as DocumentKey[],
  }));
}

/**
 * Those of some URLs that are dead as of the last night.
 * @param urls as documents have them
 */
export async function deadLinksOf(payload: Payload, urls: readonly string[]): Promise<DeadLinks> {
  if (urls.length === 0) return new Map();
  const wanted = new Set(urls);
  const dead = (await readDeadLinks(payload)).filter(({ url }) => wanted.has(url));
  return new Map(dead.map(({ url, since, reason }) => [url, { since, reason }]));
}

const reasons: Record<string, Record<PanelLanguage, string>> = {
  timeout: { fr: 'pas de réponse', en: 'no response' },
  name: { fr: 'nom de domaine inconnu', en: 'unknown domain name' },
  connection: { fr: 'connexion impossible', en: 'no connection' },
  certificate: { fr: 'certificat refusé', en: 'certificate refused' },
};

/** Since when a link is dead, and why: `depuis le 20 nov. 2026 (404)`. */
export function sinceWhen({ since, reason }: DeadLink, language: PanelLanguage): string {
  const day = dateInParis(since, language, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const why = reasons[reason]?.[language] ?? reason;
  return language === 'fr' ? `depuis le ${day} (${why})` : `since ${day} (${why})`;
}
