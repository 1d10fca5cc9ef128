import type { LabelTree } from '../label-tree.ts';

/** The course finder: its questions, their answers, and the reasons for what it finds. */
export const finderLabels = {
  finder: {
    title: ['Trouver ma formation', 'Find my course'],
    introduction: [
      'Cinq questions, aucune obligatoire. Nous vous proposons trois formations au plus, et nous disons pourquoi.',
      'Five questions, none of them required. We suggest three courses at most, and say why.',
    ],
    form: ['Vos réponses', 'Your answers'],
    any: ['Peu importe', 'No preference'],
    unanswered: ['Sans réponse', 'No answer'],
    submit: ['Voir les formations', 'See the courses'],
    restart: ['Tout effacer', 'Clear all'],
    kept: [
      'Vos réponses ne sont que dans l’adresse de cette page : nous n’en gardons rien.',
      'Your answers are in the address of this page only: we keep no record of them.',
    ],
    questions: {
      now: ['Où en êtes-vous ?', 'Where are you now?'],
      make: ['Qu’aimez-vous faire ?', 'What do you like to make?'],
      campus: ['Où aimeriez-vous étudier ?', 'Where would you like to study?'],
      rhythm: ['À quel rythme ?', 'Which mode of study?'],
      budget: ['Quel budget par an ?', 'What budget per year?'],
    },
    now: {
      school: ['Je suis au lycée', 'I am still at school'],
      baccalaureate: [
        'J’ai le bac, ou je suis dans d’autres études',
        'I have finished school, or study something else',
      ],
      degree: ['J’ai trois ans d’études de création', 'I have three years of creative studies'],
      work: ['Je travaille, et je veux changer de métier', 'I work, and want to change career'],
    },
    make: {
      places: ['Des lieux : pièces, boutiques, expositions', 'Places: rooms, shops, exhibitions'],
      objects: ['Des objets : meubles, lampes, outils', 'Objects: furniture, lamps, tools'],
      images: ['Des images : affiches, lettres, identités', 'Images: posters, letters, identities'],
      garments: ['Des vêtements', 'Clothes'],
      materials: ['Des matières : tissus, couleurs, surfaces', 'Materials: fabrics, colours, surfaces'],
      screens: ['Des écrans : sites, applications, services', 'Screens: sites, apps, services'],
      undecided: ['Je ne sais pas encore', 'I do not know yet'],
    },
    rhythm: {
      initial: ['À plein temps, à l’école', 'Full time, at the school'],
      apprenticeship: ['En alternance, avec une entreprise', 'As an apprentice, with a company'],
    },
    budget: {
      nothing: ['Rien à payer', 'Nothing to pay'],
      most: ['{amount} au plus', '{amount} at most'],
    },
    'fits-one': ['Une formation répond à tout', 'One course fits all of it'],
    'fits-other': ['{count} formations répondent à tout', '{count} courses fit all of it'],
    'fits-more': [
      '{count} formations répondent à tout : en voici trois',
      '{count} courses fit all of it: here are three',
    ],
    nearest: [
      'Nous n’avons rien trouvé qui réponde à tout. Voici ce qui s’en approche le plus.',
      'We found nothing that fits all of it. These come nearest.',
    ],
    none: ['Aucune formation n’est en ligne pour l’instant', 'No course is online at the moment'],
    'none-text': [
      'Dites-nous ce que vous cherchez : nous vous répondons.',
      'Tell us what you are looking for and we will answer.',
    ],
    reasons: ['Pourquoi {course}', 'Why {course}'],
    fit: {
      now: {
        school: ['On y entre juste après le lycée.', 'You can enter it straight from school.'],
        baccalaureate: [
          'On y entre avec le bac, et aussi après d’autres études.',
          'You can enter it when school is finished, also after other studies.',
        ],
        degree: [
          'On y entre après trois ans d’études de création.',
          'You can enter it after three years of creative studies.',
        ],
        work: ['On y vient aussi pour changer de métier.', 'It takes people who change career.'],
      },
      'make-1': ['Un peu de ce que vous aimez faire : « {what} ».', 'A little of what you like to make: ‘{what}’.'],
      'make-2': ['Beaucoup de ce que vous aimez faire : « {what} ».', 'Much of what you like to make: ‘{what}’.'],
      'make-3': ['Au cœur de la formation : « {what} ».', 'At the heart of the course: ‘{what}’.'],
      undecided: ['Vous pouvez essayer avant de choisir.', 'You can try things before you choose.'],
      campus: ['Au campus de votre choix : {city}.', 'It is in {city}.'],
      rhythm: {
        initial: ['C’est à plein temps.', 'It is full time.'],
        apprenticeship: ['C’est en alternance.', 'It is an apprenticeship.'],
      },
      fees: ['{fees} par an : c’est dans votre budget.', '{fees} per year: within your budget.'],
      'fees-between': [
        'De {least} à {most} par an : c’est dans votre budget.',
        '{least} to {most} per year: within your budget.',
      ],
      paid: ['L’entreprise prend les frais en charge.', 'The company pays the fees.'],
      'or-paid': ['En alternance, l’entreprise les prend en charge.', 'For apprentices, the company pays them.'],
    },
    'then-paid-one': [
      'En alternance, l’entreprise paie la dernière année.',
      'For apprentices, the company pays for the last year.',
    ],
    'then-paid-other': [
      'En alternance, l’entreprise paie les {count} dernières années.',
      'For apprentices, the company pays for the last {count} years.',
    ],
    miss: {
      now: {
        school: ['On n’y entre pas directement après le lycée.', 'You cannot enter it straight from school.'],
        baccalaureate: ['Le bac seul ne suffit pas pour y entrer.', 'Finishing school is not enough to enter it.'],
        degree: [
          'Elle ne fait pas suite à trois ans d’études de création.',
          'It does not follow on from three years of creative studies.',
        ],
        work: ['Elle n’est pas pensée pour changer de métier.', 'It is not made for changing career.'],
      },
      'entry-level': ['Il faut : {level}.', 'You need: {level}.'],
      make: ['Ce n’est pas ce que vous aimez faire, « {what} ».', 'It is not what you like to make, ‘{what}’.'],
      undecided: ['Il faut déjà savoir ce que l’on veut faire.', 'You need to know already what you want to do.'],
      campus: ['Pas au campus de votre choix ({city}).', 'It is not in {city}.'],
      elsewhere: ['Campus : {cities}.', 'It is in {cities}.'],
      rhythm: {
        initial: ['Ce n’est pas à plein temps.', 'It is not full time.'],
        apprenticeship: ['Ce n’est pas en alternance.', 'It is not an apprenticeship.'],
      },
      'rhythm-here': {
        initial: ['Ce n’est pas à plein temps ici. Campus : {cities}.', 'It is not full time in {cities}.'],
        apprenticeship: [
          'Ce n’est pas en alternance ici. Campus : {cities}.',
          'It is not an apprenticeship in {cities}.',
        ],
      },
      fees: ['{fees} par an : plus que votre budget.', '{fees} per year: more than your budget.'],
      'fees-from': [
        'À partir de {fees} par an : plus que votre budget.',
        'From {fees} per year: more than your budget.',
      ],
      unsaid: ['Les frais ne sont pas encore annoncés.', 'The fees are not announced yet.'],
    },
    compare: ['Les comparer côte à côte', 'Compare them side by side'],
    all: ['Voir toutes les formations', 'See all courses'],
    talk: ['En parler avec nous', 'Talk about it with us'],
    change: ['Changer mes réponses', 'Change my answers'],
  },
} as const satisfies LabelTree;
