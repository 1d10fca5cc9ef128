import type { Both, SampleSeo, Section } from './sample-types.ts';

/** A school of the sample: what the `schools` collection holds, and its home page. */
export interface SampleSchool {
  name: string;
  /** first part of the collection names in the calls of section 7, for example `meridienne` in `/meridienne-news` */
  namespace: string;
  /** public origin, without a final slash */
  siteUrl: string;
  contact: { address: string; phone: string; email: string };
  complaintUrl: string;
  footerFrameUrl: string | null;
  tagManagerId: string | null;
  twitterSite: string | null;
  social: SampleSocialLink[];
  seo: Both<{ siteName: string; metaDescription: string }>;
  home: {
    /** nine words at most */
    statement: Both;
    introduction: Both;
    figures: Both<{ value: string; label: string }[]>;
    body: { fr: Section[]; en: Section[] };
    image: string;
    seo: Both<SampleSeo>;
  };
}

export interface SampleSocialLink {
  type: 'facebook' | 'youtube' | 'instagram' | 'linkedin' | 'tiktok' | 'twitter' | 'discord';
  url: string;
  visible: boolean;
}

export const school: SampleSchool = {
  name: 'École Méridienne',
  namespace: 'meridienne',
  siteUrl: 'https://www.ecole-meridienne.example',
  contact: {
    address: '12 passage des Bronziers, 75011 Paris',
    phone: '01 99 00 19 87',
    email: 'contact@ecole-meridienne.example',
  },
  complaintUrl: 'https://reclamations.ecole-meridienne.example/formulaire',
  footerFrameUrl: null,
  tagManagerId: null,
  twitterSite: '@ecolemeridienne',
  social: [
    { type: 'instagram', url: 'https://social.example/instagram/ecolemeridienne', visible: true },
    { type: 'tiktok', url: 'https://social.example/tiktok/ecolemeridienne', visible: true },
    { type: 'youtube', url: 'https://social.example/youtube/ecolemeridienne', visible: true },
    { type: 'linkedin', url: 'https://social.example/linkedin/ecole-meridienne', visible: true },
    { type: 'facebook', url: 'https://social.example/facebook/ecolemeridienne', visible: true },
    { type: 'discord', url: 'https://social.example/discord/meridienne', visible: true },
    { type: 'twitter', url: 'https://social.example/twitter/ecolemeridienne', visible: false },
  ],
  seo: {
    fr: {
      siteName: 'École Méridienne',
      metaDescription:
        'École de design indépendante depuis 1987 : architecture d’intérieur, objet, graphisme, mode et interaction, à Paris, Lyon, Bordeaux, Nantes et Strasbourg.',
    },
    en: {
      siteName: 'École Méridienne',
      metaDescription:
        'Independent French design school since 1987: interiors, objects, graphics, fashion and interaction, in Paris, Lyon, Bordeaux, Nantes and Strasbourg.',
    },
  },
  home: {
    statement: {
      fr: 'Quelqu’un a dessiné votre chaise. À votre tour.',
      en: 'Someone drew your chair. Your turn.',
    },
    introduction: {
      fr: 'L’École Méridienne forme des designers depuis 1987. Dix formations, de l’année préparatoire au master, dans cinq anciens lieux de production. On y dessine le matin, on y fabrique l’après-midi.',
      en: 'École Méridienne has trained designers since 1987: ten courses, from foundation year to master’s, in five buildings where things used to be made. Mornings are for drawing, afternoons for making.',
    },
    figures: {
      fr: [
        { value: '1987', label: 'fondée à Paris' },
        { value: '5', label: 'campus dans d’anciens ateliers' },
        { value: '10', label: 'formations, de la préparation au master' },
        { value: '1 400', label: 'étudiants' },
        { value: '22', label: 'étudiants au plus par atelier' },
      ],
      en: [
        { value: '1987', label: 'founded in Paris' },
        { value: '5', label: 'campuses in former workshops' },
        { value: '10', label: 'courses, foundation to master’s' },
        { value: '1,400', label: 'students' },
        { value: '22', label: 'students at most in a studio' },
      ],
    },
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Par où commencer ?',
          cards: [
            {
              title: 'Vous hésitez encore',
              text: 'L’année préparatoire essaie tout : volume, image, espace, code. On choisit ensuite.',
              image: 'home-essayer',
              link: 'doc:courses/annee-preparatoire',
              linkLabel: 'Voir l’année préparatoire',
            },
            {
              title: 'Vous savez ce que vous voulez',
              text: 'Cinq bachelors, quatre masters, et la liste des campus où ils s’enseignent.',
              image: 'home-choisir',
              link: 'screen:course-list',
              linkLabel: 'Comparer les formations',
            },
            {
              title: 'Vous voulez voir de vos yeux',
              text: 'Portes ouvertes, jurys publics, ateliers du mercredi : venez quand tout est en désordre.',
              image: 'home-venir',
              link: 'screen:agenda',
              linkLabel: 'Choisir une date',
            },
          ],
        },
        {
          block: 'quote',
          text: 'Ici, on ne nous demande pas si c’est beau. On nous demande à qui ça sert, comment ça tient, et ce que ça devient après.',
          author: 'Naïs',
          role: 'Étudiante en architecture d’intérieur, Strasbourg',
        },
        {
          block: 'gallery',
          heading: 'Sur les tables en ce moment',
          images: [
            'home-table-assise',
            'home-table-affiche',
            'home-table-patron',
            'home-table-plan',
            'home-table-lampe',
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Toute l’école tient dans un cahier',
          text: 'Programmes, frais, campus, calendrier : 64 pages, envoyées par courriel.',
          action: 'brochure',
        },
      ],
      en: [
        {
          block: 'cards',
          heading: 'Where to begin',
          cards: [
            {
              title: 'Still deciding',
              text: 'Foundation year tries everything: volume, image, space, code. You choose afterwards.',
              image: 'home-essayer',
              link: 'doc:courses/annee-preparatoire',
              linkLabel: 'See foundation year',
            },
            {
              title: 'You know what you want',
              text: 'Five bachelor courses, four master’s, and where each of them is taught.',
              image: 'home-choisir',
              link: 'screen:course-list',
              linkLabel: 'Compare the courses',
            },
            {
              title: 'Coming from outside France',
              text: 'Visas, language, housing: what to do, and in which order.',
              image: 'home-venir',
              link: 'doc:pages/venir-etudier',
              linkLabel: 'Plan your arrival',
            },
          ],
        },
        {
          block: 'gallery',
          heading: 'On our tables right now',
          images: [
            'home-table-assise',
            'home-table-affiche',
            'home-table-patron',
            'home-table-plan',
            'home-table-lampe',
          ],
        },
        {
          block: 'quote',
          text: 'Nobody here asks whether it is beautiful. They ask who it is for, what holds it up, and what happens to it afterwards.',
          author: 'Naïs',
          role: 'Interior Architecture student, Strasbourg',
        },
        {
          block: 'call-to-action',
          heading: 'The whole school in one booklet',
          text: 'Programmes, fees, campuses, dates: 64 pages, sent to your inbox.',
          action: 'brochure',
        },
      ],
    },
    image: 'home-coupe',
    seo: {
      fr: {
        metaTitle: 'École de design à Paris et en régions',
        metaDescription:
          'Dix formations en design, de l’année préparatoire au master, sur cinq campus. Des groupes de 22 étudiants au plus, des ateliers ouverts le soir.',
      },
      en: {
        metaTitle: 'A French design school on five campuses',
        metaDescription:
          'Ten design courses, from foundation year to master’s, on five campuses in France. Studios of 22 students at most, and workshops open at night.',
      },
    },
  },
};
