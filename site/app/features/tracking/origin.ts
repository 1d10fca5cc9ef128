/** Where a visitor came from (section 3, "Origin tracking values"). */
export interface Origin {
  /** `direct`, `SEARCH_{engine}`, `ORGANIC_{engine}`, `REFERRAL_{host}`, or the value of `utm_content` */
  origineTracking: string;
  /** `none` where the URL does not have it, like the two that follow */
  utmMedium: string;
  utmSource: string;
  utmCampaign: string;
}

const longest = 200;

/**
 * Sanitizes a value from outside, to be stored: no control characters, no broken surrogates, at most 200 characters
 * (section 9, "Origin tracking"). Characters are code points, so that none is cut in two.
 */
export function cleanValue(value: string): string {
  const stripped = value.replace(/[\p{Cc}\p{Cs}]/gu, '');
  return stripped.length <= longest ? stripped : Array.from(stripped).slice(0, longest).join('');
}

/** The value, cleaned; `absent` where nothing visible is left of it. */
export function givenValue<Absent>(value: string | null | undefined, absent: Absent): string | Absent {
  const cleaned = cleanValue(value ?? '');
  return cleaned.trim() === '' ? absent : cleaned;
}
