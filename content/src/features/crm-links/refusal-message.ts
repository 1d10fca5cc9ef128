import type { LinkRefusal } from '@vitrine/contract/links/allowed-host.ts';
import type { PanelLanguage } from '../../panel/panel-language.ts';

/** The message for an editor: why a URL is refused, and which would be accepted. */
export function refusalMessage(
  refusal: LinkRefusal,
  url: string,
  crmHosts: readonly string[],
  language: PanelLanguage,
): string {
  const isFrench = language === 'fr';
  if (refusal === 'malformed') {
    return isFrench
      ? 'Cette adresse est mal formée : elle doit ressembler à https://crm.ecole.example/formulaire, sans espace.'
      : 'This address is malformed: it should look like https://crm.ecole.example/form, without spaces.';
  }
  if (refusal === 'scheme') {
    return isFrench ? 'Cette adresse doit commencer par https://.' : 'This address must begin with https://.';
  }
  const { host } = new URL(url);
  const allowed = crmHosts.join(', ');
  return isFrench
    ? `L’hôte « ${host} » n’est pas autorisé. Hôtes autorisés : ${allowed}.`
    : `The host “${host}” is not allowed. Allowed hosts: ${allowed}.`;
}
