import type { PanelLanguage } from '../panel/panel-language.ts';

/** Why an address is not followed: it cannot be read, it is not https, or its host is not on the list. */
export type AddressRefusal = 'malformed' | 'scheme' | 'host';

/**
 * Whether the site would follow an address of the CRM (section 7, "Followed CRM links"): `https:` to a listed host,
 * `http:` only where the listed host is localhost.
 * @param address what the editor typed, not empty
 * @param crmHosts the allow-list, hosts with their port where it is not the usual one
 * @returns `null` for an address that is fine
 */
export function refuseAddress(address: string, crmHosts: readonly string[]): AddressRefusal | null {
  // Browsers drop line breaks and turn backslashes: what an editor reads would not be what a visitor follows.
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return 'malformed';
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme';
  if (!/^https?:\/\/[^/@]/i.test(address) || url.username !== '' || url.password !== '') return 'malformed';
  if (url.protocol === 'http:' && url.hostname !== 'localhost') return 'scheme';
  const isListed = crmHosts.some((host) => new URL(`${url.protocol}//${host}`).host === url.host);
  return isListed ? null : 'host';
}

/** The sentence that tells an editor why an address is refused and what would do. */
export function refusalSentence(
  refusal: AddressRefusal,
  address: string,
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
  const { host } = new URL(address);
  const allowed = crmHosts.join(', ');
  return isFrench
    ? `L’hôte « ${host} » n’est pas autorisé. Hôtes autorisés : ${allowed}.`
    : `The host “${host}” is not allowed. Allowed hosts: ${allowed}.`;
}
