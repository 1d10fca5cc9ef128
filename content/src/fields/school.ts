import type { Field, PayloadRequest } from 'payload';
import { adminOnly } from '../access/admin-only.ts';
import { accountOf } from '../access/roles.ts';

/**
 * The school that a document belongs to. Who works for one school never sees it: it is filled with theirs. Who works for several chooses
 * it for a new document; only an admin changes it later. What is made from within a form belongs to its school.
 */
export const schoolField: Field = {
  name: 'school',
  type: 'relationship',
  relationTo: 'schools',
  required: true,
  index: true,
  // Nobody reads a school through its documents, and to populate it takes twenty subqueries.
  maxDepth: 0,
  label: { fr: 'École', en: 'School' },
  defaultValue: ({ user }: Pick<PayloadRequest, 'user'>) => accountOf({ user })?.schools[0],
  access: { update: adminOnly },
  admin: {
    position: 'sidebar',
    components: { Field: '/src/fields/school-field.tsx#SchoolField' },
    condition: (_data, _siblings, { user }) => {
      const { role, schools = [] } = accountOf({ user }) ?? {};
      return role === 'admin' || schools.length > 1;
    },
  },
};
