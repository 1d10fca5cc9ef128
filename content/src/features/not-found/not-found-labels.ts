/** The labels about URLs that were not found, in the languages of the panel. */
const french = {
  times: (count: number) => `Introuvable, ${count.toLocaleString('fr-FR')} fois`,
  redirect: 'Créer une redirection',
};

const english: typeof french = {
  times: (count) => `Not found, ${count === 1 ? 'once' : `${count.toLocaleString('en-GB')} times`}`,
  redirect: 'Create a redirect',
};

export const notFoundLabels = { fr: french, en: english };
