import type { PanelLanguage } from '../../panel/panel-language.ts';
import { dateInParis } from '../../paris-time/paris-moment.ts';
import type { DeadLink } from './dead-links.ts';

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
