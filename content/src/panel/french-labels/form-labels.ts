import type { LabelsOf } from './labels-of.ts';

/** Fields, files and filters. */
export const fieldLabels = {
  addLabel: 'Ajouter\u00a0: {{label}}',
  addNew: 'Créer',
  addNewLabel: 'Créer un document',
  block: 'Section',
  blocks: 'sections',
  chooseBetweenCustomTextOrDocument: 'Saisissez une adresse, ou choisissez un document du site.',
  chooseDocumentToLink: 'Choisissez le document vers lequel mène le lien',
  chooseFromExisting: 'Choisir dans la médiathèque',
  collapseAll: 'Tout replier',
  customURL: 'Adresse saisie',
  enterURL: 'Saisissez une adresse',
  saveChanges: 'Enregistrer',
  searchForBlock: 'Rechercher une section',
  selectFieldsToEdit: 'Choisissez les champs à modifier',
  showAll: 'Tout déplier',
  toggleBlock: 'Replier ou déplier la section',
} satisfies LabelsOf<'fields'>;

export const operatorLabels = {
  equals: 'est',
  exists: 'est renseigné',
  isGreaterThan: 'est après ou au-dessus de',
  isGreaterThanOrEqualTo: 'est égal, après ou au-dessus de',
  isIn: 'est parmi',
  isLessThan: 'est avant ou au-dessous de',
  isLessThanOrEqualTo: 'est égal, avant ou au-dessous de',
  isLike: 'ressemble à',
  isNotEqualTo: 'n’est pas',
  isNotIn: 'n’est pas parmi',
  isNotLike: 'ne ressemble pas à',
} satisfies LabelsOf<'operators'>;

export const uploadLabels = {
  bulkUpload: 'Envoi de plusieurs fichiers',
  cropToolDescription: 'Faites glisser les coins de la zone, dessinez-en une autre, ou changez les valeurs ci-dessous.',
  dragAndDrop: 'Glissez et déposez un fichier',
  filesToUpload: 'Fichiers à envoyer',
  fileToUpload: 'Fichier à envoyer',
  focalPoint: 'Point d’intérêt',
  focalPointDescription: 'Faites glisser le point d’intérêt sur l’aperçu, ou changez les valeurs ci-dessous.',
  pasteURL: 'Coller une adresse',
  selectCollectionToBrowse: 'Choisissez un type de contenu',
  selectFile: 'Choisir un fichier',
  setCropArea: 'Choisir la zone à garder',
  setFocalPoint: 'Choisir le point d’intérêt',
  sizesFor: 'Tailles\u00a0: {{label}}',
} satisfies LabelsOf<'upload'>;
