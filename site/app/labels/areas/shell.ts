import type { LabelTree } from '../label-tree.ts';

/** The labels of a preview. */
export const previewLabels = {
  preview: {
    title: ['Aperçu', 'Preview'],
    explanation: [
      'Vous voyez les brouillons. Les visiteurs ne voient que ce qui est publié.',
      'You are seeing drafts. Visitors see only what is published.',
    ],
    pick: ['Changer un libellé', 'Change a label'],
    picking: [
      'Cliquez sur un mot du site (menu, bouton, titre) : son libellé s’ouvre dans l’administration.',
      'Click on a word of the site (menu, button, title): its label opens in the admin panel.',
    ],
    leave: ['Quitter l’aperçu', 'Leave the preview'],
  },
} as const satisfies LabelTree;

/** What surrounds every page, and the words that many pages share. */
export const shellLabels = {
  shell: {
    'skip-to-content': ['Aller au contenu', 'Skip to content'],
    navigation: ['Navigation principale', 'Main navigation'],
    language: ['Langue', 'Language'],
    'in-french': ['Français', 'Français'],
    'in-english': ['English', 'English'],
    'home-link': ['{school}, accueil', '{school}, home'],
    menu: ['Menu', 'Menu'],
    close: ['Fermer le menu', 'Close the menu'],
    search: ['Rechercher', 'Search'],
    selection: ['Ma sélection', 'My selection'],
    'picture-credits': ['Crédits des images :', 'Picture credits:'],
    'back-to-menu': ['Retour au menu : ', 'Back to the menu: '],
    'to-top': ['Haut de page', 'Top of the page'],
    'footer-menu': ['Liens utiles', 'Useful links'],
    legal: ['Informations légales', 'Legal information'],
    social: ['Réseaux sociaux', 'Social networks'],
    terms: ['Conditions générales de vente', 'Terms and conditions of sale'],
    legals: ['Mentions légales', 'Legal notice'],
    'personal-data': ['Données personnelles', 'Personal data'],
    accessibility: {
      total: ['Accessibilité : totalement conforme', 'Accessibility: fully conforming'],
      partial: ['Accessibilité : partiellement conforme', 'Accessibility: partly conforming'],
      none: ['Accessibilité : non conforme', 'Accessibility: not conforming'],
    },
    complaint: ['Formulaire de réclamation', 'Complaint form'],
    'footer-frame': ['Informations complémentaires', 'Further information'],
    summary: ['Dans cette page', 'On this page'],
    breadcrumb: ['Fil d’Ariane', 'Breadcrumb'],
    'event-cancelled': ['Annulé', 'Cancelled'],
    actions: ['Nous rejoindre', 'Join us'],
    address: ['Adresse', 'Address'],
    phone: ['Téléphone', 'Telephone'],
    email: ['Courriel', 'E-mail'],
  },
  action: {
    contact: ['Contact', 'Contact us'],
    brochure: ['Documentation', 'Documentation'],
    registration: ['Candidature', 'Apply online'],
  },
  level: {
    foundation: ['Année préparatoire', 'Foundation year'],
    bachelor: ['Bachelor, bac + 3', 'Bachelor’s level'],
    master: ['Mastère, bac + 5', 'Master’s level'],
  },
  rhythm: {
    initial: ['Formation initiale', 'Full time'],
    apprenticeship: ['Alternance', 'Apprenticeship'],
  },
  family: {
    interior: ['Espace', 'Space'],
    object: ['Objet', 'Object'],
    graphic: ['Image', 'Image'],
    fashion: ['Mode et matières', 'Fashion and materials'],
    digital: ['Interaction', 'Interaction'],
    foundation: ['Année préparatoire', 'Foundation year'],
  },
  'event-kind': {
    'open-day': ['Portes ouvertes', 'Open day'],
    workshop: ['Atelier', 'Workshop'],
    exhibition: ['Exposition', 'Exhibition'],
    conference: ['Conférence', 'Talk'],
    jury: ['Jury', 'Jury'],
    fair: ['Salon', 'Fair'],
  },
  list: {
    'all-courses': ['Toutes les formations', 'All courses'],
    'all-campuses': ['Tous les campus', 'All campuses'],
    'all-news': ['Toutes les actualités', 'All news'],
    'all-events': ['Tout l’agenda', 'Everything that’s on'],
    'all-open-days': ['Toutes les portes ouvertes', 'All open days'],
    'all-works': ['Tous les portfolios', 'All portfolios'],
    'no-courses': ['Aucune formation à montrer', 'No course to show here'],
    'no-courses-more': [
      'La liste complète se parcourt par campus, par niveau ou par rythme.',
      'The full list can be browsed by campus, by level or by mode of study.',
    ],
    'no-campuses': ['Aucun campus à montrer', 'No campus to show here'],
    'no-campuses-more': [
      'La liste des campus donne leurs adresses, leurs horaires et leurs formations.',
      'The list of campuses gives their addresses, opening hours and courses.',
    ],
    'no-news': ['Pas encore d’actualité', 'No news yet'],
    'no-news-more': ['La prochaine paraîtra ici.', 'The next item will appear here.'],
    'no-events': ['Rien à l’agenda pour le moment', 'Nothing on for now'],
    'no-events-more': ['La page est blanche, mais pas pour longtemps.', 'A blank sheet, but not for long.'],
    'no-works': ['Pas encore de travaux exposés', 'No work on show yet'],
    'no-works-more': ['L’accrochage est en cours.', 'We are still hanging the show.'],
  },
  block: {
    online: ['En ligne', 'Online'],
    play: ['Lire la vidéo « {title} » sur {host}', 'Play the video ‘{title}’ on {host}'],
    notice: [
      'La vidéo s’ouvre chez {host}, qui peut déposer ses propres cookies.',
      'The video opens on {host}, which may set cookies of its own.',
    ],
  },
} as const satisfies LabelTree;

/** The generic pages, and the list of error pages. */
export const pageLabels = {
  page: {
    home: ['Accueil', 'Home'],
    'sub-pages': ['Dans cette rubrique', 'In this section'],
    also: ['À lire aussi', 'Read next'],
    up: ['Toute la rubrique «\u00a0{rubrique}\u00a0»', 'All of ‘{rubrique}’'],
    sheet: ['{number} sur {total}', '{number} of {total}'],
  },
  'error-debug': {
    title: ['Pages d’erreur', 'Error pages'],
    introduction: ['Les pages d’erreur du site, une par code.', 'The error pages of the site, one per status code.'],
  },
} as const satisfies LabelTree;
