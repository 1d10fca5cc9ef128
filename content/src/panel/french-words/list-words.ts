import type { WordsOf } from './words-of.ts';

/** The dashboard, folders and languages of the content. */
export const dashboardWords = {
  addWidget: 'Ajouter un encart',
  deleteWidget: 'Supprimer l’encart {{id}}',
  discardConfirmLabel: 'Abandonner',
  discardMessage: 'La nouvelle disposition du tableau de bord n’est pas enregistrée. L’abandonner\u00a0?',
  discardTitle: 'Abandonner les modifications\u00a0?',
  editingDashboard: 'Modification du tableau de bord',
  noItems:
    'Le tableau de bord n’a pas d’encart. Ajoutez-en depuis le menu «\u00a0Tableau de bord\u00a0» de la barre du haut.',
  resetLayout: 'Reprendre la disposition d’origine',
  searchWidgets: 'Rechercher un encart…',
} satisfies WordsOf<'dashboard'>;

export const folderWords = {
  browseByFolder: 'Parcourir par dossier',
  byFolder: 'Par dossier',
  folderTypeDescription: 'Choisissez les documents que ce dossier peut contenir.',
  itemHasBeenMoved: '«\u00a0{{title}}\u00a0» est maintenant dans {{folderName}}',
  itemHasBeenMovedToRoot: '«\u00a0{{title}}\u00a0» n’est plus dans un dossier',
  itemsMovedToFolder: '«\u00a0{{title}}\u00a0»\u00a0: dans {{folderName}}',
  itemsMovedToRoot: '«\u00a0{{title}}\u00a0»\u00a0: hors des dossiers',
  moveItemsToFolderConfirmation: '<1>{{count}} {{label}}</1>\u00a0: déplacer vers <2>{{toFolder}}</2>\u00a0?',
  moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1>\u00a0: sortir des dossiers\u00a0?',
  moveItemToFolderConfirmation: '<1>{{title}}</1>\u00a0: déplacer vers <2>{{toFolder}}</2>\u00a0?',
  moveItemToRootConfirmation: '<1>{{title}}</1>\u00a0: sortir des dossiers\u00a0?',
  newFolder: 'Nouveau dossier',
  noFolder: 'Sans dossier',
  searchByNameInFolder: 'Rechercher par nom dans {{folderName}}',
  selectFolderForItem: 'Choisissez le dossier de «\u00a0{{title}}\u00a0»',
} satisfies WordsOf<'folder'>;

export const localizationWords = {
  localeToPublish: 'Langue à publier',
  selectLocaleToDuplicate: 'Choisissez les langues à copier',
} satisfies WordsOf<'localization'>;
