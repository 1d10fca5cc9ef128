/**
 * A French telephone number as the target of a `tel:` link, so that it can be called from abroad too.
 * @param phone as people write it, for example `04 65 71 19 96` or `+33 4 65 71 19 96`; of what follows, such as an extension, hours
 *   or a second number, nothing is dialled
 * @returns for example `tel:+33465711996`
 */
export function telephoneHref(phone: string): string {
  const [first = ''] = /[+\d][\d\s.()-]*/.exec(phone.replace('(0)', '')) ?? [];
  const digits = first.replace(/[^\d+]/g, '').replace(/^(0[1-9]\d{8}).*/, '$1');
  return `tel:${digits.replace(/^0(?=[1-9])/, '+33').replace(/^00/, '+')}`;
}
