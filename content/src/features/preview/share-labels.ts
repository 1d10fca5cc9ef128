/** The labels of shared previews in the panel, in its two languages. */
const french = {
  open: 'Partager l’aperçu…',
  title: (name: string) => `Partager l’aperçu de «\u00a0${name}\u00a0»`,
  explained:
    'Qui a le lien voit la version enregistrée de ce document, sans compte. Tout le reste du site est tel que les visiteurs le voient.',
  lifetime: 'Valable',
  days: (count: number) => (count > 1 ? `${count} jours` : '1 jour'),
  create: 'Créer un lien et le copier',
  links: 'Liens valables',
  none: 'Aucun lien n’est valable.',
  until: (date: string, editor: string) => `Jusqu’au ${date}${editor && `, créé par ${editor}`}`,
  url: 'Adresse du lien',
  copy: 'Copier',
  copied: 'Le lien est copié.',
  created: 'Le lien est créé\u00a0: copiez son adresse.',
  revoke: 'Révoquer',
  revoked: 'Le lien est révoqué\u00a0: il n’ouvre plus rien.',
  saveFirst: 'Vos dernières modifications ne sont pas enregistrées\u00a0: le lien montre la version enregistrée.',
  noDays: (days: readonly number[]) => `Choisissez une durée\u00a0: ${days.join(', ')} jours.`,
  tooMany: (most: number) => `Ce document a déjà ${most} liens\u00a0: révoquez-en un.`,
};

const english: typeof french = {
  open: 'Share preview…',
  title: (name) => `Share the preview of “${name}”`,
  explained:
    'Whoever has the link sees the saved version of this document, without an account. The rest of the site is as visitors see it.',
  lifetime: 'Valid for',
  days: (count) => (count > 1 ? `${count} days` : '1 day'),
  create: 'Create a link and copy it',
  links: 'Valid links',
  none: 'No link is valid.',
  until: (date, editor) => `Until ${date}${editor && `, created by ${editor}`}`,
  url: 'Address of the link',
  copy: 'Copy',
  copied: 'The link is copied.',
  created: 'The link is created: copy its address.',
  revoke: 'Revoke',
  revoked: 'The link is revoked: it opens nothing any more.',
  saveFirst: 'Your latest changes are not saved: the link shows the saved version.',
  noDays: (days) => `Choose for how long: ${days.join(', ')} days.`,
  tooMany: (most) => `This document has ${most} links already: revoke one.`,
};

export const shareLabels = { fr: french, en: english };
