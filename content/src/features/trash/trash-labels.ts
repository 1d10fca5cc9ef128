const french = {
  move: 'Mettre à la corbeille',
  moved: (name: string) => `« ${name} » est dans la corbeille, pour 30 jours.`,
  failed: 'Le fichier n’a pas pu être mis à la corbeille.',
};

const english: typeof french = {
  move: 'Move to the trash',
  moved: (name) => `“${name}” is in the trash, for 30 days.`,
  failed: 'The file could not be moved to the trash.',
};

/** The labels of the button that moves a file to the trash, in the panel's two languages. */
export const trashLabels = { fr: french, en: english };
