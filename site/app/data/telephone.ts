/**
 * A French telephone number with its country, so that it can be called from abroad too.
 * @param phone as people write it, for example `04 65 71 19 96` or `+33 4 65 71 19 96`; of what follows, such as an extension, hours
 *   or a second number, nothing is taken
 * @returns for example `+33465711996`, or the empty string for none
 */
export function internationalTelephone(phone: string): string {
  const [first = ''] = /[+\d][\d\s.()-]*/.exec(phone.replace('(0)', '')) ?? [];
  const digits = first.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return digits.replace(/^0(?=[1-9]\d{8})/, '+33').replace(/^(\+33[1-9]\d{8}).*/, '$1');
}

/** A telephone number, as people write it, as the target of a `tel:` link. */
export const telephoneHref = (phone: string): string => `tel:${internationalTelephone(phone)}`;
