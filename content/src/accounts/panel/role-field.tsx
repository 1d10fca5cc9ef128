'use client';

import { SelectField, useAuth } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';

/** Nothing is chosen for the first account of an empty database: it is an administrator's (`first-account.ts`). */
export const RoleField: SelectFieldClientComponent = (props) => {
  const { user } = useAuth();
  return user ? <SelectField {...props} /> : null;
};
