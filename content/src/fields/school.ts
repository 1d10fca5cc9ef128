import type { Field } from 'payload';
import { accountOf } from '../access/roles.ts';
import { idOf } from './field-values.ts';

/**
 * The school that a document belongs to. Editors of one school never see it: it is filled with theirs. Only an admin
 * chooses it.
 */
export const schoolField: Field = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  label: { fr: 'École', en: 'School' },
  defaultValue: ({ user }: { user?: { schools?: unknown[] } | null }) => idOf(user?.schools?.[0]),
  access: {
    update: ({ req }) => accountOf(req)?.role === 'admin',
  },
  admin: {
    position: 'sidebar',
    condition: (_data, _siblings, { user }) => (user as { role?: string } | null)?.role === 'admin',
  },
};
