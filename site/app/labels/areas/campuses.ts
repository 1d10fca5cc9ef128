import type { LabelTree } from '../label-tree.ts';

export const campusLabels = {
  'campus-list': {
    title: ['Nos campus', 'Our campuses'],
    introduction: [
      'Chaque campus de l’école a son histoire, ses machines et ses voisins. Trouvez le vôtre.',
      'Each campus of the school has its history, its machines and its neighbours. Find yours.',
    ],
    survey: ['D’un campus à l’autre', 'From one campus to the next'],
    'survey-text': [
      'Projets communs, semaines d’échange, jurys croisés : voici ce qui vous sépare du prochain atelier, à vol d’oiseau.',
      'Joint projects, exchange weeks, visiting juries: this is how far the next workshop is, as the crow flies.',
    ],
    places: ['Les lieux', 'The places'],
    'courses-one': ['{count} formation', '{count} course'],
    'courses-other': ['{count} formations', '{count} courses'],
  },
  campus: {
    list: ['Campus', 'Campuses'],
    visit: ['Venir au campus', 'Finding us'],
    address: ['Adresse', 'Address'],
    map: ['Voir sur OpenStreetMap', 'See on OpenStreetMap'],
    hours: ['Horaires', 'Opening hours'],
    phone: ['Téléphone', 'Telephone'],
    email: ['Courriel', 'E-mail'],
    access: ['Accès', 'Getting here'],
    mode: {
      metro: ['Métro', 'Metro'],
      tram: ['Tramway', 'Tram'],
      bus: ['Bus', 'Bus'],
      train: ['Train', 'Train'],
      bike: ['Vélo', 'Bicycle'],
      car: ['Voiture', 'Car'],
    },
    plan: {
      landmarks: ['Sur le plan', 'On the plan'],
      minutes: ['{count} min à pied', '{count} min on foot'],
    },
    people: {
      title: ['Qui vous accueille', 'Who you will meet'],
      write: ['Écrire à {name}', 'Write to {name}'],
    },
    gallery: ['Dans les murs', 'Inside'],
    courses: {
      title: ['On y enseigne', 'Taught here'],
      fees: ['{fees} par an', '{fees} a year'],
      paid: ['frais pris en charge par l’entreprise', 'fees paid by the company'],
      all: ['Toutes les formations de l’école', 'All courses of the school'],
    },
    housing: {
      title: ['Se loger', 'Finding a room'],
      rent: ['Loyer d’un studio', 'Rent of a studio'],
      'rent-range': ['{from} à {to} par mois', '{from} to {to} a month'],
      'rent-about': ['environ {from} par mois', 'about {from} a month'],
      help: ['Qui vous aide', 'Who helps'],
    },
    accessibility: ['Accessibilité des locaux', 'Accessibility of the building'],
    agenda: {
      title: ['À l’agenda du campus', 'What’s on at the campus'],
      all: ['L’agenda du campus', 'Everything on at this campus'],
      'all-campuses': ['L’agenda de toute l’école', 'Everything on at the school'],
      'empty-title': ['Rien d’annoncé ici pour le moment', 'Nothing announced here for now'],
      'empty-text': [
        'Les ateliers, eux, sont ouverts. Demandez une visite : un étudiant vous fera faire le tour des machines, le jour qui vous convient.',
        'The workshops are open all the same. Ask for a visit: a student will show you round the machines, on a day that suits you.',
      ],
    },
    news: {
      title: ['Nouvelles du campus', 'News from the campus'],
      all: ['Toutes les actualités', 'All news'],
    },
    works: {
      title: ['Fait ici', 'Made here'],
      all: ['Tous les travaux d’étudiants', 'All student work'],
    },
  },
} as const satisfies LabelTree;
