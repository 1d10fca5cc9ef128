const longest = 200;

/**
 * Makes a value from outside fit to be kept: no control characters, no broken surrogates, at most 200 characters
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
