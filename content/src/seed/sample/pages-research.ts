import type { SamplePage } from './sample-types.ts';

/** The rubrique « Recherche » and its sub-pages. */
export const researchPages: SamplePage[] = [
  {
    slug: { fr: 'recherche', en: 'research' },
    title: { fr: 'Recherche', en: 'Research' },
    layout: 'default',
    introduction: {
      fr: 'Le laboratoire Gestes et Matières réunit neuf chercheurs et une trentaine d’étudiants de master. Il étudie ce que les mains savent et que les plans ne disent pas.',
      en: 'The Gestures and Materials Lab brings together nine researchers and some thirty master’s students. It studies what hands know and drawings leave out.',
    },
    image: 'page-recherche',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Trois questions de travail

### Réparer
Que faut-il dessiner pour qu’un objet soit encore réparable dans vingt ans ? L’équipe démonte, mesure et documente des objets du quotidien avec des ateliers de réparation de Lyon et de Nantes.

### Habiter avec la chaleur
Ombre, courant d’air, eau : comment transformer un logement ancien sans le climatiser ? Trois appartements sont instrumentés à Bordeaux depuis quatre étés.

### Transmettre un geste
Comment noter un mouvement pour qu’une autre personne l’apprenne ? Le laboratoire développe une écriture graphique du geste, utilisée par deux lycées professionnels.

## Une recherche par le projet

Chaque programme produit trois choses : un texte, un prototype, un outil librement réutilisable. Les étudiants de master peuvent y consacrer leur projet de fin d’études.`,
        },
        {
          block: 'cards',
          heading: 'En savoir plus',
          cards: [
            {
              title: 'Le laboratoire',
              text: 'L’équipe, les équipements, comment nous rejoindre.',
              image: 'page-laboratoire',
              link: 'doc:pages/laboratoire',
              linkLabel: 'Entrer au laboratoire',
            },
            {
              title: 'Les publications',
              text: 'Cahiers, articles et jeux de données, en accès libre.',
              image: 'page-publications',
              link: 'doc:pages/publications',
              linkLabel: 'Lire les publications',
            },
          ],
        },
        { block: 'list', heading: 'Actualités de l’école', of: 'news', limit: 3 },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Three questions

### Repair
What has to be drawn for an object to be mendable in twenty years’ time? The team takes everyday things apart, measures and documents them with repair workshops in Lyon and Nantes.

### Living with heat
Shade, draughts, water: how do you adapt an old flat without air conditioning? Three flats in Bordeaux have carried our sensors for four summers.

### Passing on a gesture
How do you write down a movement so that someone else can learn it? The lab is developing a graphic notation, already used in two vocational schools.`,
        },
        {
          block: 'quote',
          text: 'A drawing tells you where the hole goes. It does not tell you how hard to press.',
          author: 'Perrine Oudalle',
          role: 'Head of the Gestures and Materials Lab',
        },
        {
          block: 'cards',
          heading: 'Find out more',
          cards: [
            {
              title: 'The lab',
              text: 'The team, the equipment, how to join us.',
              image: 'page-laboratoire',
              link: 'doc:pages/laboratoire',
              linkLabel: 'Step inside the lab',
            },
            {
              title: 'Textile and Materials',
              text: 'The master’s course closest to the lab’s work on fibres and dyes.',
              image: 'page-laboratoire-fibres',
              link: 'doc:courses/design-textile-matieres',
              linkLabel: 'See the course',
            },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Recherche : gestes, matières, réparation',
        metaDescription:
          'Réparer, habiter avec la chaleur, transmettre un geste : les trois questions du laboratoire Gestes et Matières, menées par le projet.',
      },
      en: {
        metaTitle: 'Research: gestures, materials, repair',
        metaDescription:
          'Repair, living with heat, passing on a gesture: the three questions of our Gestures and Materials Lab, pursued through design projects.',
      },
    },
  },
  {
    slug: { fr: 'laboratoire', en: 'laboratory' },
    title: { fr: 'Le laboratoire Gestes et Matières', en: 'The Gestures and Materials Lab' },
    parent: 'recherche',
    layout: 'dynamic',
    introduction: {
      fr: 'Installé au dernier étage du campus de Lyon, avec une antenne à Bordeaux, le laboratoire ouvre ses portes le premier jeudi de chaque mois.',
      en: 'On the top floor of the Lyon campus, with an outpost in Bordeaux, the lab opens its doors on the first Thursday of every month.',
    },
    image: 'page-laboratoire',
    body: {
      fr: [
        {
          block: 'gallery',
          heading: 'Pièces du laboratoire',
          images: [
            'page-laboratoire-eclate',
            'page-laboratoire-fibres',
            'page-laboratoire-logement',
            'page-laboratoire-notation',
          ],
        },
        {
          block: 'rich-text',
          text: `## L’équipe

Neuf personnes : trois designers, une anthropologue, un ingénieur des matériaux, deux doctorantes, une documentaliste et un technicien d’atelier. La direction est assurée par **Perrine Oudalle**, designer et docteure en anthropologie des techniques.

## Les équipements

- Capture de mouvement à douze caméras.
- Banc d’essai de traction et d’usure.
- Teinture végétale et mesure de couleur.
- Vingt-quatre capteurs de température et d’humidité prêtés aux habitants volontaires.

## Rejoindre le laboratoire

Deux appels par an, en mars et en octobre : un pour les étudiants de master, un pour des designers en résidence de quatre mois. La résidence comprend un logement, une bourse et un accès complet aux [ateliers](doc:pages/ateliers).`,
        },
        {
          block: 'video',
          title: 'Écrire un geste : trois mains, un nœud, douze caméras',
          provider: 'vimeo',
          videoId: '99900002024',
          poster: 'page-laboratoire-notation',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## The team

Nine people: three designers, an anthropologist, a materials engineer, two doctoral students, an archivist and a workshop technician. The lab is led by **Perrine Oudalle**, a designer with a doctorate in the anthropology of techniques.

## Equipment

- Motion capture with twelve cameras.
- A test bench for tension and wear.
- Plant dyeing and colour measurement.
- Twenty-four temperature and humidity sensors, lent to residents who volunteer.

## Joining

There are two calls a year, in March and October: one for master’s students, one for designers in residence for four months. A residency comes with a room, a grant and full access to the [workshops](doc:pages/ateliers).`,
        },
        {
          block: 'gallery',
          heading: 'Pieces from the lab',
          images: [
            'page-laboratoire-eclate',
            'page-laboratoire-fibres',
            'page-laboratoire-logement',
            'page-laboratoire-notation',
          ],
        },
        {
          block: 'key-figures',
          heading: 'Since 2015',
          figures: [
            { value: '14', label: 'research programmes completed' },
            { value: '31', label: 'designers in residence' },
            { value: '6', label: 'doctoral theses supervised with universities' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Laboratoire Gestes et Matières, à Lyon',
        metaDescription:
          'Capture de mouvement, teinture végétale, capteurs prêtés aux habitants : l’équipe, les équipements et les résidences du laboratoire de l’école.',
      },
      en: {
        metaTitle: 'The Gestures and Materials Lab in Lyon',
        metaDescription:
          'Motion capture, plant dyes, sensors lent to residents: the team, the equipment and the designer residencies of the school’s research lab.',
      },
    },
  },
  {
    slug: { fr: 'publications', en: null },
    title: { fr: 'Publications du laboratoire', en: null },
    parent: 'recherche',
    layout: 'default',
    introduction: {
      fr: 'Cahiers imprimés à l’école, articles et jeux de données : tout ce que le laboratoire publie se lit librement. Les trois premiers cahiers n’existent qu’en français.',
      en: null,
    },
    image: 'page-publications',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Les Cahiers Gestes et Matières',
          cards: [
            {
              title: 'Cahier 1 : Visser, coller, nouer',
              text: 'Quarante façons d’assembler deux pièces, classées par ce qu’il faut pour les défaire. 96 pages, risographie deux tons.',
              image: 'page-publications-cahier-1',
            },
            {
              title: 'Cahier 2 : L’ombre portée',
              text: 'Relevés de quatre étés dans trois appartements bordelais, et onze dispositifs dessinés par leurs habitants. 112 pages.',
              image: 'page-publications-cahier-2',
            },
            {
              title: 'Cahier 3 : Partitions',
              text: 'Une écriture du geste, expliquée par ceux qui s’en servent : un relieur, une luthière, des lycéens. 80 pages.',
              image: 'page-publications-cahier-3',
            },
            {
              title: 'Cahier 4 : Réparer',
              text: 'Neuf articles autour d’un même protocole : démonter, relever, remonter, raconter. 168 pages, en français et en anglais.',
              image: 'page-publications-cahier-4',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Données ouvertes

- **Notices de démontage** : 212 objets du quotidien, photographiés pièce par pièce, avec leurs outils et leurs temps.
- **Relevés de chaleur** : température et humidité toutes les dix minutes, dans trois logements, de juin à septembre.
- **Nuancier végétal** : 340 teintes obtenues à partir de plantes cultivées à moins de cinquante kilomètres de Lyon.

Les fichiers sont publiés sous licence ouverte. Demandez-les à [recherche@ecole-meridienne.example](mailto:recherche@ecole-meridienne.example).

## Se procurer un cahier

Les cahiers sont vendus 14 € dans les accueils des campus et lors des [expositions](screen:agenda). Ils sont donnés aux bibliothèques et aux lycées professionnels qui en font la demande.`,
        },
        {
          block: 'quote',
          text: 'Le cahier sur l’ombre est le seul livre de design que ma grand-mère a lu en entier. Elle y est, page 47.',
          author: 'Élio',
          role: 'Étudiant en design d’intérieur, Lyon',
        },
      ],
      en: [],
    },
    seo: {
      fr: {
        metaTitle: 'Publications et données du laboratoire',
        metaDescription:
          'Les Cahiers Gestes et Matières, les notices de démontage, les relevés de chaleur et le nuancier végétal publiés par le laboratoire de l’école.',
      },
      en: null,
    },
  },
];
