/** The sheets of the set, in their order: what the title block lists, and where its lines lead. */
export const sheets = [
  { id: 'couleurs', number: '01', title: 'Couleurs' },
  { id: 'encres', number: '02', title: 'Encres' },
  { id: 'caracteres', number: '03', title: 'Caractères' },
  { id: 'mesures', number: '04', title: 'Mesures' },
  { id: 'pictogrammes', number: '05', title: 'Pictogrammes' },
  { id: 'commandes', number: '06', title: 'Commandes' },
  { id: 'saisie', number: '07', title: 'Saisie' },
  { id: 'cartes', number: '08', title: 'Cartes et listes' },
  { id: 'releves', number: '09', title: 'Relevés' },
  { id: 'textes', number: '10', title: 'Textes' },
  { id: 'messages', number: '11', title: 'Messages et repères' },
  { id: 'epreuves', number: '12', title: 'Épreuves' },
] as const;

export type SheetId = (typeof sheets)[number]['id'];
