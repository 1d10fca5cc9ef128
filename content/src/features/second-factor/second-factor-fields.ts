import type { Field } from 'payload';
import { computedField } from '../../access/computed-field.ts';

/** Written by the endpoints of this folder alone. */
const secret = { hidden: true, access: { ...computedField, read: () => false } };

/** What an account stores of its second factor, and which of its sessions have passed it. */
export const secondFactorFields: Field[] = [
  {
    name: 'secondFactorSince',
    type: 'date',
    label: { fr: 'Double authentification', en: 'Two-factor authentication' },
    access: computedField,
    admin: { components: { Field: '/src/features/second-factor/panel/account-field.tsx#SecondFactorField' } },
  },
  // Encrypted (`secret-encryption.ts`).
  { name: 'totpSecret', type: 'text', ...secret },
  // The time step of the last code: RFC 6238, 5.2, accepts each code once.
  { name: 'totpLastStep', type: 'number', ...secret },
  { name: 'recoveryCodes', type: 'json', ...secret },
  // Added to Payload's own field of this name.
  { name: 'sessions', type: 'array', fields: [{ name: 'secondFactorAt', type: 'date' }] },
];
