const french = {
  move: 'Mettre à la corbeille',
  moved: (name: string) => `« ${name} » est dans la corbeille, pour 30 jours.`,
  notInTrash: 'Ce document n’est plus dans la corbeille : rechargez la page.',
  inTrash: 'Ce document est dans la corbeille. Restaurez-le, puis publiez-le.',
};

const english: typeof french = {
  move: 'Move to the trash',
  moved: (name) => `“${name}” is in the trash, for 30 days.`,
  notInTrash: 'This document is no longer in the trash: please reload the page.',
  inTrash: 'This document is in the trash. Restore it, then publish it.',
};

/** The labels of the trash, in the panel's two languages. */
export const trashLabels = { fr: french, en: english };
