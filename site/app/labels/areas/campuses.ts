import { bothLanguages } from '../label-tree.ts';

export const campusLabels = bothLanguages(
  {
    'campus-list': {
      title: 'Nos campus',
      introduction: 'Chaque campus de l’école a son histoire, ses machines et ses voisins. Trouvez le vôtre.',
      survey: 'D’un campus à l’autre',
      'survey-text':
        'Projets communs, semaines d’échange, jurys croisés : voici ce qui vous sépare du prochain atelier, à vol d’oiseau.',
      places: 'Les lieux',
      'courses-one': '{count} formation',
      'courses-other': '{count} formations',
    },
    campus: {
      list: 'Campus',
      visit: 'Venir au campus',
      address: 'Adresse',
      map: 'Voir sur OpenStreetMap',
      hours: 'Horaires',
      phone: 'Téléphone',
      email: 'Courriel',
      access: 'Accès',
      mode: { metro: 'Métro', tram: 'Tramway', bus: 'Bus', train: 'Train', bike: 'Vélo', car: 'Voiture' },
      plan: { landmarks: 'Sur le plan', minutes: '{count} min à pied' },
      people: { title: 'Qui vous accueille', write: 'Écrire à {name}' },
      gallery: 'Dans les murs',
      courses: {
        title: 'On y enseigne',
        fees: '{fees} par an',
        paid: 'frais pris en charge par l’entreprise',
        all: 'Toutes les formations de l’école',
      },
      housing: {
        title: 'Se loger',
        rent: 'Loyer d’un studio',
        'rent-range': '{from} à {to} par mois',
        'rent-about': 'environ {from} par mois',
        help: 'Qui vous aide',
      },
      accessibility: 'Accessibilité des locaux',
      agenda: {
        title: 'À l’agenda du campus',
        all: 'L’agenda du campus',
        'all-campuses': 'L’agenda de toute l’école',
        'empty-title': 'Rien d’annoncé ici pour le moment',
        'empty-text':
          'Les ateliers, eux, sont ouverts. Demandez une visite : un étudiant vous fera faire le tour des machines, le jour qui vous convient.',
      },
      news: { title: 'Nouvelles du campus', all: 'Toutes les actualités' },
      works: { title: 'Fait ici', all: 'Tous les travaux d’étudiants' },
    },
  },
  {
    'campus-list': {
      title: 'Our campuses',
      introduction: 'Each campus of the school has its history, its machines and its neighbours. Find yours.',
      survey: 'From one campus to the next',
      'survey-text':
        'Joint projects, exchange weeks, visiting juries: this is how far the next workshop is, as the crow flies.',
      places: 'The places',
      'courses-one': '{count} course',
      'courses-other': '{count} courses',
    },
    campus: {
      list: 'Campuses',
      visit: 'Finding us',
      address: 'Address',
      map: 'See on OpenStreetMap',
      hours: 'Opening hours',
      phone: 'Telephone',
      email: 'E-mail',
      access: 'Getting here',
      mode: { metro: 'Metro', tram: 'Tram', bus: 'Bus', train: 'Train', bike: 'Bicycle', car: 'Car' },
      plan: { landmarks: 'On the plan', minutes: '{count} min on foot' },
      people: { title: 'Who you will meet', write: 'Write to {name}' },
      gallery: 'Inside',
      courses: {
        title: 'Taught here',
        fees: '{fees} a year',
        paid: 'fees paid by the company',
        all: 'All courses of the school',
      },
      housing: {
        title: 'Finding a room',
        rent: 'Rent of a studio',
        'rent-range': '{from} to {to} a month',
        'rent-about': 'about {from} a month',
        help: 'Who helps',
      },
      accessibility: 'Accessibility of the building',
      agenda: {
        title: 'What’s on at the campus',
        all: 'Everything on at this campus',
        'all-campuses': 'Everything on at the school',
        'empty-title': 'Nothing announced here for now',
        'empty-text':
          'The workshops are open all the same. Ask for a visit: a student will show you round the machines, on a day that suits you.',
      },
      news: { title: 'News from the campus', all: 'All news' },
      works: { title: 'Made here', all: 'All student work' },
    },
  },
);
