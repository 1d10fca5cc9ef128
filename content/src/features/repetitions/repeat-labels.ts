/** The labels of repetition in the panel, in its two languages. */
const french = {
  open: 'Répéter…',
  title: (name: string) => `Répéter «\u00a0${name}\u00a0»`,
  explained: 'Un brouillon par jour, aux mêmes heures\u00a0: seuls la date, l’adresse et le titre diffèrent.',
  day: (number: number) => `Jour ${number}`,
  confirm: (count: number) => (count > 1 ? `Créer ${count} brouillons` : 'Créer 1 brouillon'),
  creating: 'Création…',
  created: (count: number) => (count > 1 ? `${count} brouillons sont créés.` : 'Un brouillon est créé.'),
  see: 'Les voir dans la liste',
  saveFirst: 'Enregistrez d’abord vos modifications\u00a0: c’est la version enregistrée qui est répétée.',
  noDays: (most: number) => `Choisissez de 1 à ${most} jours.`,
  past: (day: string) => `Le ${day} est passé\u00a0: choisissez des jours à venir.`,
  twice: (day: string) => `Le ${day} est choisi deux fois.`,
  noStart: 'Cet événement n’a pas encore de date de début\u00a0: indiquez-la et enregistrez.',
};

const english: typeof french = {
  open: 'Repeat…',
  title: (name) => `Repeat “${name}”`,
  explained: 'One draft per day, at the same hours: only the date, the address and the title differ.',
  day: (number) => `Day ${number}`,
  confirm: (count) => (count > 1 ? `Create ${count} drafts` : 'Create 1 draft'),
  creating: 'Creating…',
  created: (count) => (count > 1 ? `${count} drafts are created.` : 'One draft is created.'),
  see: 'See them in the list',
  saveFirst: 'Save your changes first: the saved version is the one that is repeated.',
  noDays: (most) => `Please choose 1 to ${most} days.`,
  past: (day) => `${day} is over: please choose days to come.`,
  twice: (day) => `${day} is chosen twice.`,
  noStart: 'This event has no start yet: please fill it in and save.',
};

export const repeatLabels = { fr: french, en: english };
