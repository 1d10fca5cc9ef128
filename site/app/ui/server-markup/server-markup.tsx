import type { Ref } from 'react';

/**
 * An element with this property is hydrated without looking into it. One object: React compares it by identity, and would empty
 * the element where it met another one.
 */
const leftAsItIs = { __html: '' };

interface ServerMarkupProps {
  ref: Ref<HTMLDivElement>;
  /** HTML of our own, in which what editors wrote is escaped or sanitized */
  html: string;
  className?: string;
}

/**
 * An element whose content only the server renders (`docs/decisions/020`). In a browser React never looks into it: what is to
 * stand there later is put there by an effect.
 */
export function ServerMarkup({ ref, html, className }: ServerMarkupProps) {
  const content = import.meta.env.SSR ? { __html: html } : leftAsItIs;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own
  return <div ref={ref} className={className} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
