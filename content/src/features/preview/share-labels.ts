import { inBothLanguages } from '../../panel/panel-language.ts';

/** Days for which a link to a preview can be valid. */
export const lifetimes = [1, 7, 30];

/** Valid links to one document, at most. */
export const mostLinks = 20;

/** The labels of shared previews in the panel, in its two languages. */
export const shareLabels = inBothLanguages({
  open: ['Partager l’aperçu…', 'Share preview…'],
  title: [(name: string) => `Partager l’aperçu de «\u00a0${name}\u00a0»`, (name) => `Share the preview of “${name}”`],
  explained: [
    'Qui a le lien voit la version enregistrée de ce document, sans compte. Tout le reste du site est tel que les visiteurs le voient.',
    'Whoever has the link sees the saved version of this document, without an account. The rest of the site is as visitors see it.',
  ],
  lifetime: ['Valable', 'Valid for'],
  days: [
    (count: number) => (count > 1 ? `${count} jours` : '1 jour'),
    (count) => (count > 1 ? `${count} days` : '1 day'),
  ],
  create: ['Créer un lien et le copier', 'Create a link and copy it'],
  links: ['Liens valables', 'Valid links'],
  none: ['Aucun lien n’est valable.', 'No link is valid.'],
  until: [
    (date: string, editor: string) => `Jusqu’au ${date}${editor && `, créé par ${editor}`}`,
    (date, editor) => `Until ${date}${editor && `, created by ${editor}`}`,
  ],
  url: ['Adresse du lien', 'Address of the link'],
  copy: ['Copier', 'Copy'],
  copied: ['Le lien est copié.', 'The link is copied.'],
  created: ['Le lien est créé\u00a0: copiez son adresse.', 'The link is created: copy its address.'],
  revoke: ['Révoquer', 'Revoke'],
  revoked: ['Le lien est révoqué\u00a0: il n’ouvre plus rien.', 'The link is revoked: it opens nothing any more.'],
  saveFirst: [
    'Vos dernières modifications ne sont pas enregistrées\u00a0: le lien montre la version enregistrée.',
    'Your latest changes are not saved: the link shows the saved version.',
  ],
  noDays: [
    (days: readonly number[]) => `Choisissez une durée\u00a0: ${days.join(', ')} jours.`,
    (days) => `Choose for how long: ${days.join(', ')} days.`,
  ],
  tooMany: [
    (most: number) => `Ce document a déjà ${most} liens\u00a0: révoquez-en un.`,
    (most) => `This document has ${most} links already: revoke one.`,
  ],
});
