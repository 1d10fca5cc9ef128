import type { PanelLanguage } from '../../../panel/panel-language.ts';

/** The labels of the second factor in the panel, in its two languages. */
const french = {
  title: 'Double authentification',
  demand:
    'Les comptes d’administration demandent, en plus du mot de passe, un code que montre une application d’authentification sur votre téléphone ou votre ordinateur.',
  offer:
    'En plus du mot de passe, un code que montre une application d’authentification protège votre compte, même si d’autres connaissent le mot de passe.',
  currentPassword: 'Mot de passe actuel',
  start: 'Commencer',
  scan: '1. Scannez ce code avec votre application d’authentification',
  qrCode: 'Code QR à scanner avec l’application\u00a0; la clé ci-dessous dit la même chose.',
  key: 'Ou saisissez cette clé dans l’application\u00a0:',
  enterFirst: '2. Saisissez le code que l’application montre',
  code: 'Code à 6 chiffres',
  confirm: 'Confirmer',
  enter: 'Saisissez le code que montre votre application d’authentification.',
  anyCode: 'Code de l’application, ou code de secours',
  anyCodeHint:
    'Téléphone perdu\u00a0? Saisissez un code de secours. Sans code de secours, demandez à une autre personne de l’administration, ou à qui exploite le service, de réinitialiser votre second facteur.',
  verify: 'Se connecter',
  sending: 'Vérification…',
  signOut: 'Se déconnecter',
  codesTitle: 'Vos codes de secours',
  codesIntro:
    'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Ils ne seront plus affichés\u00a0: conservez-les dans un gestionnaire de mots de passe ou sur papier.',
  copy: 'Copier les codes',
  copied: 'Les codes sont copiés.',
  notCopied: 'Le navigateur ne les copie pas\u00a0: sélectionnez les codes et copiez-les.',
  carryOn: 'J’ai conservé les codes\u00a0: continuer',
  isOn: (since: string) => `Active depuis le ${since}.`,
  codesLeft: (left: number) => `Codes de secours restants\u00a0: ${left}.`,
  renewTitle: 'Créer de nouveaux codes de secours',
  renewIntro: 'Les anciens ne seront plus valables.',
  renew: 'Créer de nouveaux codes',
  removeTitle: 'Changer d’appareil, ou retirer la double authentification',
  removeIntro: 'Vos autres sessions se terminent.',
  removeDemanded: 'Vous configurez aussitôt votre nouvel appareil\u00a0: votre compte demande un second facteur.',
  remove: 'Retirer l’appareil',
  stateOn: (since: string) => `Double authentification active depuis le ${since}.`,
  stateOff: 'Pas de double authentification.',
  own: 'Configurer la double authentification',
  reset: 'Réinitialiser le second facteur',
  resetHint:
    'Pour une personne qui a perdu son téléphone et ses codes de secours\u00a0: vérifiez son identité. Ses sessions se terminent.',
  resetSure: 'Confirmer la réinitialisation',
  resetDone: 'Le second facteur est retiré.',
  cancel: 'Annuler',
};

export type SecondFactorLabels = typeof french;

const english: SecondFactorLabels = {
  title: 'Two-factor authentication',
  demand:
    'Besides the password, accounts of administrators need a code that an authenticator app on your phone or computer shows.',
  offer:
    'Besides the password, a code that an authenticator app shows protects your account, even if others know the password.',
  currentPassword: 'Current password',
  start: 'Start',
  scan: '1. Scan this code with your authenticator app',
  qrCode: 'QR code to scan with the app; the key below says the same.',
  key: 'Or enter this key in the app:',
  enterFirst: '2. Enter the code that the app shows',
  code: '6-digit code',
  confirm: 'Confirm',
  enter: 'Enter the code that your authenticator app shows.',
  anyCode: 'Code of the app, or recovery code',
  anyCodeHint:
    'Lost your phone? Enter a recovery code. Without one, ask another administrator, or whoever runs the service, to reset your second factor.',
  verify: 'Log in',
  sending: 'Checking…',
  signOut: 'Log out',
  codesTitle: 'Your recovery codes',
  codesIntro:
    'Each replaces the code of the app once, if you lose your phone. They are not shown again: keep them in a password manager or on paper.',
  copy: 'Copy the codes',
  copied: 'The codes are copied.',
  notCopied: 'The browser does not copy them: select the codes and copy them.',
  carryOn: 'I have kept the codes: continue',
  isOn: (since) => `Active since ${since}.`,
  codesLeft: (left) => `Recovery codes left: ${left}.`,
  renewTitle: 'Create new recovery codes',
  renewIntro: 'The former ones are no longer valid.',
  renew: 'Create new codes',
  removeTitle: 'Change the device, or remove two-factor authentication',
  removeIntro: 'Your other sessions end.',
  removeDemanded: 'You set up your new device right away: your account needs a second factor.',
  remove: 'Remove the device',
  stateOn: (since) => `Two-factor authentication is active since ${since}.`,
  stateOff: 'No two-factor authentication.',
  own: 'Set up two-factor authentication',
  reset: 'Reset the second factor',
  resetHint: 'For somebody who lost the phone and the recovery codes: check who asks. Their sessions end.',
  resetSure: 'Confirm the reset',
  resetDone: 'The second factor is removed.',
  cancel: 'Cancel',
};

export const secondFactorLabels: Record<PanelLanguage, SecondFactorLabels> = { fr: french, en: english };
