import type { LabelsOf } from './labels-of.ts';

/** The dashboard and languages of the content. */
export const dashboardLabels = {
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
} satisfies LabelsOf<'dashboard'>;

export const localizationLabels = {
  selectLocaleToDuplicate: 'Choisissez les langues à copier',
} satisfies LabelsOf<'localization'>;
