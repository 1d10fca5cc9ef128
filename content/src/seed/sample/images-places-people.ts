import type { SampleImage } from './sample-types.ts';
import { bordeauxPlan, lyonPlan, nantesPlan, parisPlan, strasbourgPlan } from './site-plans.ts';

/** The plans on which one finds the campuses, and the faces that one meets there. Seeds 3000 to 3999 belong to this file. */
export const placesAndPeopleImages: SampleImage[] = [
  {
    name: 'campus-paris-plan-de-situation',
    drawing: { subject: 'site-plan', ink: 'interior', seed: 3901, place: parisPlan },
    alt: {
      fr: 'Plan de situation du campus de Paris : la rue de la Roquette, du métro Voltaire au square, et le passage vers les trois cours.',
      en: 'Site plan of the Paris campus: rue de la Roquette from Voltaire station to the gardens, and the passage to the three courtyards.',
    },
  },
  {
    name: 'campus-lyon-plan-de-situation',
    drawing: { subject: 'site-plan', ink: 'interior', seed: 3902, place: lyonPlan },
    alt: {
      fr: 'Plan de situation du campus de Lyon : la halle sur le quai du Rhône, le tramway à l’est, la gare de Perrache sur l’autre rive.',
      en: 'Site plan of the Lyon campus: the hall on the bank of the Rhône, the tram to the east, Perrache station across the river.',
    },
  },
  {
    name: 'campus-bordeaux-plan-de-situation',
    drawing: { subject: 'site-plan', ink: 'interior', seed: 3903, place: bordeauxPlan },
    alt: {
      fr: 'Plan de situation du campus de Bordeaux : la halle sur le quai nord du bassin, les écluses à l’est, le tramway à l’ouest.',
      en: 'Site plan of the Bordeaux campus: the hall on the north quay of the dock, the locks to the east, the tram to the west.',
    },
  },
  {
    name: 'campus-nantes-plan-de-situation',
    drawing: { subject: 'site-plan', ink: 'interior', seed: 3904, place: nantesPlan },
    alt: {
      fr: 'Plan de situation du campus de Nantes : l’île entre deux bras de Loire, le pont vers le tramway au nord.',
      en: 'Site plan of the Nantes campus: the island between two arms of the Loire, with the bridge to the tram in the north.',
    },
  },
  {
    name: 'campus-strasbourg-plan-de-situation',
    drawing: { subject: 'site-plan', ink: 'interior', seed: 3905, place: strasbourgPlan },
    alt: {
      fr: 'Plan de situation du campus de Strasbourg : la centrale et ses sept silos entre l’avenue du tramway et le canal.',
      en: 'Site plan of the Strasbourg campus: the warehouse and its seven silos between the tram avenue and the canal.',
    },
  },
  {
    name: 'person-helene',
    drawing: { subject: 'portrait', ink: 'object', seed: 3007, format: 'square' },
    alt: {
      fr: 'Portrait dessiné d’Hélène : cheveux au carré vert sombre, pull uni.',
      en: 'Drawn portrait of Hélène: a dark green bob and a plain jumper.',
    },
  },
  {
    name: 'person-souleymane',
    drawing: { subject: 'portrait', ink: 'school', seed: 3042, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Souleymane : cheveux courts et lunettes rondes, devant un disque jaune.',
      en: 'Drawn portrait of Souleymane: short hair and round glasses, before a yellow disc.',
    },
  },
  {
    name: 'person-ines',
    drawing: { subject: 'portrait', ink: 'fashion', seed: 3021, format: 'square' },
    alt: {
      fr: 'Portrait dessiné d’Inès : longs cheveux orange, frange droite.',
      en: 'Drawn portrait of Inès: long orange hair with a straight fringe.',
    },
  },
  {
    name: 'person-paul',
    drawing: { subject: 'portrait', ink: 'foundation', seed: 3084, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Paul : cheveux clairs tout ronds, lunettes rondes.',
      en: 'Drawn portrait of Paul: a round head of fair hair and round glasses.',
    },
  },
  {
    name: 'person-odile',
    drawing: { subject: 'portrait', ink: 'fashion', seed: 3168, format: 'square' },
    alt: {
      fr: 'Portrait dessiné d’Odile : chignon haut et marinière.',
      en: 'Drawn portrait of Odile: a high bun and a striped top.',
    },
  },
  {
    name: 'person-tomasz',
    drawing: { subject: 'portrait', ink: 'object', seed: 3154, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Tomasz : chevelure rousse, pull rayé.',
      en: 'Drawn portrait of Tomasz: a shock of red hair and a striped jumper.',
    },
  },
  {
    name: 'person-nour',
    drawing: { subject: 'portrait', ink: 'foundation', seed: 3231, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Nour, de profil : chignon orange, col blanc.',
      en: 'Drawn portrait of Nour in profile: an orange bun and a white collar.',
    },
  },
  {
    name: 'person-gaspard',
    drawing: { subject: 'portrait', ink: 'interior', seed: 3098, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Gaspard : cheveux épais, lunettes rondes.',
      en: 'Drawn portrait of Gaspard: thick hair and round glasses.',
    },
  },
  {
    name: 'person-maite',
    drawing: { subject: 'portrait', ink: 'graphic', seed: 3259, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Maïté : cheveux roses, lunettes rondes.',
      en: 'Drawn portrait of Maïté: pink hair and round glasses.',
    },
  },
  {
    name: 'person-baptiste',
    drawing: { subject: 'portrait', ink: 'school', seed: 3189, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Baptiste : chevelure noire, lunettes rondes, pull rouge.',
      en: 'Drawn portrait of Baptiste: a mass of black hair, round glasses, a red jumper.',
    },
  },
  {
    name: 'person-coline',
    drawing: { subject: 'portrait', ink: 'digital', seed: 3322, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Coline, de profil : longs cheveux sombres.',
      en: 'Drawn portrait of Coline in profile: long dark hair.',
    },
  },
  {
    name: 'person-joseba',
    drawing: { subject: 'portrait', ink: 'digital', seed: 3420, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Joseba : cheveux courts bleu pétrole, marinière.',
      en: 'Drawn portrait of Joseba: short petrol-blue hair and a striped top.',
    },
  },
  {
    name: 'person-aziliz',
    drawing: { subject: 'portrait', ink: 'fashion', seed: 3217, format: 'square' },
    alt: {
      fr: 'Portrait dessiné d’Aziliz, de profil : chignon et lunettes, disque violet.',
      en: 'Drawn portrait of Aziliz in profile: a bun and glasses, before a purple disc.',
    },
  },
  {
    name: 'person-mehdi',
    drawing: { subject: 'portrait', ink: 'interior', seed: 3441, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Mehdi : cheveux courts, boucle d’oreille, col blanc.',
      en: 'Drawn portrait of Mehdi: short hair, one earring, a white collar.',
    },
  },
  {
    name: 'person-corentin',
    drawing: { subject: 'portrait', ink: 'object', seed: 3105, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Corentin : cheveux verts coupés court, lunettes rondes.',
      en: 'Drawn portrait of Corentin: short green hair and round glasses.',
    },
  },
  {
    name: 'person-lucie',
    drawing: { subject: 'portrait', ink: 'foundation', seed: 3378, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Lucie, de profil : chignon brun, pull blanc.',
      en: 'Drawn portrait of Lucie in profile: a brown bun and a white jumper.',
    },
  },
  {
    name: 'person-annelise',
    drawing: { subject: 'portrait', ink: 'digital', seed: 3175, format: 'square' },
    alt: {
      fr: 'Portrait dessiné d’Annelise : longs cheveux bleu nuit, disque jaune.',
      en: 'Drawn portrait of Annelise: long midnight-blue hair, before a yellow disc.',
    },
  },
  {
    name: 'person-matthias',
    drawing: { subject: 'portrait', ink: 'graphic', seed: 3161, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Matthias : cheveux courts, fond à bandes roses.',
      en: 'Drawn portrait of Matthias: short hair, before pink bands.',
    },
  },
  {
    name: 'person-camille',
    drawing: { subject: 'portrait', ink: 'object', seed: 3448, format: 'square' },
    alt: {
      fr: 'Portrait dessiné de Camille, de profil : cheveux courts, lunettes, col blanc.',
      en: 'Drawn portrait of Camille in profile: short hair, glasses, a white collar.',
    },
  },
];
