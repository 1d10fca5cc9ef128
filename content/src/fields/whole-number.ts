import type { NumberFieldSingleValidation } from 'payload';
import { panelLanguageOf } from '../panel/panel-language.ts';

/**
 * Validates a whole number, in place of Payload's own rule, which takes fractions. An empty field is valid.
 * @param least the smallest valid number
 * @param most the greatest valid number
 */
export const wholeNumber =
  (least: number, most: number): NumberFieldSingleValidation =>
  (value, { req }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && value >= least && value <= most) ||
    (panelLanguageOf(req) === 'fr'
      ? `Indiquez un nombre entier de ${least} à ${most}.`
      : `Enter a whole number from ${least} to ${most}.`);
