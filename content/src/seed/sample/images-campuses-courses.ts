import type { SampleImage } from './sample-types.ts';

/** The drawings that campuses and courses refer to by name. Seeds 1000 to 1999 belong to this file. */
export const campusAndCourseImages: SampleImage[] = [
  // Campuses
  {
    name: 'campus-paris',
    drawing: { subject: 'axonometric-building', ink: 'school', seed: 1011, format: 'landscape' },
    alt: {
      fr: 'Axonométrie des trois cours du campus de Paris, toits en sheds et cheminée au centre.',
      en: 'Axonometric of the three courtyards in Paris, with saw-tooth roofs and a chimney in the middle.',
    },
  },
  {
    name: 'campus-paris-halle',
    drawing: { subject: 'workshop', ink: 'object', seed: 1024, format: 'landscape' },
    alt: {
      fr: 'Atelier de moulage vu d’en haut, établis alignés et étudiants au travail sous les lampes.',
      en: 'The casting workshop seen from above, benches in rows and students working under the lamps.',
    },
  },
  {
    name: 'campus-paris-coupe',
    drawing: { subject: 'section', ink: 'interior', seed: 1037, format: 'panorama' },
    alt: {
      fr: 'Coupe sur la troisième cour : trois niveaux de salles de projet reliés par un escalier.',
      en: 'Section through the third courtyard: three floors of studios joined by a stair.',
    },
  },
  {
    name: 'campus-paris-facade',
    drawing: { subject: 'elevation', ink: 'school', seed: 1042, format: 'portrait' },
    alt: {
      fr: 'Élévation de la façade sur le passage, grandes fenêtres d’atelier et deux arbres.',
      en: 'Elevation of the front on the passage, tall workshop windows and two trees.',
    },
  },
  {
    name: 'campus-paris-exposition',
    drawing: { subject: 'exhibition', ink: 'graphic', seed: 1058, format: 'landscape' },
    alt: {
      fr: 'Galerie sur rue pendant une exposition, cimaises, cadres et visiteurs.',
      en: 'The street gallery during an exhibition, with panels, frames and visitors.',
    },
  },
  {
    name: 'campus-lyon',
    drawing: { subject: 'city', ink: 'school', seed: 1113, format: 'landscape' },
    alt: {
      fr: 'Les quais du Rhône à Lyon, la halle de l’école et la colline derrière.',
      en: 'The banks of the Rhône in Lyon, with the school’s hall and the hill behind it.',
    },
  },
  {
    name: 'campus-lyon-halle',
    drawing: { subject: 'section', ink: 'school', seed: 1126, format: 'panorama' },
    alt: {
      fr: 'Coupe en long sur la halle de Lyon, passerelle suspendue et caissons des salles de projet.',
      en: 'Long section of the Lyon hall, with its hanging walkway and boxed studios.',
    },
  },
  {
    name: 'campus-lyon-tissage',
    drawing: { subject: 'pattern', ink: 'fashion', seed: 1139, format: 'square' },
    alt: {
      fr: 'Armure tissée en losanges sortie du métier Jacquard.',
      en: 'Diamond-shaped weave from the Jacquard loom.',
    },
  },
  {
    name: 'campus-lyon-batiment',
    drawing: { subject: 'axonometric-building', ink: 'interior', seed: 1151, format: 'portrait' },
    alt: {
      fr: 'L’ancienne usine en axonométrie, halle longue, terrasse plantée et escalier sur le quai.',
      en: 'The former factory in axonometric view: long hall, planted terrace and steps down to the quay.',
    },
  },
  {
    name: 'campus-lyon-teinture',
    drawing: { subject: 'swatches', ink: 'object', seed: 1152, format: 'landscape' },
    alt: {
      fr: 'Échantillons teints dans les cuves de Lyon, verts et corail, épinglés sur une planche.',
      en: 'Samples from the Lyon dye vats, green and coral, pinned to a board.',
    },
  },
  {
    name: 'campus-lyon-coupe',
    drawing: { subject: 'garment', ink: 'graphic', seed: 1163, format: 'landscape' },
    alt: {
      fr: 'Un manteau à revers jaunes dessiné à plat, avec ses cotes.',
      en: 'A coat with yellow lapels drawn flat, with its dimensions.',
    },
  },
  {
    name: 'campus-lyon-bois',
    drawing: { subject: 'chair', ink: 'foundation', seed: 1171, format: 'landscape' },
    alt: {
      fr: 'Prototype de chaise en bois, de profil, avec ses cotes.',
      en: 'A prototype chair in wood, in profile, with its dimensions.',
    },
  },
  {
    name: 'campus-bordeaux',
    drawing: { subject: 'elevation', ink: 'school', seed: 1214, format: 'landscape' },
    alt: {
      fr: 'Façade de la halle de Bordeaux sur le bassin, grandes portes et auvent de bois.',
      en: 'The Bordeaux shed facing the dock, with its large doors and wooden canopy.',
    },
  },
  {
    name: 'campus-bordeaux-atelier',
    drawing: { subject: 'workshop', ink: 'school', seed: 1227, format: 'landscape' },
    alt: {
      fr: 'Atelier bois de Bordeaux, établis, scie et étudiants penchés sur un assemblage.',
      en: 'The Bordeaux wood workshop, with benches, a saw and students bent over a joint.',
    },
  },
  {
    name: 'campus-bordeaux-halle',
    drawing: { subject: 'section', ink: 'object', seed: 1233, format: 'panorama' },
    alt: {
      fr: 'Coupe sur la halle : atelier au sol, salles de projet à l’étage, bibliothèque sous le faîte.',
      en: 'Section through the shed: workshop on the ground, studios above, library under the ridge.',
    },
  },
  {
    name: 'campus-bordeaux-assises',
    drawing: { subject: 'chair', ink: 'school', seed: 1248, format: 'portrait' },
    alt: {
      fr: 'Une des chaises de la collection de l’escalier, dessinée avec ses cotes.',
      en: 'One of the chairs from the stairwell collection, drawn with its dimensions.',
    },
  },
  {
    name: 'campus-nantes',
    drawing: { subject: 'city', ink: 'digital', seed: 1315, format: 'landscape' },
    alt: {
      fr: 'L’île de Nantes, deux grues, la Loire et la salle de traçage.',
      en: 'The island of Nantes, with two cranes, the Loire and the mould loft.',
    },
  },
  {
    name: 'campus-nantes-plancher',
    drawing: { subject: 'plan', ink: 'school', seed: 1328, format: 'panorama' },
    alt: {
      fr: 'Plan du plancher noir de 38 mètres sur 14, avec les tables posées sur ses bords.',
      en: 'Plan of the black floor, 38 metres by 14, with tables along its edges.',
    },
  },
  {
    name: 'campus-nantes-signaletique',
    drawing: { subject: 'wayfinding', ink: 'graphic', seed: 1334, format: 'square' },
    alt: {
      fr: 'Flèches et pictogrammes de la signalétique du campus de Nantes.',
      en: 'Arrows and pictograms from the signs of the Nantes campus.',
    },
  },
  {
    name: 'campus-nantes-ecrans',
    drawing: { subject: 'screen', ink: 'digital', seed: 1341, format: 'landscape' },
    alt: {
      fr: 'Schéma d’une interface projetée au sol, blocs de texte et zones d’image.',
      en: 'Layout of an interface projected on the floor, with text blocks and picture areas.',
    },
  },
  {
    name: 'campus-nantes-elevation',
    drawing: { subject: 'elevation', ink: 'graphic', seed: 1352, format: 'portrait' },
    alt: {
      fr: 'Pignon du bâtiment des traceurs de coques, hautes baies et arbre isolé.',
      en: 'Gable of the mould loft, with high windows and a single tree.',
    },
  },
  {
    name: 'campus-strasbourg',
    drawing: { subject: 'axonometric-building', ink: 'graphic', seed: 1416, format: 'landscape' },
    alt: {
      fr: 'L’ancienne centrale de graines de Strasbourg en axonométrie, volumes serrés autour d’une cour.',
      en: 'The former seed warehouse in Strasbourg in axonometric view, its volumes close around a yard.',
    },
  },
  {
    name: 'campus-strasbourg-facade',
    drawing: { subject: 'city', ink: 'interior', seed: 1429, format: 'panorama' },
    alt: {
      fr: 'Le Rhin entre Strasbourg et Kehl, le pont et les toits des deux rives.',
      en: 'The Rhine between Strasbourg and Kehl, with the bridge and the roofs of both banks.',
    },
  },
  {
    name: 'campus-strasbourg-atelier',
    drawing: { subject: 'workshop', ink: 'digital', seed: 1438, format: 'landscape' },
    alt: {
      fr: 'Revue de projet dans l’atelier partagé, tables réunies et équipes debout.',
      en: 'A review in the shared studio, with tables pushed together and teams standing around.',
    },
  },
  {
    name: 'campus-strasbourg-plan',
    drawing: { subject: 'plan', ink: 'interior', seed: 1447, format: 'square' },
    alt: {
      fr: 'Plan du rez-de-chaussée du campus de Strasbourg, salles de travail et bibliothèque de typographie.',
      en: 'Ground-floor plan of the Strasbourg campus, with workrooms and the type library.',
    },
  },
  // Courses
  {
    name: 'course-architecture-interieure',
    drawing: { subject: 'axonometric-room', ink: 'interior', seed: 1503, format: 'landscape' },
    alt: {
      fr: 'Chambre d’étudiant en axonométrie, lit surélevé, bureau et fenêtre.',
      en: 'A student bedroom in axonometric view, with a raised bed, a desk and a window.',
    },
  },
  {
    name: 'course-architecture-interieure-coupe',
    drawing: { subject: 'section', ink: 'interior', seed: 1512, format: 'panorama' },
    alt: {
      fr: 'Coupe au 1/50 sur un bâtiment public réhabilité, escalier neuf et silhouettes.',
      en: 'A 1:50 section of a public building brought back into use, with a new stair and silhouettes.',
    },
  },
  {
    name: 'course-design-interieur',
    drawing: { subject: 'exhibition', ink: 'interior', seed: 1526, format: 'landscape' },
    alt: {
      fr: 'Salle d’exposition mise en espace, cimaises obliques et visiteurs.',
      en: 'An exhibition room laid out with slanted panels and visitors.',
    },
  },
  {
    name: 'course-design-interieur-exposition',
    drawing: { subject: 'plan', ink: 'interior', seed: 1539, format: 'panorama' },
    alt: {
      fr: 'Plan d’une réserve de musée ouverte au public, avec le parcours des visiteurs.',
      en: 'Plan of a museum store opened to the public, with the visitors’ route.',
    },
  },
  {
    name: 'course-design-objet',
    drawing: { subject: 'object', ink: 'object', seed: 1544, format: 'landscape' },
    alt: {
      fr: 'Récipients coulés en faïence, de face et en coupe.',
      en: 'Slip-cast earthenware vessels, in elevation and section.',
    },
  },
  {
    name: 'course-design-objet-eclate',
    drawing: { subject: 'object', ink: 'object', seed: 1557, format: 'portrait' },
    alt: {
      fr: 'Outil de jardin en vue éclatée, pièces alignées sur leur axe.',
      en: 'Exploded view of a garden tool, its parts lined up on one axis.',
    },
  },
  {
    name: 'course-design-objet-lampe',
    drawing: { subject: 'lamp', ink: 'object', seed: 1563, format: 'square' },
    alt: {
      fr: 'Lampe de table démontable, pied lesté et abat-jour de tôle pliée.',
      en: 'A table lamp that comes apart, with a weighted foot and a folded metal shade.',
    },
  },
  {
    name: 'course-design-objet-service',
    drawing: { subject: 'table', ink: 'object', seed: 1578, format: 'landscape' },
    alt: {
      fr: 'Desserte de cuisine collective, plateau et piétement cotés.',
      en: 'A serving table for a canteen, with its top and legs dimensioned.',
    },
  },
  {
    name: 'course-design-mobilier',
    drawing: { subject: 'chair', ink: 'object', seed: 1582, format: 'landscape' },
    alt: {
      fr: 'Chaise en bois massif, de face et de profil, avec ses lignes de cote.',
      en: 'A solid wood chair, front and side, with dimension lines.',
    },
  },
  {
    name: 'course-design-mobilier-chaise',
    drawing: { subject: 'chair', ink: 'object', seed: 1596, format: 'portrait' },
    alt: {
      fr: 'Assise légère en tube cintré, trois pieds et dossier bas.',
      en: 'A light seat in bent tube, with three legs and a low back.',
    },
  },
  {
    name: 'course-design-mobilier-table',
    drawing: { subject: 'table', ink: 'object', seed: 1601, format: 'landscape' },
    alt: {
      fr: 'Table à tréteaux livrée à plat, montée puis démontée.',
      en: 'A flat-packed trestle table, shown put together and taken apart.',
    },
  },
  {
    name: 'course-design-graphique',
    drawing: { subject: 'letterform', ink: 'graphic', seed: 1614, format: 'landscape' },
    alt: {
      fr: 'Grande lettre construite au compas, lignes de tracé apparentes.',
      en: 'A large letter built with compasses, its construction lines showing.',
    },
  },
  {
    name: 'course-design-graphique-signaletique',
    drawing: { subject: 'wayfinding', ink: 'graphic', seed: 1627, format: 'landscape' },
    alt: {
      fr: 'Signalétique d’un marché couvert, flèches, pictogrammes et plan des étals.',
      en: 'Signs for a covered market: arrows, pictograms and a map of the stalls.',
    },
  },
  {
    name: 'course-direction-artistique',
    drawing: { subject: 'poster', ink: 'graphic', seed: 1631, format: 'landscape' },
    alt: {
      fr: 'Affiche de saison composée de formes géométriques superposées.',
      en: 'A season poster composed of overlapping geometric shapes.',
    },
  },
  {
    name: 'course-direction-artistique-affiche',
    drawing: { subject: 'poster', ink: 'graphic', seed: 1645, format: 'portrait' },
    alt: {
      fr: 'Affiche de théâtre en deux couleurs, cercles et bandes verticales.',
      en: 'A two-colour theatre poster of circles and vertical bands.',
    },
  },
  {
    name: 'course-direction-artistique-identite',
    drawing: { subject: 'letterform', ink: 'graphic', seed: 1658, format: 'panorama' },
    alt: {
      fr: 'Signe d’une saison de théâtre avec son tracé régulateur.',
      en: 'The sign of a theatre season with its construction grid.',
    },
  },
  {
    name: 'course-design-mode',
    drawing: { subject: 'garment', ink: 'fashion', seed: 1663, format: 'landscape' },
    alt: {
      fr: 'Patron à plat d’une chemise, pièces repérées et droit-fil indiqué.',
      en: 'Flat pattern of a shirt, with its pieces marked and the grain shown.',
    },
  },
  {
    name: 'course-design-mode-patron',
    drawing: { subject: 'garment', ink: 'fashion', seed: 1676, format: 'portrait' },
    alt: {
      fr: 'Patron d’une veste de travail, poches et empiècements détaillés.',
      en: 'Pattern of a work jacket, with pockets and yokes in detail.',
    },
  },
  {
    name: 'course-design-mode-atelier',
    drawing: { subject: 'workshop', ink: 'fashion', seed: 1689, format: 'landscape' },
    alt: {
      fr: 'Salle de coupe, longues tables et étudiants autour d’un buste.',
      en: 'The cutting room, with long tables and students around a dress stand.',
    },
  },
  {
    name: 'course-design-textile-matieres',
    drawing: { subject: 'swatches', ink: 'fashion', seed: 1692, format: 'landscape' },
    alt: {
      fr: 'Planche d’échantillons tissés et teints, numérotés un par un.',
      en: 'A board of woven and dyed samples, each with its number.',
    },
  },
  {
    name: 'course-design-textile-matieres-motif',
    drawing: { subject: 'pattern', ink: 'fashion', seed: 1707, format: 'landscape' },
    alt: {
      fr: 'Motif tissé inspiré des rangs du jardin tinctorial.',
      en: 'A woven pattern taken from the rows of the dye garden.',
    },
  },
  {
    name: 'course-design-textile-matieres-nuancier',
    drawing: { subject: 'swatches', ink: 'fashion', seed: 1718, format: 'square' },
    alt: {
      fr: 'Nuancier de teintures végétales, du jaune de gaude au rouge de garance.',
      en: 'A chart of plant dyes, from weld yellow to madder red.',
    },
  },
  {
    name: 'course-design-textile-matieres-feutre',
    drawing: { subject: 'pattern', ink: 'digital', seed: 1713, format: 'landscape' },
    alt: {
      fr: 'Une plaque de feutre pressé, parcourue d’un ruban clair qui ondule.',
      en: 'A sheet of pressed felt with a pale ribbon winding across it.',
    },
  },
  {
    name: 'course-design-interaction',
    drawing: { subject: 'screen', ink: 'digital', seed: 1723, format: 'landscape' },
    alt: {
      fr: 'Interface d’une borne de gare, dessinée en blocs avec ses zones de toucher.',
      en: 'The interface of a station ticket machine, drawn in blocks with its touch areas.',
    },
  },
  {
    name: 'course-design-interaction-parcours',
    drawing: { subject: 'screen', ink: 'digital', seed: 1736, format: 'panorama' },
    alt: {
      fr: 'Suite d’écrans d’une demande de logement, reliés dans l’ordre du parcours.',
      en: 'The screens of a housing application, joined in the order of the route.',
    },
  },
  {
    name: 'course-annee-preparatoire',
    drawing: { subject: 'workshop', ink: 'foundation', seed: 1741, format: 'landscape' },
    alt: {
      fr: 'Atelier de l’année préparatoire, grandes tables couvertes de maquettes de papier.',
      en: 'The foundation studio, its large tables covered with paper models.',
    },
  },
  {
    name: 'course-annee-preparatoire-atelier',
    drawing: { subject: 'axonometric-room', ink: 'foundation', seed: 1754, format: 'landscape' },
    alt: {
      fr: 'Pièce en axonométrie avec un escalier construit contre un mur.',
      en: 'A room in axonometric view with a stair built against one wall.',
    },
  },
];
