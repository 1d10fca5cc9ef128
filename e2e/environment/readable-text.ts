/** What a visitor reads on a page. */
export function readableText(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
}

/** Where two texts begin to differ; `null` where they are the same. */
export function differenceOf(one: string, other: string): string | null {
  if (one === other) return null;
  const words = [one, other].map((text) => text.split(/\s+/));
  const at = words[0]?.findIndex((word, index) => word !== words[1]?.[index]) ?? 0;
  return words.map((all) => all.slice(Math.max(0, at - 3), at + 8).join(' ')).join(' | ');
}
