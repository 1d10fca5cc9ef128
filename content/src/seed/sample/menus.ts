import type { SampleMenu } from './sample-types.ts';

/** The navigation bar and the footer of the sample school (section 3, "Rich menu"). */
export const menus: SampleMenu[] = [
  {
    slug: 'navigation-principale',
    type: 'navbar',
    body: [
      {
        label: { fr: 'Formations', en: 'Courses' },
        items: [
          { label: { fr: 'Toutes les formations', en: 'All courses' }, link: 'screen:course-list' },
          { label: { fr: 'Année préparatoire', en: 'Foundation Year' }, link: 'doc:courses/annee-preparatoire' },
          {
            label: { fr: 'Architecture d’intérieur', en: 'Interior Architecture' },
            link: 'doc:courses/architecture-interieure',
          },
          { label: { fr: 'Design d’objet', en: 'Product Design' }, link: 'doc:courses/design-objet' },
          { label: { fr: 'Design graphique', en: 'Graphic Design' }, link: 'doc:courses/design-graphique' },
          { label: { fr: 'Design de mode', en: 'Fashion Design' }, link: 'doc:courses/design-mode' },
          { label: { fr: 'Design d’interaction', en: 'Interaction Design' }, link: 'doc:courses/design-interaction' },
          {
            label: { fr: 'Design d’intérieur et scénographie', en: 'Interior Design and Scenography' },
            link: 'doc:courses/design-interieur',
          },
          {
            label: { fr: 'Design de mobilier et édition', en: 'Furniture Design' },
            link: 'doc:courses/design-mobilier',
          },
          { label: { fr: 'Direction artistique', en: 'Art Direction' }, link: 'doc:courses/direction-artistique' },
          {
            label: { fr: 'Design textile et matières', en: 'Textile and Materials' },
            link: 'doc:courses/design-textile-matieres',
          },
        ],
      },
      {
        label: { fr: 'Campus', en: 'Campuses' },
        items: [
          { label: { fr: 'Tous les campus', en: 'All campuses' }, link: 'screen:campus-list' },
          { label: { fr: 'Paris', en: 'Paris' }, link: 'doc:campuses/paris' },
          { label: { fr: 'Lyon', en: 'Lyon' }, link: 'doc:campuses/lyon' },
          { label: { fr: 'Bordeaux', en: 'Bordeaux' }, link: 'doc:campuses/bordeaux' },
          { label: { fr: 'Nantes', en: 'Nantes' }, link: 'doc:campuses/nantes' },
          { label: { fr: 'Strasbourg', en: 'Strasbourg' }, link: 'doc:campuses/strasbourg' },
        ],
      },
      {
        label: { fr: 'L’École', en: 'The School' },
        items: [
          { label: { fr: 'Présentation', en: 'About us' }, link: 'doc:pages/ecole' },
          { label: { fr: 'Histoire', en: 'History' }, link: 'doc:pages/histoire' },
          { label: { fr: 'Pédagogie', en: 'How we teach' }, link: 'doc:pages/pedagogie' },
          { label: { fr: 'Ateliers', en: 'Workshops' }, link: 'doc:pages/ateliers' },
          { label: { fr: 'Équipe', en: 'Team' }, link: 'doc:pages/equipe' },
        ],
      },
      {
        label: { fr: 'Admissions', en: 'Admissions' },
        items: [
          { label: { fr: 'Comment entrer à l’école', en: 'Getting in' }, link: 'doc:pages/admissions' },
          { label: { fr: 'Candidater', en: 'How to apply' }, link: 'doc:pages/candidater' },
          { label: { fr: 'Calendrier', en: 'Calendar' }, link: 'doc:pages/calendrier-des-admissions' },
          { label: { fr: 'Frais et financement', en: 'Fees and funding' }, link: 'doc:pages/frais-et-financement' },
          {
            label: { fr: 'Équivalences et passerelles', en: 'Credit and transfers' },
            link: 'doc:pages/equivalences-et-passerelles',
          },
          {
            label: { fr: 'Handicap et accessibilité', en: 'Disability and accessibility' },
            link: 'doc:pages/handicap-et-accessibilite',
          },
        ],
      },
      { label: { fr: 'International', en: 'International' }, link: 'doc:pages/international' },
      { label: { fr: 'Entreprises', en: 'Companies' }, link: 'doc:pages/entreprises' },
      { label: { fr: 'Vie étudiante', en: 'Student life' }, link: 'doc:pages/vie-etudiante' },
      { label: { fr: 'Recherche', en: 'Research' }, link: 'doc:pages/recherche' },
      { label: { fr: 'Portfolios', en: 'Portfolios' }, link: 'screen:portfolios' },
      { label: { fr: 'Actualités', en: 'News' }, link: 'screen:news-list' },
      { label: { fr: 'Agenda', en: 'What’s on' }, link: 'screen:agenda' },
    ],
  },
  {
    slug: 'pied-de-page',
    type: 'footer',
    body: [
      {
        label: { fr: 'Étudier', en: 'Study' },
        items: [
          { label: { fr: 'Toutes les formations', en: 'All courses' }, link: 'screen:course-list' },
          { label: { fr: 'Année préparatoire', en: 'Foundation Year' }, link: 'doc:courses/annee-preparatoire' },
          { label: { fr: 'L’alternance', en: 'Apprenticeships' }, link: 'doc:pages/alternance' },
          { label: { fr: 'Portfolios', en: 'Portfolios' }, link: 'screen:portfolios' },
        ],
      },
      {
        label: { fr: 'Entrer à l’école', en: 'Getting in' },
        items: [
          { label: { fr: 'Admissions', en: 'Admissions' }, link: 'doc:pages/admissions' },
          { label: { fr: 'Frais et financement', en: 'Fees and funding' }, link: 'doc:pages/frais-et-financement' },
          { label: { fr: 'Venir de l’étranger', en: 'Coming from abroad' }, link: 'doc:pages/venir-etudier' },
          { label: { fr: 'Portes ouvertes et agenda', en: 'Open days and agenda' }, link: 'screen:agenda' },
        ],
      },
      {
        label: { fr: 'Nos campus', en: 'Our campuses' },
        items: [
          { label: { fr: 'Paris', en: 'Paris' }, link: 'doc:campuses/paris' },
          { label: { fr: 'Lyon', en: 'Lyon' }, link: 'doc:campuses/lyon' },
          { label: { fr: 'Bordeaux', en: 'Bordeaux' }, link: 'doc:campuses/bordeaux' },
          { label: { fr: 'Nantes', en: 'Nantes' }, link: 'doc:campuses/nantes' },
          { label: { fr: 'Strasbourg', en: 'Strasbourg' }, link: 'doc:campuses/strasbourg' },
        ],
      },
      {
        label: { fr: 'L’École', en: 'The School' },
        items: [
          { label: { fr: 'Présentation', en: 'About us' }, link: 'doc:pages/ecole' },
          { label: { fr: 'Recherche', en: 'Research' }, link: 'doc:pages/recherche' },
          { label: { fr: 'Entreprises', en: 'Companies' }, link: 'doc:pages/entreprises' },
          { label: { fr: 'Vie étudiante', en: 'Student life' }, link: 'doc:pages/vie-etudiante' },
          { label: { fr: 'Actualités', en: 'News' }, link: 'screen:news-list' },
        ],
      },
      { label: { fr: 'Nous contacter', en: 'Contact us' }, link: 'screen:crm' },
      { label: { fr: '01 99 00 19 87', en: '+33 1 99 00 19 87' }, link: 'tel:+33199001987' },
    ],
  },
];
