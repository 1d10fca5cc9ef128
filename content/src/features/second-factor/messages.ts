import type { PayloadRequest } from 'payload';
import { refusal } from '../../endpoints/refusal.ts';
import { type PanelLanguage, panelLanguageOf } from '../../panel/panel-language.ts';

const sentences = {
  fr: {
    noSession: 'Connectez-vous d’abord avec votre adresse et votre mot de passe.',
    loginAgain:
      'Votre connexion date de plus d’un quart d’heure\u00a0: déconnectez-vous, puis connectez-vous avec votre mot de passe.',
    wrongCode:
      'Ce code ne convient pas\u00a0: attendez le code suivant de l’application, ou saisissez un code de secours.',
    wrongAppCode: 'Ce code ne convient pas\u00a0: saisissez celui que l’application montre maintenant.',
    expired: 'Cette installation a expiré\u00a0: recommencez avec un nouveau code QR.',
    hasOne: 'Ce compte a déjà un second facteur\u00a0: retirez-le d’abord.',
    hasNone: 'Ce compte n’a pas de second facteur.',
    notYours: 'Retirez votre propre second facteur avec un code, à la page «\u00a0Double authentification\u00a0».',
    onlyAdmins: 'Seule l’administration peut réinitialiser le second facteur d’un compte.',
    unknownAccount: 'Ce compte n’existe pas.',
  },
  en: {
    noSession: 'Log in with your e-mail address and password first.',
    loginAgain: 'You logged in more than a quarter of an hour ago: log out, then log in with your password.',
    wrongCode: 'This code is not right: wait for the next code of the app, or enter a recovery code.',
    wrongAppCode: 'This code is not right: enter the one that the app shows now.',
    expired: 'This setup has expired: start again with a new QR code.',
    hasOne: 'This account has a second factor: remove it first.',
    hasNone: 'This account has no second factor.',
    notYours: 'Remove your own second factor with a code, on the page “Two-factor authentication”.',
    onlyAdmins: 'Only administrators may reset the second factor of an account.',
    unknownAccount: 'This account does not exist.',
  },
} satisfies Record<PanelLanguage, Record<string, string>>;

/** An error with a sentence in the language of the request. */
export const refused = (req: PayloadRequest, status: number, sentence: keyof (typeof sentences)['fr']) =>
  refusal(status, sentences[panelLanguageOf(req)][sentence]);
