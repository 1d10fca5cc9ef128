import type {
  SampleCampus,
  SampleCourse,
  SampleEvent,
  SampleImage,
  SampleMenu,
  SampleNews,
  SampleOffering,
  SamplePage,
} from './sample-types.ts';
import type { SampleSchool } from './school.ts';

/** A school with everything that belongs to it; the references inside stay inside. */
export interface SecondSchool {
  school: SampleSchool;
  campuses: SampleCampus[];
  courses: SampleCourse[];
  offerings: SampleOffering[];
  news: SampleNews[];
  events: SampleEvent[];
  pages: SamplePage[];
  menus: SampleMenu[];
  images: SampleImage[];
}

/** A tiny school beside the sample school: it proves that one content service keeps two schools apart. */
export const secondSchool: SecondSchool = {
  school: {
    name: 'Atelier Ponant',
    namespace: 'ponant',
    siteUrl: 'https://www.atelier-ponant.example',
    contact: {
      address: '3 quai des Calfats, 29200 Brest',
      phone: '02 61 91 29 00',
      email: 'contact@atelier-ponant.example',
    },
    complaintUrl: 'https://reclamations.atelier-ponant.example/formulaire',
    footerFrameUrl: null,
    tagManagerId: null,
    twitterSite: null,
    social: [{ type: 'instagram', url: 'https://social.example/instagram/atelierponant', visible: true }],
    seo: {
      fr: {
        siteName: 'Atelier Ponant',
        metaDescription:
          'Un atelier-école à Brest, une seule formation : le design naval en trois ans, du croquis à la coque mise à l’eau, avec douze étudiants par an.',
      },
      en: {
        siteName: 'Atelier Ponant',
        metaDescription:
          'A workshop school in Brest with a single course: naval design in three years, from first sketch to launched hull, for twelve students a year.',
      },
    },
    home: {
      statement: { fr: 'Un bateau ne pardonne aucun trait.', en: 'A boat forgives no careless line.' },
      introduction: {
        fr: 'Atelier Ponant forme douze designers navals par an, face à la rade de Brest. Chaque promotion met une coque à l’eau.',
        en: 'Atelier Ponant trains twelve naval designers a year, on the roadstead of Brest. Every class launches a hull.',
      },
      figures: {
        fr: [
          { value: '12', label: 'étudiants par promotion' },
          { value: '3', label: 'années de formation' },
          { value: '1', label: 'coque mise à l’eau chaque été' },
        ],
        en: [
          { value: '12', label: 'students a year' },
          { value: '3', label: 'years of study' },
          { value: '1', label: 'hull launched every summer' },
        ],
      },
      body: {
        fr: [
          {
            block: 'rich-text',
            text: `## Une formation, un quai

Tout se passe au même endroit : la salle de dessin est à l’étage, le chantier au rez-de-chaussée, l’eau à douze mètres.`,
          },
          { block: 'list', heading: 'La formation', of: 'courses' },
        ],
        en: [
          {
            block: 'rich-text',
            text: `## One course, one quay

Everything happens in the same place: drawing upstairs, building downstairs, water twelve metres away.`,
          },
          { block: 'list', heading: 'The course', of: 'courses' },
        ],
      },
      image: 'ponant-quai',
      seo: {
        fr: {
          metaTitle: 'Atelier-école de design naval à Brest',
          metaDescription:
            'Douze étudiants par an, trois ans de formation et une coque mise à l’eau chaque été : l’atelier-école de design naval de la rade de Brest.',
        },
        en: {
          metaTitle: 'A naval design workshop school in Brest',
          metaDescription:
            'Twelve students a year, three years of study and a hull launched every summer: the naval design workshop school on the roadstead of Brest.',
        },
      },
    },
  },
  campuses: [
    {
      slug: { fr: 'brest', en: 'brest' },
      title: { fr: 'Brest', en: 'Brest' },
      city: 'Brest',
      address: { street: '3 quai des Calfats', postalCode: '29200' },
      latitude: 48.3822,
      longitude: -4.4861,
      phone: '02 61 91 29 00',
      email: 'contact@atelier-ponant.example',
      openingHours: { fr: 'Du lundi au vendredi, de 8 h à 19 h', en: 'Monday to Friday, 8 am to 7 pm' },
      access: [
        {
          mode: 'bus',
          text: {
            fr: 'Arrêt « Port de commerce », puis quatre minutes à pied.',
            en: 'Port de commerce stop, then a four-minute walk.',
          },
        },
      ],
      introduction: {
        fr: 'Une ancienne voilerie sur le port de commerce, avec sa cale et son pont roulant.',
        en: 'A former sail loft on the commercial port, with a slipway and an overhead crane of its own.',
      },
      image: 'ponant-quai',
      gallery: ['ponant-coque'],
      body: {
        fr: [
          {
            block: 'rich-text',
            text: `## La voilerie

Le plancher de la voilerie, vingt-six mètres d’un seul tenant, sert aujourd’hui à tracer les coques en vraie grandeur.`,
          },
        ],
        en: [
          {
            block: 'rich-text',
            text: `## The sail loft

The floor of the loft, twenty-six metres without a post, is now used to draw hulls at full size.`,
          },
        ],
      },
      seo: {
        fr: {
          metaTitle: 'Le campus de Brest, sur le port',
          metaDescription:
            'Une ancienne voilerie sur le port de commerce de Brest, une cale et un plancher de vingt-six mètres pour tracer les coques en vraie grandeur.',
        },
        en: {
          metaTitle: 'The Brest campus, on the harbour',
          metaDescription:
            'A former sail loft on the commercial port of Brest, with a slipway and a floor of twenty-six metres on which hulls are drawn at full size.',
        },
      },
    },
  ],
  courses: [
    {
      slug: { fr: 'design-naval', en: 'naval-design' },
      title: { fr: 'Design naval', en: 'Naval Design' },
      family: 'object',
      level: 'bachelor',
      diploma: {
        fr: 'Diplôme d’école, trois ans après le baccalauréat',
        en: 'School diploma, three-year bachelor level',
      },
      duration: 36,
      rhythms: ['initial'],
      languages: ['fr'],
      entryLevel: { fr: 'Baccalauréat', en: 'Secondary-school diploma' },
      introduction: {
        fr: 'Trois ans pour dessiner un bateau, le calculer, le construire et le voir flotter.',
        en: 'Three years to draw a boat, calculate it, build it and see it float.',
      },
      image: 'ponant-coque',
      curriculum: [
        {
          title: { fr: 'Première année', en: 'First year' },
          summary: { fr: 'Lire l’eau, tracer une ligne juste.', en: 'Reading water, drawing a fair line.' },
          subjects: {
            fr: ['Dessin de formes', 'Hydrostatique', 'Menuiserie marine'],
            en: ['Lines drawing', 'Hydrostatics', 'Marine joinery'],
          },
          project: { fr: 'Une pagaie, puis un canot de 2,40 m.', en: 'A paddle, then a 2.40 m dinghy.' },
        },
        {
          title: { fr: 'Deuxième année', en: 'Second year' },
          summary: { fr: 'Habiter à bord.', en: 'Living on board.' },
          subjects: {
            fr: ['Aménagement intérieur', 'Structures', 'Composites biosourcés'],
            en: ['Interior layout', 'Structures', 'Bio-based composites'],
          },
          project: { fr: 'La cabine d’une vedette de passage.', en: 'The cabin of a passenger ferry.' },
        },
        {
          title: { fr: 'Troisième année', en: 'Third year' },
          summary: { fr: 'Construire ensemble.', en: 'Building together.' },
          subjects: { fr: ['Conduite de chantier', 'Essais en mer'], en: ['Running a yard', 'Sea trials'] },
          project: { fr: 'La coque de la promotion, mise à l’eau en juin.', en: 'The class hull, launched in June.' },
        },
      ],
      careers: {
        fr: ['Designer naval', 'Dessinateur en chantier', 'Chargé d’aménagement'],
        en: ['Naval designer', 'Yard draughtsperson', 'Interior fit-out designer'],
      },
      admission: [
        {
          title: { fr: 'Dossier', en: 'Application' },
          text: { fr: 'Bulletins, une lettre et cinq dessins.', en: 'School reports, a letter and five drawings.' },
        },
        {
          title: { fr: 'Journée à l’atelier', en: 'A day in the workshop' },
          text: { fr: 'Une journée d’essai, outils en main.', en: 'A trial day, tools in hand.' },
        },
      ],
      body: {
        fr: [
          {
            block: 'rich-text',
            text: `## Du papier à l’eau

La formation se suit à [Brest](doc:campuses/brest). Chaque semaine partage son temps entre la table et le chantier.`,
          },
        ],
        en: [
          {
            block: 'rich-text',
            text: `## From paper to water

The course is taught in [Brest](doc:campuses/brest). Every week is split between the drawing table and the yard.`,
          },
        ],
      },
      seo: {
        fr: {
          metaTitle: 'Design naval : la formation en trois ans',
          metaDescription:
            'Dessin de formes, hydrostatique, aménagement, chantier : trois ans de design naval à Brest, et une coque construite par toute la promotion.',
        },
        en: {
          metaTitle: 'Naval Design: a three-year course',
          metaDescription:
            'Lines drawing, hydrostatics, interiors and the yard: three years of naval design in Brest, ending with a hull built by the whole class.',
        },
      },
    },
  ],
  offerings: [
    {
      course: 'design-naval',
      campus: 'brest',
      rhythm: 'initial',
      startDates: ['2027-09-06'],
      fees: 6400,
      places: 12,
    },
  ],
  news: [
    {
      slug: { fr: 'mise-a-l-eau-du-goeland', en: 'launch-of-the-goeland' },
      title: { fr: 'Le Goéland est à l’eau', en: 'The Goéland Is Afloat' },
      daysAgo: 18,
      campus: 'brest',
      image: 'ponant-coque',
      summary: {
        fr: 'La coque de la promotion a quitté la cale samedi, avec deux jours d’avance.',
        en: 'The class hull left the slipway on Saturday, two days early.',
      },
      body: {
        fr: [
          {
            block: 'rich-text',
            text: `Cinq mètres quarante, trois cent dix kilos, onze mois de travail : le *Goéland* flotte dans ses lignes. Il servira aux essais des étudiants de deuxième année.`,
          },
        ],
        en: [
          {
            block: 'rich-text',
            text: `Five metres forty, three hundred and ten kilos, eleven months of work: the *Goéland* floats on her marks. Second-year students will use her for sea trials.`,
          },
        ],
      },
      seo: {
        fr: {
          metaTitle: 'Le Goéland, coque de la promotion, est à l’eau',
          metaDescription:
            'Cinq mètres quarante et onze mois de travail : la coque construite par la promotion a été mise à l’eau à Brest, avec deux jours d’avance.',
        },
        en: {
          metaTitle: 'The Goéland, our class hull, is afloat',
          metaDescription:
            'Five metres forty and eleven months of work: the hull built by this year’s class was launched in Brest, two days ahead of schedule.',
        },
      },
    },
  ],
  events: [
    {
      slug: { fr: 'portes-ouvertes-de-la-voilerie', en: 'sail-loft-open-day' },
      title: { fr: 'Portes ouvertes de la voilerie', en: 'Open Day at the Sail Loft' },
      description: {
        fr: 'Visite de la cale, tracé en vraie grandeur et sortie en canot si le vent le permet.',
        en: 'See the slipway, draw at full size and go out in a dinghy, wind permitting.',
      },
      kind: 'open-day',
      start: { day: 24, hour: '10:00' },
      end: { day: 24, hour: '17:00' },
      campus: 'brest',
      place: { fr: 'Voilerie, 3 quai des Calfats', en: 'Sail loft, 3 quai des Calfats' },
      online: false,
    },
  ],
  pages: [
    {
      slug: { fr: 'atelier', en: 'workshop' },
      title: { fr: 'L’atelier', en: 'The Workshop' },
      layout: 'default',
      introduction: {
        fr: 'Ce que l’on trouve sous le pont roulant.',
        en: 'What you will find under the overhead crane.',
      },
      image: 'ponant-outils',
      body: {
        fr: [
          {
            block: 'rich-text',
            text: `## Les outils

Scie à ruban, étuve, presses, un établi par personne et une seule règle : on range avant la marée.`,
          },
        ],
        en: [
          {
            block: 'rich-text',
            text: `## The tools

Band saw, steam box, presses, a bench each, and a single rule: tidy up before the tide.`,
          },
        ],
      },
      seo: {
        fr: {
          metaTitle: 'L’atelier et ses outils, à Brest',
          metaDescription:
            'Scie à ruban, étuve, presses et un établi par personne : l’atelier de construction navale où travaillent les étudiants d’Atelier Ponant.',
        },
        en: {
          metaTitle: 'The workshop and its tools in Brest',
          metaDescription:
            'Band saw, steam box, presses and a bench each: the boatbuilding workshop in which the students of Atelier Ponant spend half of every week.',
        },
      },
    },
  ],
  menus: [
    {
      slug: 'navigation-ponant',
      type: 'navbar',
      body: [
        { label: { fr: 'La formation', en: 'The course' }, link: 'doc:courses/design-naval' },
        { label: { fr: 'Brest', en: 'Brest' }, link: 'doc:campuses/brest' },
        { label: { fr: 'L’atelier', en: 'The workshop' }, link: 'doc:pages/atelier' },
        { label: { fr: 'Actualités', en: 'News' }, link: 'screen:news-list' },
      ],
    },
  ],
  images: [
    {
      name: 'ponant-quai',
      drawing: { subject: 'city', ink: 'school', seed: 4901, format: 'landscape' },
      alt: {
        fr: 'La rade de Brest, ses quais et ses grues, au trait.',
        en: 'Line drawing of the Brest roadstead, its quays and cranes.',
      },
    },
    {
      name: 'ponant-coque',
      drawing: { subject: 'object', ink: 'object', seed: 4902, format: 'landscape' },
      alt: {
        fr: 'Pièces d’un petit objet dessinées en vue éclatée.',
        en: 'Parts of a small object drawn in an exploded view.',
      },
    },
    {
      name: 'ponant-outils',
      drawing: { subject: 'workshop', ink: 'object', seed: 4903, format: 'landscape' },
      alt: {
        fr: 'Un atelier en axonométrie, avec ses établis, ses lampes et quelques silhouettes.',
        en: 'A workshop in axonometry, with benches, lamps and a few figures.',
      },
    },
  ],
};
