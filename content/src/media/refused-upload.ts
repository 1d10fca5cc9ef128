import { APIError } from 'payload';
import { largestUpload } from '../config/limits.ts';
import type { PanelLanguage } from '../panel/panel-language.ts';

const megabytes = largestUpload / 1_000_000;

/** What the media library takes. Payload's own refusals are in English, and name MIME types. */
export const uploadSentences = {
  accepted: {
    fr: `Images JPEG, PNG, WebP, AVIF ou SVG, et PDF, de ${megabytes}\u00a0Mo au plus.`,
    en: `JPEG, PNG, WebP, AVIF or SVG images, and PDF, of at most ${megabytes} MB.`,
  },
  refused: {
    fr: 'Ce fichier ne peut pas être ajouté\u00a0: la médiathèque accepte des images JPEG, PNG, WebP, AVIF ou SVG (sans script) et des PDF, non endommagés.',
    en: 'This file cannot be added: the media library takes JPEG, PNG, WebP, AVIF or SVG images (without scripts) and PDF files that are not damaged.',
  },
  tooLarge: {
    fr: `Ce fichier est trop lourd\u00a0: ${megabytes}\u00a0Mo au plus.`,
    en: `This file is too large: at most ${megabytes} MB.`,
  },
} satisfies Record<string, Record<PanelLanguage, string>>;

interface FieldErrors {
  errors?: { path?: string }[];
}

/** The sentence for an upload that Payload refused because of its file, or `null` for any other error. */
export function refusedUpload(error: unknown): Record<PanelLanguage, string> | null {
  if (!(error instanceof APIError)) return null;
  if (error.status === 413) return uploadSentences.tooLarge;
  const fields = (error.data as FieldErrors | null | undefined)?.errors;
  return error.status === 400 && Array.isArray(fields) && fields.some(({ path }) => path === 'file')
    ? uploadSentences.refused
    : null;
}
