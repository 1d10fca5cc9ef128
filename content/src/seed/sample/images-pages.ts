import type { SampleImage } from './sample-types.ts';

/** The drawings of the generic pages, of the home page and of the partners; `school-share` is the social image of the school. */
export const pageImages: SampleImage[] = [
  {
    name: 'page-ecole',
    drawing: { subject: 'workshop', ink: 'school', seed: 4001, format: 'panorama' },
    alt: {
      fr: 'Un grand atelier vu d’en haut : des tables, des lampes suspendues et des étudiants au travail.',
      en: 'A large studio seen from above: tables, hanging lamps and students at work.',
    },
  },
  {
    name: 'page-histoire',
    drawing: { subject: 'elevation', ink: 'school', seed: 4008, format: 'landscape' },
    alt: {
      fr: 'Façade d’un ancien atelier, aux hautes fenêtres régulières, derrière deux arbres.',
      en: 'Front of a former workshop with tall, regular windows behind two trees.',
    },
  },
  {
    name: 'page-histoire-fonderie',
    drawing: { subject: 'section', ink: 'interior', seed: 4015, format: 'panorama' },
    alt: {
      fr: 'Coupe d’un atelier sur plusieurs niveaux, avec ses escaliers et des silhouettes à chaque étage.',
      en: 'Section through a workshop on several floors, with stairs and figures on each level.',
    },
  },
  {
    name: 'page-histoire-paris',
    drawing: { subject: 'city', ink: 'school', seed: 4022, format: 'landscape' },
    alt: {
      fr: 'Paysage urbain au trait, toits serrés et cheminées.',
      en: 'Line drawing of a city, with tightly packed roofs and chimneys.',
    },
  },
  {
    name: 'page-histoire-lyon',
    drawing: { subject: 'city', ink: 'fashion', seed: 4029, format: 'landscape' },
    alt: { fr: 'Une ville au bord d’un fleuve, dominée par une colline.', en: 'A city by a river, under a hill.' },
  },
  {
    name: 'page-histoire-bordeaux',
    drawing: { subject: 'city', ink: 'object', seed: 4036, format: 'landscape' },
    alt: {
      fr: 'Des quais, des bassins et la ligne basse des hangars.',
      en: 'Quays, docks and the low line of warehouses.',
    },
  },
  {
    name: 'page-histoire-nantes',
    drawing: { subject: 'city', ink: 'digital', seed: 4043, format: 'landscape' },
    alt: {
      fr: 'Une île entre deux bras de fleuve, avec ses ponts.',
      en: 'An island between two arms of a river, with its bridges.',
    },
  },
  {
    name: 'page-histoire-strasbourg',
    drawing: { subject: 'city', ink: 'graphic', seed: 4050, format: 'landscape' },
    alt: { fr: 'Une ville de canaux et de ponts, aux toits pentus.', en: 'A city of canals, bridges and steep roofs.' },
  },
  {
    name: 'page-pedagogie',
    drawing: { subject: 'workshop', ink: 'foundation', seed: 4057, format: 'landscape' },
    alt: {
      fr: 'Des étudiants debout autour de longues tables, en axonométrie.',
      en: 'Students standing around long tables, in axonometry.',
    },
  },
  {
    name: 'page-pedagogie-jury',
    drawing: { subject: 'exhibition', ink: 'graphic', seed: 4064, format: 'landscape' },
    alt: {
      fr: 'Des visiteurs devant des planches accrochées au mur pendant un jury.',
      en: 'People facing boards pinned to a wall during a jury.',
    },
  },
  {
    name: 'page-ateliers',
    drawing: { subject: 'workshop', ink: 'object', seed: 4071, format: 'panorama' },
    alt: {
      fr: 'Vue d’ensemble d’un atelier : établis, machines, lampes et silhouettes.',
      en: 'View over a workshop: benches, machines, lamps and figures.',
    },
  },
  {
    name: 'page-ateliers-bois',
    drawing: { subject: 'chair', ink: 'object', seed: 4078, format: 'square' },
    alt: { fr: 'Une chaise dessinée au trait, de trois quarts.', en: 'A chair drawn in line, at three quarters.' },
  },
  {
    name: 'page-ateliers-textile',
    drawing: { subject: 'pattern', ink: 'fashion', seed: 4085, format: 'square' },
    alt: { fr: 'Un motif textile répété en bandes régulières.', en: 'A textile pattern repeated in even bands.' },
  },
  {
    name: 'page-ateliers-impression',
    drawing: { subject: 'poster', ink: 'graphic', seed: 4092, format: 'square' },
    alt: { fr: 'Une affiche composée de grandes formes géométriques.', en: 'A poster made of large geometric shapes.' },
  },
  {
    name: 'page-ateliers-numerique',
    drawing: { subject: 'screen', ink: 'digital', seed: 4099, format: 'square' },
    alt: {
      fr: 'Le schéma d’une interface, avec ses zones et ses boutons.',
      en: 'The wireframe of an interface, with its areas and buttons.',
    },
  },
  {
    name: 'page-ateliers-maquette',
    drawing: { subject: 'axonometric-building', ink: 'interior', seed: 4106, format: 'square' },
    alt: { fr: 'La maquette d’un petit bâtiment en axonométrie.', en: 'Model of a small building in axonometry.' },
  },
  {
    name: 'page-ateliers-lumiere',
    drawing: { subject: 'lamp', ink: 'object', seed: 4113, format: 'square' },
    alt: { fr: 'Une lampe et le cône de lumière qu’elle projette.', en: 'A lamp and the cone of light it throws.' },
  },
  {
    name: 'page-equipe',
    drawing: { subject: 'exhibition', ink: 'school', seed: 4120, format: 'landscape' },
    alt: {
      fr: 'Des silhouettes en conversation dans une salle d’exposition.',
      en: 'Figures talking in an exhibition room.',
    },
  },
  {
    name: 'page-equipe-direction',
    drawing: { subject: 'portrait', ink: 'interior', seed: 4127, format: 'square' },
    alt: { fr: 'Portrait géométrique d’une femme de face.', en: 'Geometric portrait of a woman seen from the front.' },
  },
  {
    name: 'page-equipe-etudes',
    drawing: { subject: 'portrait', ink: 'object', seed: 4134, format: 'square' },
    alt: {
      fr: 'Portrait géométrique d’un homme, composé de grands plans.',
      en: 'Geometric portrait of a man, built from large planes.',
    },
  },
  {
    name: 'page-equipe-admissions',
    drawing: { subject: 'portrait', ink: 'graphic', seed: 4141, format: 'square' },
    alt: {
      fr: 'Portrait géométrique d’une femme, en traits fins et aplats.',
      en: 'Geometric portrait of a woman in fine lines and flat shapes.',
    },
  },
  {
    name: 'page-equipe-entreprises',
    drawing: { subject: 'portrait', ink: 'foundation', seed: 4148, format: 'square' },
    alt: {
      fr: 'Portrait géométrique d’un homme, aux angles marqués.',
      en: 'Geometric portrait of a man, with marked angles.',
    },
  },
  {
    name: 'page-borne',
    drawing: { subject: 'wayfinding', ink: 'school', seed: 4155, format: 'portrait' },
    alt: {
      fr: 'Un plan d’orientation avec flèches et pictogrammes.',
      en: 'A wayfinding plan with arrows and pictograms.',
    },
  },
  {
    name: 'page-admissions',
    drawing: { subject: 'plan', ink: 'foundation', seed: 4162, format: 'panorama' },
    alt: {
      fr: 'Le plan d’un logement vu de dessus, avec ses portes et ses meubles.',
      en: 'Plan of a dwelling from above, with doors and furniture.',
    },
  },
  {
    name: 'page-candidater',
    drawing: { subject: 'letterform', ink: 'graphic', seed: 4169, format: 'landscape' },
    alt: {
      fr: 'Un grand signe construit, entouré de ses lignes de tracé.',
      en: 'A large constructed sign with its construction lines.',
    },
  },
  {
    name: 'page-frais',
    drawing: { subject: 'swatches', ink: 'interior', seed: 4176, format: 'landscape' },
    alt: {
      fr: 'Une planche d’échantillons de matières rangés en grille.',
      en: 'A board of material samples arranged in a grid.',
    },
  },
  {
    name: 'page-calendrier',
    drawing: { subject: 'pattern', ink: 'foundation', seed: 4183, format: 'landscape' },
    alt: {
      fr: 'Un motif en grille dont les cases rappellent un calendrier.',
      en: 'A grid pattern whose squares recall a calendar.',
    },
  },
  {
    name: 'page-equivalences',
    drawing: { subject: 'axonometric-room', ink: 'interior', seed: 4190, format: 'landscape' },
    alt: { fr: 'Une pièce en axonométrie, ouverte sur deux côtés.', en: 'A room in axonometry, open on two sides.' },
  },
  {
    name: 'page-handicap',
    drawing: { subject: 'wayfinding', ink: 'digital', seed: 4197, format: 'landscape' },
    alt: {
      fr: 'Des flèches et des pictogrammes disposés sur le plan d’un bâtiment.',
      en: 'Arrows and pictograms laid out on the plan of a building.',
    },
  },
  {
    name: 'page-international',
    drawing: { subject: 'city', ink: 'foundation', seed: 4204, format: 'panorama' },
    alt: { fr: 'Une ville portuaire et son horizon, au trait.', en: 'A harbour city and its skyline in line.' },
  },
  {
    name: 'page-partir',
    drawing: { subject: 'city', ink: 'digital', seed: 4211, format: 'landscape' },
    alt: { fr: 'Une ville de collines au bord de l’eau.', en: 'A city of hills by the water.' },
  },
  {
    name: 'page-partir-carnet',
    drawing: { subject: 'poster', ink: 'fashion', seed: 4218, format: 'landscape' },
    alt: {
      fr: 'Une composition de formes géométriques, comme une page de carnet.',
      en: 'A composition of geometric shapes, like a page of a sketchbook.',
    },
  },
  {
    name: 'page-venir',
    drawing: { subject: 'city', ink: 'interior', seed: 4225, format: 'landscape' },
    alt: {
      fr: 'Le plan d’un quartier traversé par un fleuve.',
      en: 'Plan of a district with a river running through it.',
    },
  },
  {
    name: 'page-entreprises',
    drawing: { subject: 'exhibition', ink: 'object', seed: 4232, format: 'panorama' },
    alt: {
      fr: 'Des visiteurs parcourent une exposition de projets.',
      en: 'Visitors walking through an exhibition of projects.',
    },
  },
  {
    name: 'page-recruter',
    drawing: { subject: 'table', ink: 'object', seed: 4239, format: 'landscape' },
    alt: {
      fr: 'Une grande table de travail, dessinée avec ses assemblages.',
      en: 'A large work table, drawn with its joints.',
    },
  },
  {
    name: 'page-alternance',
    drawing: { subject: 'axonometric-room', ink: 'digital', seed: 4246, format: 'landscape' },
    alt: {
      fr: 'Un bureau d’agence en axonométrie, avec ses postes de travail.',
      en: 'The office of a practice in axonometry, with its desks.',
    },
  },
  {
    name: 'page-alternance-agence',
    drawing: { subject: 'plan', ink: 'interior', seed: 4253, format: 'landscape' },
    alt: {
      fr: 'Plan d’une agence : des postes de travail, une grande table et des fenêtres.',
      en: 'Plan of a practice: desks, a large table and windows.',
    },
  },
  {
    name: 'page-taxe',
    drawing: { subject: 'object', ink: 'object', seed: 4260, format: 'landscape' },
    alt: { fr: 'Une machine-outil stylisée, en pièces détachées.', en: 'A stylised machine tool taken to pieces.' },
  },
  {
    name: 'page-recherche',
    drawing: { subject: 'swatches', ink: 'fashion', seed: 4267, format: 'panorama' },
    alt: { fr: 'Des échantillons de fibres et de teintes, alignés.', en: 'Samples of fibres and dyes in rows.' },
  },
  {
    name: 'page-laboratoire',
    drawing: { subject: 'workshop', ink: 'digital', seed: 4274, format: 'landscape' },
    alt: {
      fr: 'Une salle de laboratoire en axonométrie, avec des tables et des silhouettes.',
      en: 'A laboratory in axonometry, with tables and figures.',
    },
  },
  {
    name: 'page-laboratoire-eclate',
    drawing: { subject: 'object', ink: 'object', seed: 4281, format: 'square' },
    alt: {
      fr: 'Un objet du quotidien en vue éclatée, toutes pièces alignées.',
      en: 'An everyday object in an exploded view, all parts aligned.',
    },
  },
  {
    name: 'page-laboratoire-fibres',
    drawing: { subject: 'swatches', ink: 'fashion', seed: 4288, format: 'square' },
    alt: { fr: 'Un nuancier de fibres teintes.', en: 'A chart of dyed fibres.' },
  },
  {
    name: 'page-laboratoire-logement',
    drawing: { subject: 'section', ink: 'interior', seed: 4295, format: 'square' },
    alt: {
      fr: 'Coupe d’un logement sur deux niveaux, escalier au centre.',
      en: 'Section through a home on two floors, with stairs in the middle.',
    },
  },
  {
    name: 'page-laboratoire-notation',
    drawing: { subject: 'letterform', ink: 'graphic', seed: 4302, format: 'square' },
    alt: {
      fr: 'Un signe construit de courbes et de lignes, comme une partition du geste.',
      en: 'A sign built of curves and lines, like a score for a gesture.',
    },
  },
  {
    name: 'page-publications',
    drawing: { subject: 'poster', ink: 'school', seed: 4309, format: 'landscape' },
    alt: {
      fr: 'Une composition géométrique en aplats, comme une couverture.',
      en: 'A geometric composition in flat shapes, like a cover.',
    },
  },
  {
    name: 'page-publications-cahier-1',
    drawing: { subject: 'poster', ink: 'object', seed: 4316, format: 'portrait' },
    alt: { fr: 'Couverture faite de formes emboîtées.', en: 'A cover made of interlocking shapes.' },
  },
  {
    name: 'page-publications-cahier-2',
    drawing: { subject: 'poster', ink: 'interior', seed: 4323, format: 'portrait' },
    alt: { fr: 'Couverture faite d’ombres obliques.', en: 'A cover made of slanting shadows.' },
  },
  {
    name: 'page-publications-cahier-3',
    drawing: { subject: 'poster', ink: 'foundation', seed: 4330, format: 'portrait' },
    alt: { fr: 'Couverture faite de lignes et de cercles répétés.', en: 'A cover made of repeated lines and circles.' },
  },
  {
    name: 'page-publications-cahier-4',
    drawing: { subject: 'poster', ink: 'digital', seed: 4337, format: 'portrait' },
    alt: { fr: 'Couverture faite de fragments rassemblés.', en: 'A cover made of fragments put together.' },
  },
  {
    name: 'page-vie-etudiante',
    drawing: { subject: 'exhibition', ink: 'foundation', seed: 4344, format: 'panorama' },
    alt: {
      fr: 'Des étudiants réunis dans un hall, devant des affiches.',
      en: 'Students gathered in a hall in front of posters.',
    },
  },
  {
    name: 'page-vie-etudiante-campus',
    drawing: { subject: 'wayfinding', ink: 'foundation', seed: 4351, format: 'landscape' },
    alt: { fr: 'Un plan de site avec ses repères et ses flèches.', en: 'A site map with its marks and arrows.' },
  },
  {
    name: 'page-logement',
    drawing: { subject: 'plan', ink: 'school', seed: 4358, format: 'landscape' },
    alt: { fr: 'Le plan d’un petit appartement meublé.', en: 'Plan of a small furnished flat.' },
  },
  {
    name: 'page-logement-colocation',
    drawing: { subject: 'plan', ink: 'object', seed: 4365, format: 'landscape' },
    alt: {
      fr: 'Plan d’une colocation de quatre chambres autour d’une grande table.',
      en: 'Plan of a shared flat with four bedrooms around a large table.',
    },
  },
  {
    name: 'page-associations',
    drawing: { subject: 'garment', ink: 'fashion', seed: 4372, format: 'landscape' },
    alt: { fr: 'Le patron d’un vêtement, pièces à plat.', en: 'The pattern of a garment, its pieces laid flat.' },
  },
  {
    name: 'page-associations-ressourcerie',
    drawing: { subject: 'swatches', ink: 'object', seed: 4379, format: 'landscape' },
    alt: { fr: 'Des chutes de matériaux triées sur une planche.', en: 'Offcuts sorted on a board.' },
  },
  {
    name: 'page-associations-fanzine',
    drawing: { subject: 'letterform', ink: 'foundation', seed: 4386, format: 'landscape' },
    alt: {
      fr: 'Un grand caractère dessiné avec ses lignes de construction.',
      en: 'A large letterform with its construction lines.',
    },
  },
  {
    name: 'page-associations-fanfare',
    drawing: { subject: 'poster', ink: 'interior', seed: 4391, format: 'landscape' },
    alt: {
      fr: 'Une affiche de concert : un disque orange dans des rayons bleus.',
      en: 'A concert poster: an orange disc among blue rays.',
    },
  },
  {
    name: 'page-associations-couture',
    drawing: { subject: 'garment', ink: 'graphic', seed: 4393, format: 'landscape' },
    alt: {
      fr: 'Les pièces d’une veste à assembler, dessinées à plat.',
      en: 'The pieces of a jacket to be assembled, drawn flat.',
    },
  },
  {
    name: 'home-coupe',
    drawing: { subject: 'axonometric-building', ink: 'school', seed: 4400, format: 'landscape' },
    alt: {
      fr: 'Un bâtiment d’ateliers en axonométrie, avec ses cours et ses toits.',
      en: 'A building of workshops in axonometry, with its courtyards and roofs.',
    },
  },
  {
    name: 'home-essayer',
    drawing: { subject: 'object', ink: 'foundation', seed: 4407, format: 'landscape' },
    alt: {
      fr: 'Une famille de petits objets dessinés côte à côte.',
      en: 'A family of small objects drawn side by side.',
    },
  },
  {
    name: 'home-choisir',
    drawing: { subject: 'axonometric-room', ink: 'object', seed: 4414, format: 'landscape' },
    alt: { fr: 'Une pièce meublée, en axonométrie.', en: 'A furnished room in axonometry.' },
  },
  {
    name: 'home-venir',
    drawing: { subject: 'section', ink: 'school', seed: 4421, format: 'landscape' },
    alt: {
      fr: 'Coupe d’un bâtiment animé de silhouettes à tous les étages.',
      en: 'Section through a building, with figures on every floor.',
    },
  },
  {
    name: 'home-table-assise',
    drawing: { subject: 'chair', ink: 'interior', seed: 4428, format: 'square' },
    alt: { fr: 'Une assise dessinée au trait.', en: 'A seat drawn in line.' },
  },
  {
    name: 'home-table-affiche',
    drawing: { subject: 'poster', ink: 'graphic', seed: 4435, format: 'square' },
    alt: { fr: 'Une affiche en grands aplats géométriques.', en: 'A poster of large geometric shapes.' },
  },
  {
    name: 'home-table-patron',
    drawing: { subject: 'garment', ink: 'fashion', seed: 4442, format: 'square' },
    alt: { fr: 'Le patron à plat d’un manteau.', en: 'The flat pattern of a coat.' },
  },
  {
    name: 'home-table-plan',
    drawing: { subject: 'plan', ink: 'interior', seed: 4449, format: 'square' },
    alt: { fr: 'Le plan d’une boutique vue de dessus.', en: 'Plan of a shop from above.' },
  },
  {
    name: 'home-table-lampe',
    drawing: { subject: 'lamp', ink: 'digital', seed: 4456, format: 'square' },
    alt: { fr: 'Une lampe articulée et son rayon.', en: 'A jointed lamp and its reach.' },
  },
  {
    name: 'logo-hostvik',
    drawing: { subject: 'logo', ink: 'school', seed: 4463, format: 'square' },
    alt: { fr: 'Logo de Høstvik Designskole.', en: 'Logo of Høstvik Designskole.' },
  },
  {
    name: 'logo-tramuntana',
    drawing: { subject: 'logo', ink: 'graphic', seed: 4470, format: 'square' },
    alt: { fr: 'Logo de l’Escola Tramuntana.', en: 'Logo of Escola Tramuntana.' },
  },
  {
    name: 'logo-lagunare',
    drawing: { subject: 'logo', ink: 'interior', seed: 4477, format: 'square' },
    alt: { fr: 'Logo de l’Accademia Lagunare.', en: 'Logo of Accademia Lagunare.' },
  },
  {
    name: 'logo-kitaminato',
    drawing: { subject: 'logo', ink: 'foundation', seed: 4484, format: 'square' },
    alt: { fr: 'Logo du Kitaminato Design College.', en: 'Logo of Kitaminato Design College.' },
  },
  {
    name: 'logo-grand-cap',
    drawing: { subject: 'logo', ink: 'digital', seed: 4491, format: 'square' },
    alt: { fr: 'Logo de l’Institut Grand-Cap.', en: 'Logo of Institut Grand-Cap.' },
  },
  {
    name: 'logo-halda',
    drawing: { subject: 'logo', ink: 'object', seed: 4498, format: 'square' },
    alt: { fr: 'Logo de Halda Mobilier.', en: 'Logo of Halda Mobilier.' },
  },
  {
    name: 'logo-sauldre',
    drawing: { subject: 'logo', ink: 'digital', seed: 4505, format: 'landscape' },
    alt: { fr: 'Logo de la Verrerie de Sauldre.', en: 'Logo of Verrerie de Sauldre.' },
  },
  {
    name: 'logo-tramelle',
    drawing: { subject: 'logo', ink: 'school', seed: 4512, format: 'landscape' },
    alt: { fr: 'Logo de la Régie Tramelle.', en: 'Logo of Régie Tramelle.' },
  },
  {
    name: 'logo-orpheon',
    drawing: { subject: 'logo', ink: 'fashion', seed: 4519, format: 'square' },
    alt: { fr: 'Logo d’Orphéon Tissages.', en: 'Logo of Orphéon Tissages.' },
  },
  {
    name: 'logo-musee-geste',
    drawing: { subject: 'logo', ink: 'graphic', seed: 4526, format: 'landscape' },
    alt: { fr: 'Logo du Musée du Geste.', en: 'Logo of Musée du Geste.' },
  },
  {
    name: 'logo-quaineuf',
    drawing: { subject: 'logo', ink: 'interior', seed: 4533, format: 'square' },
    alt: { fr: 'Logo du Bureau Quaineuf.', en: 'Logo of Bureau Quaineuf.' },
  },
  {
    name: 'school-share',
    drawing: { subject: 'axonometric-building', ink: 'school', seed: 4540, format: 'landscape' },
    alt: {
      fr: 'Le bâtiment de l’école en axonométrie, au trait.',
      en: 'Line drawing of the school building in axonometry.',
    },
  },
];
