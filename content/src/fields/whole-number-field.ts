import type { NumberField } from 'payload';
import { wholeNumber } from './rules.ts';
import type { Label } from './texts.ts';

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
