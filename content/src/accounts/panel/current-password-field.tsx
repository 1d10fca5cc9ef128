'use client';

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';

const path = 'currentPassword';

/** Asks for the current password in the form of one's own account, once a new password or e-mail address is typed (`current-password.ts`). */
export function CurrentPasswordField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const isAsked = useFormFields(
    ([{ password, email }]) => Boolean(password?.value) || (email?.value !== undefined && email.value !== user?.email),
  );
  // Payload's form hides passwords that were sent, but would send them again with the next change.
  useEffect(() => {
    if (isModified) return;
    for (const sent of [path, 'password', 'confirm-password']) dispatch({ type: 'REMOVE', path: sent });
  }, [isModified, dispatch]);
  if (!isAsked || id === undefined || id !== user?.id) return null;
  const label = i18n.language === 'fr' ? 'Mot de passe actuel' : 'Current password';
  return <PasswordField autoComplete="current-password" field={{ name: path, label, required: true }} path={path} />;
}
