/**
 * A French telephone number as the target of a `tel:` link, so that it can be called from abroad too.
 * @param phone as people write it, for example `04 65 71 19 96` or `+33 4 65 71 19 96`
 * @returns for example `tel:+33465711996`
 */
export function telephoneHref(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0(?=[1-9])/, '+33').replace(/^00/, '+')}`;
}
