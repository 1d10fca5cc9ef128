import { inBothLanguages } from '../../../panel/panel-language.ts';

/** The labels of the second factor in the panel, in its two languages. */
export const secondFactorLabels = inBothLanguages({
  title: ['Double authentification', 'Two-factor authentication'],
  demand: [
    'Les comptes d’administration demandent, en plus du mot de passe, un code que montre une application d’authentification sur votre téléphone ou votre ordinateur.',
    'Besides the password, accounts of administrators need a code that an authenticator app on your phone or computer shows.',
  ],
  offer: [
    'En plus du mot de passe, un code que montre une application d’authentification protège votre compte, même si d’autres connaissent le mot de passe.',
    'Besides the password, a code that an authenticator app shows protects your account, even if others know the password.',
  ],
  currentPassword: ['Mot de passe actuel', 'Current password'],
  start: ['Commencer', 'Start'],
  scan: [
    '1. Scannez ce code avec votre application d’authentification',
    '1. Scan this code with your authenticator app',
  ],
  qrCode: [
    'Code QR à scanner avec l’application\u00a0; la clé ci-dessous dit la même chose.',
    'QR code to scan with the app; the key below says the same.',
  ],
  key: ['Ou saisissez cette clé dans l’application\u00a0:', 'Or enter this key in the app:'],
  enterFirst: ['2. Saisissez le code que l’application montre', '2. Enter the code that the app shows'],
  code: ['Code à 6 chiffres', '6-digit code'],
  confirm: ['Confirmer', 'Confirm'],
  enter: [
    'Saisissez le code que montre votre application d’authentification.',
    'Enter the code that your authenticator app shows.',
  ],
  anyCode: ['Code de l’application, ou code de secours', 'Code of the app, or recovery code'],
  anyCodeHint: [
    'Téléphone perdu\u00a0? Saisissez un code de secours. Sans code de secours, demandez à une autre personne de l’administration, ou à qui exploite le service, de réinitialiser votre second facteur.',
    'Lost your phone? Enter a recovery code. Without one, ask another administrator, or whoever runs the service, to reset your second factor.',
  ],
  verify: ['Se connecter', 'Log in'],
  sending: ['Vérification…', 'Checking…'],
  signOut: ['Se déconnecter', 'Log out'],
  codesTitle: ['Vos codes de secours', 'Your recovery codes'],
  codesIntro: [
    'Chacun remplace une fois le code de l’application, si vous perdez votre téléphone. Ils ne seront plus affichés\u00a0: conservez-les dans un gestionnaire de mots de passe ou sur papier.',
    'Each replaces the code of the app once, if you lose your phone. They are not shown again: keep them in a password manager or on paper.',
  ],
  copy: ['Copier les codes', 'Copy the codes'],
  copied: ['Les codes sont copiés.', 'The codes are copied.'],
  notCopied: [
    'Le navigateur ne les copie pas\u00a0: sélectionnez les codes et copiez-les.',
    'The browser does not copy them: select the codes and copy them.',
  ],
  carryOn: ['J’ai conservé les codes\u00a0: continuer', 'I have kept the codes: continue'],
  isOn: [(since: string) => `Active depuis le ${since}.`, (since) => `Active since ${since}.`],
  codesLeft: [(left: number) => `Codes de secours restants\u00a0: ${left}.`, (left) => `Recovery codes left: ${left}.`],
  renewTitle: ['Créer de nouveaux codes de secours', 'Create new recovery codes'],
  renewIntro: ['Les anciens ne seront plus valables.', 'The former ones are no longer valid.'],
  renew: ['Créer de nouveaux codes', 'Create new codes'],
  removeTitle: [
    'Changer d’appareil, ou retirer la double authentification',
    'Change the device, or remove two-factor authentication',
  ],
  removeIntro: ['Vos autres sessions se terminent.', 'Your other sessions end.'],
  removeDemanded: [
    'Vous configurez aussitôt votre nouvel appareil\u00a0: votre compte demande un second facteur.',
    'You set up your new device right away: your account needs a second factor.',
  ],
  remove: ['Retirer l’appareil', 'Remove the device'],
  stateOn: [
    (since: string) => `Double authentification active depuis le ${since}.`,
    (since) => `Two-factor authentication has been active since ${since}.`,
  ],
  stateOff: ['Pas de double authentification.', 'No two-factor authentication.'],
  own: ['Configurer la double authentification', 'Set up two-factor authentication'],
  reset: ['Réinitialiser le second facteur', 'Reset the second factor'],
  resetHint: [
    'Pour une personne qui a perdu son téléphone et ses codes de secours\u00a0: vérifiez son identité. Ses sessions se terminent.',
    'For somebody who lost the phone and the recovery codes: check who asks. Their sessions end.',
  ],
  resetSure: ['Confirmer la réinitialisation', 'Confirm the reset'],
  resetDone: ['Le second facteur est retiré.', 'The second factor is removed.'],
  cancel: ['Annuler', 'Cancel'],
});
