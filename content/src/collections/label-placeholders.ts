import { differingPlaceholders } from '@vitrine/contract/messages/label-placeholders.ts';
import type { TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import { panelLanguageOf } from '../panel/panel-language.ts';

const messages = {
  fr: (missing: readonly string[], unknown: readonly string[]) => [
    missing.length > 0 && `Il manque ${missing.join(' et ')} : le site y écrit une valeur.`,
    unknown.length > 0 && `Le site ne connaît pas ${unknown.join(' et ')} : les visiteurs le liraient tel quel.`,
  ],
  en: (missing: readonly string[], unknown: readonly string[]) => [
    missing.length > 0 && `${missing.join(' and ')} is missing: the site writes a value there.`,
    unknown.length > 0 && `The site does not know ${unknown.join(' and ')}: visitors would read it as it is.`,
  ],
};

/**
 * Validates that the text of a label has the same placeholders, such as `{time}`, as the text that the site ships (section 3,
 * "Taxonomy"). An import takes what an editor wrote for a former release: the site shows its own text in place of that.
 * @returns the message of Payload's own rule, a message that names the placeholders, or `true`
 */
export const samePlaceholders: TextareaFieldValidation = async (value, options) => {
  const own = await textarea(value, options);
  if (own !== true) return own;
  const { shipped } = options.siblingData as { shipped?: string | null };
  if (!shipped || !value || !options.req.user) return true;
  const { missing, unknown } = differingPlaceholders(String(value), shipped);
  if (missing.length === 0 && unknown.length === 0) return true;
  return messages[panelLanguageOf(options.req)](missing, unknown).filter(Boolean).join(' ');
};
