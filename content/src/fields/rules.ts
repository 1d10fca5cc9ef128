import { isRncpNumber } from '@vitrine/contract/courses/course-certification.ts';
import type { Field, FieldHook, NumberField, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../panel/panel-language.ts';
import type { Label } from './texts.ts';

/**
 * Validates a text, in place of Payload's own rule. An empty text is valid, unless the field is required.
 * @param isValid tells whether a text that is not empty may be published
 * @param refusal what an editor is told otherwise
 */
const textRule =
  (isValid: (text: string) => boolean, refusal: Label): TextFieldSingleValidation =>
  (value, { req, required }) =>
    (value ? isValid(value) : !required) || refusal[panelLanguageOf(req)];

/** Takes away what is copied along with an address, before it is checked. */
export const trimmed: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value);

/** Forms are checked as they are typed, before `trimmed`. */
const isHttpsUrl = (text: string) => /^https:\/\/\S+$/.test(text.trim()) && URL.canParse(text);
const httpsUrl = textRule(isHttpsUrl, {
  fr: 'Indiquez une adresse complète, qui commence par https://.',
  en: 'Enter a complete address that begins with https://.',
});

/** A field for the address of another site. */
export const urlField = (name: string, label: Label, required = false): Field => ({
  ...{ name, type: 'text', label, required, validate: httpsUrl },
  hooks: { beforeValidate: [trimmed] },
});

/** The origin of a school's site. */
export const siteUrlRule = textRule((text) => /^https?:\/\/[^/\s]+$/.test(text) && URL.canParse(text), {
  fr: 'Indiquez l’adresse du site seule, sans chemin\u00a0: https://www.ecole.example.',
  en: 'Enter the address of the site alone, without a path: https://www.school.example.',
});

/** Whether a text can be the namespace of a school, which is a part of URLs and the name of a folder. */
export const isNamespace = (text: string) => /^[a-z][a-z0-9-]{1,40}$/.test(text);

/** The namespace of a school. */
export const namespaceRule = textRule(isNamespace, {
  fr: 'Indiquez de 2 à 41 minuscules sans accent, chiffres ou traits d’union, une lettre d’abord\u00a0: ecole-de-design.',
  en: 'Enter 2 to 41 small letters without accents, digits or hyphens, a letter first: design-school.',
});

/** The identifier of a container of the tag manager. */
export const tagManagerRule = textRule((text) => /^GTM-[A-Z0-9]{4,12}$/.test(text), {
  fr: 'Indiquez l’identifiant du conteneur\u00a0: GTM-ABC1234.',
  en: 'Enter the identifier of the container: GTM-ABC1234.',
});

/** The identifier of a video at its host, which is a part of the URL of the player. */
export const videoIdRule = textRule((text) => /^[A-Za-z0-9_-]{6,20}$/.test(text), {
  fr: 'Indiquez l’identifiant de la vidéo seul, sans son adresse\u00a0: de 6 à 20 lettres sans accent, chiffres, «\u00a0_\u00a0» ou «\u00a0-\u00a0».',
  en: 'Enter the identifier of the video alone, without its address: 6 to 20 letters without accents, digits, “_” or “-”.',
});

/** The number of a course's certification in the national register. */
export const rncpRule = textRule(isRncpNumber, {
  fr: 'Indiquez le numéro seul, de 2 à 6 chiffres\u00a0: 38912.',
  en: 'Enter the number alone, 2 to 6 digits: 38912.',
});

/**
 * Validates a whole number, in place of Payload's own rule, which takes fractions. An empty field is valid, unless it is required.
 * @param least the smallest valid number
 * @param most the greatest valid number
 */
export const wholeNumber =
  (least: number, most: number): NumberFieldSingleValidation =>
  (value, { req, required }) =>
    (value === null || value === undefined ? !required : Number.isInteger(value) && value >= least && value <= most) ||
    (panelLanguageOf(req) === 'fr'
      ? `Indiquez un nombre entier de ${least} à ${most}.`
      : `Enter a whole number from ${least} to ${most}.`);

/** A whole number from one bound to another. */
export const wholeNumberField = (
  name: string,
  label: Label,
  [min, max]: readonly [min: number, max: number],
  { admin, ...options }: Partial<Pick<NumberField, 'required' | 'defaultValue' | 'admin'>> = {},
): NumberField => ({
  ...{ name, type: 'number', label, min, max, validate: wholeNumber(min, max) },
  ...options,
  admin: { step: 1, ...admin },
});
