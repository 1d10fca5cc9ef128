import type { LabelsOf } from './labels-of.ts';

/** Logging in, and the account. */
export const authenticationLabels = {
  accountOfCurrentUser: 'Votre compte',
  beginCreateFirstUser: 'Pour commencer, créez le premier compte.',
  checkYourEmailForPasswordReset:
    'Si un compte existe pour cette adresse, un message vient d’y être envoyé. Il explique comment choisir un nouveau mot de passe. Regardez aussi parmi les courriers indésirables.',
  createFirstUser: 'Créer le premier compte',
  emailNotValid: 'Cette adresse de courriel n’est pas valide.',
  emailSent: 'Courriel envoyé',
  failedToUnlock: 'Le déverrouillage a échoué',
  forceUnlock: 'Déverrouiller',
  forgotPasswordEmailInstructions:
    'Saisissez votre adresse de courriel ci-dessous. Vous recevrez un message qui explique comment choisir un nouveau mot de passe.',
  loggedInChangePassword: 'Pour changer de mot de passe, ouvrez votre <0>compte</0>.',
  loggedOutInactivity: 'Vous n’avez rien fait depuis un moment\u00a0: vous avez été déconnecté.',
  loggedOutSuccessfully: 'Vous êtes déconnecté.',
  loggingOut: 'Déconnexion…',
  logoutSuccessful: 'Vous êtes déconnecté.',
  logoutUser: 'Déconnexion',
  passed: 'Connexion réussie',
  passwordResetSuccessfully: 'Votre mot de passe est changé.',
  resetPassword: 'Choisir un nouveau mot de passe',
  resetYourPassword: 'Choisissez un nouveau mot de passe',
  successfullyRegisteredFirstUser: 'Le premier compte est créé.',
  successfullyUnlocked: 'Le compte est déverrouillé.',
  tokenRefreshSuccessful: 'Votre session est prolongée.',
  youAreInactive:
    'Vous n’avez rien fait depuis un moment\u00a0: vous allez être déconnecté, par sécurité. Souhaitez-vous rester connecté\u00a0?',
  youAreReceivingResetPassword:
    'Vous recevez ce message parce que vous (ou quelqu’un d’autre) avez demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien, ou collez-le dans votre navigateur\u00a0:',
  youDidNotRequestPassword:
    'Si vous n’avez rien demandé, ne tenez pas compte de ce message\u00a0: votre mot de passe reste le même.',
} satisfies LabelsOf<'authentication'>;
