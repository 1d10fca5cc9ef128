import { type CollectionConfig, NotFound } from 'payload';
import { adminOnly } from '../access/admin-only.ts';
import { editorsOnly } from '../access/editors-only.ts';
import { changeOwnAccount, ownAccount } from '../access/own-account.ts';
import { accountInTurn, logoutInTurn } from '../accounts/account-in-turn.ts';
import { requireCurrentPassword } from '../accounts/current-password.ts';
import { firstAccountBySetup, firstIsAdmin } from '../accounts/first-account.ts';
import { endResetLink, forgottenPassword, withoutTransaction } from '../accounts/forgotten-password.ts';
import { keepAccounts, keepRoles, requireStillAdmin } from '../accounts/keep-accounts.ts';
import { panelLogin, refuseSiteAccount } from '../accounts/panel-login.ts';
import { sessionLifetime } from '../accounts/panel-sessions.ts';
import { refuseWeakPassword } from '../accounts/passwords.ts';
import { noPasswordForSites, siteMe, siteToken } from '../accounts/site-account.ts';
import { settings } from '../config/settings.ts';
import { endpoint } from '../endpoints/endpoint.ts';
import { deleteLocksOf } from '../features/conflicts/document-locks.ts';
import { refuseStaleSave } from '../features/conflicts/refuse-stale-save.ts';
import { deletePreviewsOf } from '../features/preview/preview-sessions.ts';
import { handOverSchedulesOf, handOverSchedulesRefused } from '../features/scheduling/hand-over.ts';
import { secondFactorEndpoints } from '../features/second-factor/endpoints.ts';
import { secondFactorFields } from '../features/second-factor/second-factor-fields.ts';
import type { Label } from '../fields/texts.ts';
import { panelLanguageOf } from '../panel/panel-language.ts';
import { groups } from './published-collection.ts';

/** Accounts are not verified by e-mail: Payload's endpoint for it would fail. */
const noVerification = endpoint('post', '/verify/:id', ({ t }) => {
  throw new NotFound(t);
});

const ofOneSite: Label = {
  fr: 'Un site est celui d’une seule école\u00a0: gardez la sienne, retirez les autres, et créez un compte pour le site de chacune.',
  en: 'A site is that of one school: keep its own, remove the others, and create an account for the site of each.',
};

/** The accounts of contributors, editors and administrators, and the account with which the site reads. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { fr: 'Compte', en: 'Account' }, plural: { fr: 'Comptes', en: 'Accounts' } },
  admin: {
    useAsTitle: 'name',
    group: groups.settings,
    defaultColumns: ['name', 'email', 'role', 'schools', 'secondFactorSince'],
  },
  auth: {
    tokenExpiration: sessionLifetime,
    // No locks, but delays (`accounts/login-limits.ts`): with locks anybody could lock another's account.
    maxLoginAttempts: 0,
    // Stored in the database, so that a logout and a new password end them.
    useSessions: true,
    cookies: { secure: settings.publicUrl.startsWith('https:'), sameSite: 'Lax' },
    strategies: [siteToken],
    // Every request reads its account: without this, its schools too, with their pictures.
    depth: 0,
  },
  access: {
    admin: editorsOnly,
    read: ownAccount,
    create: adminOnly,
    update: changeOwnAccount,
    delete: adminOnly,
    unlock: adminOnly,
  },
  endpoints: [
    ...(settings.isLocal ? [] : [firstAccountBySetup]),
    ...[noVerification, panelLogin, forgottenPassword, ...secondFactorEndpoints],
  ],
  hooks: {
    beforeOperation: [
      ...[withoutTransaction, firstIsAdmin, noPasswordForSites, refuseWeakPassword, requireCurrentPassword],
      ...[accountInTurn, requireStillAdmin],
    ],
    beforeValidate: [refuseStaleSave, keepRoles],
    beforeChange: [endResetLink],
    afterChange: [handOverSchedulesRefused],
    beforeDelete: [keepAccounts, deletePreviewsOf, deleteLocksOf, handOverSchedulesOf],
    beforeLogin: [refuseSiteAccount],
    afterLogout: [logoutInTurn],
    me: [siteMe],
  },
  fields: [
    {
      // Not `currentPassword`: what is typed under the name of such a field is not sent.
      name: 'currentPasswordField',
      type: 'ui',
      admin: { components: { Field: '/src/accounts/panel/current-password-field.tsx#CurrentPasswordField' } },
    },
    { name: 'name', type: 'text', required: true, label: { fr: 'Nom', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: { fr: 'Rôle', en: 'Role' },
      access: { update: adminOnly },
      admin: {
        // A component, not `admin.condition`: with a condition the field would be optional in the schema.
        components: { Field: '/src/accounts/panel/role-field.tsx#RoleField' },
        description: {
          fr: 'Le compte d’un site n’a pas de mot de passe\u00a0: le site se connecte par un identifiant signé.',
          en: 'The account of a site has no password: the site logs in with a signed credential.',
        },
      },
      options: [
        { value: 'admin', label: { fr: 'Administration', en: 'Admin' } },
        { value: 'editor', label: { fr: 'Rédaction', en: 'Editor' } },
        { value: 'contributor', label: { fr: 'Contribution', en: 'Contributor' } },
        { value: 'service', label: { fr: 'Site (lecture)', en: 'Site (reads)' } },
      ],
    },
    {
      name: 'schools',
      type: 'relationship',
      relationTo: 'schools',
      hasMany: true,
      saveToJWT: true,
      // Optional for administrators: they work for all schools, and create the first one.
      validate: (value, { data, req }) => {
        const { role } = data as { role?: string };
        const own = Array.isArray(value) ? value : [];
        if (role === 'service' && own.length > 1) return ofOneSite[panelLanguageOf(req)];
        // Without a session the first account of the database is being created: it becomes an administrator's.
        if (!req.user || role === 'admin' || own.length > 0) return true;
        return panelLanguageOf(req) === 'fr' ? 'Choisissez au moins une école.' : 'Choose at least one school.';
      },
      admin: { condition: (_data, _siblings, { user }) => Boolean(user) },
      label: { fr: 'Écoles', en: 'Schools' },
      access: { update: adminOnly },
    },
    ...secondFactorFields,
  ],
};
