import type { SampleCampus } from './sample-types.ts';

/** The five campuses of the sample school, in the order in which they opened. */
export const campuses: SampleCampus[] = [
  {
    slug: { fr: 'paris', en: 'paris' },
    title: { fr: 'Campus de Paris', en: 'Paris campus' },
    city: 'Paris',
    address: { street: '12 passage des Bronziers', postalCode: '75011' },
    latitude: 48.8577,
    longitude: 2.3812,
    phone: '01 99 00 11 87',
    email: 'paris@ecole-meridienne.example',
    openingHours: {
      fr: 'Lundi au vendredi, 8 h 30 – 20 h ; samedi, 10 h – 17 h (ateliers seulement). Accueil ouvert jusqu’à 18 h 30.',
      en: 'Monday to Friday, 8.30 am to 8 pm; Saturday, 10 am to 5 pm (workshops only). Reception closes at 6.30 pm.',
    },
    access: [
      {
        mode: 'metro',
        text: {
          fr: 'Ligne 9, station Voltaire, sortie 2 : six minutes à pied par la rue de la Roquette.',
          en: 'Line 9, Voltaire station, exit 2: a six-minute walk along rue de la Roquette.',
        },
      },
      {
        mode: 'bus',
        text: {
          fr: 'Lignes 46 et 69, à quatre minutes à pied.',
          en: 'Routes 46 and 69, four minutes away on foot.',
        },
      },
      {
        mode: 'bike',
        text: {
          fr: 'Arceaux pour soixante vélos dans la première cour ; pompe et pied d’atelier en libre accès.',
          en: 'Racks for sixty bicycles in the first courtyard, with a pump and a repair stand anyone may use.',
        },
      },
      {
        mode: 'car',
        text: {
          fr: 'Le passage est fermé aux voitures. Livraison de maquettes possible de 8 h à 9 h, au n° 12.',
          en: 'The passage is closed to cars. Models can be delivered at no. 12 between 8 and 9 am.',
        },
      },
    ],
    plan: {
      image: 'campus-paris-plan-de-situation',
      landmarks: [
        {
          letter: 'A',
          name: { fr: 'Métro Voltaire, sortie 2 (ligne 9)', en: 'Métro Voltaire, exit 2 (line 9)' },
          minutes: 6,
        },
        { letter: 'B', name: { fr: 'Arrêt des bus 46 et 69', en: 'Stop for buses 46 and 69' }, minutes: 4 },
        { letter: 'C', name: { fr: 'Square de la Roquette', en: 'Square de la Roquette gardens' }, minutes: 5 },
      ],
    },
    people: [
      {
        name: 'Hélène',
        role: { fr: 'Responsable du campus', en: 'Head of the campus' },
        about: {
          fr: 'Une question qui n’entre dans aucune case, un projet avec le quartier.',
          en: 'A question that fits no box, or a project with the neighbourhood.',
        },
        email: 'helene@ecole-meridienne.example',
        portrait: 'person-helene',
      },
      {
        name: 'Souleymane',
        role: { fr: 'Accueil et visites', en: 'Reception and tours' },
        about: {
          fr: 'Visiter un mercredi, livrer une maquette, retrouver un objet perdu.',
          en: 'Wednesday tours, model deliveries, lost property.',
        },
        email: 'souleymane@ecole-meridienne.example',
        portrait: 'person-souleymane',
      },
      {
        name: 'Inès',
        role: { fr: 'Admissions', en: 'Admissions' },
        about: {
          fr: 'Votre dossier, votre entretien, un aménagement d’épreuve.',
          en: 'Your application, your interview, or arrangements you may need for it.',
        },
        email: 'ines@ecole-meridienne.example',
        portrait: 'person-ines',
      },
      {
        name: 'Paul',
        role: { fr: 'Maître d’atelier, moulage et métal', en: 'Workshop master, casting and metal' },
        about: {
          fr: 'Un essai de fonte, une pièce à mouler, les habilitations aux machines.',
          en: 'A trial casting, a part to mould, permission to use the machines.',
        },
        email: 'paul@ecole-meridienne.example',
        portrait: 'person-paul',
      },
    ],
    introduction: {
      fr: 'L’école est née ici en 1987, avec vingt-trois étudiants et un seul poêle, dans un atelier qui coulait des poignées de porte et des bras de lumière. Le four a été conservé au centre du rez-de-chaussée : on y tient aujourd’hui les jurys de fin d’année. Les dix formations de l’école y sont enseignées.',
      en: 'The school began here in 1987, with twenty-three students and one stove, in a workshop that used to cast door handles and wall lights. The furnace still stands in the middle of the ground floor, and end-of-year juries are held around it. All ten of the school’s courses are taught here.',
    },
    image: 'campus-paris',
    gallery: ['campus-paris-halle', 'campus-paris-coupe', 'campus-paris-facade', 'campus-paris-exposition'],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Trois cours, un four

Le passage des Bronziers aligne trois cours pavées. La première reçoit l’accueil, la bibliothèque et la galerie ouverte sur la rue. La deuxième est celle des ateliers : bois, métal, moulage, impression. La troisième, plantée de deux robiniers, dessert les salles de projet sur trois niveaux, toutes éclairées au nord par les sheds d’origine.

### Ce que l’atelier a laissé

Les établis de ciselure servent de tables de maquette. Les 1 140 modèles en plâtre retrouvés au grenier ont été inventoriés par les étudiants de [design d’objet](doc:courses/design-objet) ; ils se consultent sur rendez-vous à la matériauthèque.`,
        },
        {
          block: 'key-figures',
          heading: 'Le campus en chiffres',
          figures: [
            { value: '4 200 m²', label: 'sur trois cours et trois niveaux' },
            { value: '520', label: 'étudiants, de l’année préparatoire au mastère' },
            { value: '9', label: 'ateliers, dont un moulage et une sérigraphie' },
            { value: '11 500', label: 'ouvrages et revues à la bibliothèque' },
          ],
        },
        {
          block: 'quote',
          text: 'Je demande toujours aux étudiants de première année de dessiner le four avant de dessiner quoi que ce soit d’autre. Il n’a pas un angle droit : on apprend à mesurer.',
          author: 'Hélène Marchadier',
          role: 'architecte d’intérieur, responsable du campus',
        },
        { block: 'list', heading: 'Prochains rendez-vous', of: 'events', limit: 3 },
        {
          block: 'call-to-action',
          heading: 'Visiter le campus un mercredi',
          text: 'Un étudiant vous conduit d’un atelier à l’autre pendant une heure. Visites à 14 h, toute l’année, sur inscription.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Three courtyards, one furnace

Passage des Bronziers runs through three cobbled courtyards. Reception, the library and a gallery that opens onto the street are in the first. The second belongs to the workshops: wood, metal, casting, print. The third, under two locust trees, leads up to three floors of studios, all lit from the north by the original saw-tooth roof.

### What the founders left behind

The chasing benches have become model-making tables. The 1,140 plaster patterns found in the attic were catalogued by [product design](doc:courses/design-objet) students and can be seen by appointment in the materials library.`,
        },
        {
          block: 'key-figures',
          heading: 'The campus in figures',
          figures: [
            { value: '4,200 m²', label: 'around three courtyards, on three floors' },
            { value: '520', label: 'students, from foundation to master’s' },
            { value: '9', label: 'workshops, casting and screen printing among them' },
            { value: '11,500', label: 'books and journals in the library' },
          ],
        },
        {
          block: 'quote',
          text: 'First-years draw the furnace before they draw anything else. There isn’t a right angle in it, so they have to learn to measure.',
          author: 'Hélène Marchadier',
          role: 'interior architect, head of the campus',
        },
        {
          block: 'call-to-action',
          heading: 'Come and see us on a Wednesday',
          text: 'A student walks you through the workshops for an hour. Tours start at 2 pm all year round; in English on request.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Campus de Paris, 11e : dix formations en design',
        metaDescription:
          'Un ancien atelier de bronze du 11e arrondissement, neuf ateliers et dix formations en design : adresse, accès, horaires et visites du campus.',
      },
      en: {
        metaTitle: 'Paris campus: ten design courses in the 11th',
        metaDescription:
          'A former bronze workshop in the 11th arrondissement of Paris, nine workshops and all ten design courses: address, opening hours and tours.',
      },
    },
  },
  {
    slug: { fr: 'lyon', en: 'lyon' },
    title: { fr: 'Campus de Lyon', en: 'Lyon campus' },
    city: 'Lyon',
    address: { street: '18 quai des Ourdisseurs', postalCode: '69007' },
    latitude: 45.7479,
    longitude: 4.8365,
    phone: '04 65 71 19 96',
    email: 'lyon@ecole-meridienne.example',
    openingHours: {
      fr: 'Lundi au vendredi, 8 h – 19 h 30. Atelier de tissage jusqu’à 21 h le mardi et le jeudi.',
      en: 'Monday to Friday, 8 am to 7.30 pm. The weaving workshop stays open until 9 pm on Tuesdays and Thursdays.',
    },
    access: [
      {
        mode: 'metro',
        text: {
          fr: 'Ligne D, station Guillotière, puis dix minutes à pied vers le Rhône.',
          en: 'Line D to Guillotière, then ten minutes on foot towards the Rhône.',
        },
      },
      {
        mode: 'tram',
        text: {
          fr: 'Ligne T1, arrêt Rue de l’Université : trois minutes à pied.',
          en: 'Line T1, Rue de l’Université stop: three minutes on foot.',
        },
      },
      {
        mode: 'train',
        text: {
          fr: 'Gare de Perrache, puis T1 en direction de Debourg ou quinze minutes à pied par le pont Gallieni.',
          en: 'Perrache station, then the T1 towards Debourg or a fifteen-minute walk across Pont Gallieni.',
        },
      },
    ],
    plan: {
      image: 'campus-lyon-plan-de-situation',
      landmarks: [
        {
          letter: 'A',
          name: { fr: 'Tramway T1, Rue de l’Université', en: 'Tram T1, Rue de l’Université' },
          minutes: 3,
        },
        { letter: 'B', name: { fr: 'Métro D, Guillotière', en: 'Metro D, Guillotière' }, minutes: 10 },
        { letter: 'C', name: { fr: 'Gare de Perrache', en: 'Perrache station' }, minutes: 15 },
      ],
    },
    people: [
      {
        name: 'Odile',
        role: { fr: 'Responsable du campus', en: 'Head of the campus' },
        about: {
          fr: 'La vie de l’usine, un partenariat avec une maison ou un musée.',
          en: 'Life in the factory, or a partnership with a fashion house or a museum.',
        },
        email: 'odile@ecole-meridienne.example',
        portrait: 'person-odile',
      },
      {
        name: 'Tomasz',
        role: { fr: 'Maître d’atelier, tissage et maille', en: 'Workshop master, weaving and knitting' },
        about: {
          fr: 'Une armure, un fil, deux heures de formation sur un métier.',
          en: 'A weave, a yarn, or the two-hour induction on a loom.',
        },
        email: 'tomasz@ecole-meridienne.example',
        portrait: 'person-tomasz',
      },
      {
        name: 'Nour',
        role: { fr: 'Accueil et admissions', en: 'Reception and admissions' },
        about: {
          fr: 'Une visite, une candidature, un logement autour de la Guillotière.',
          en: 'A visit, an application, or somewhere to live near La Guillotière.',
        },
        email: 'nour@ecole-meridienne.example',
        portrait: 'person-nour',
      },
      {
        name: 'Gaspard',
        role: { fr: 'Alternance et stages', en: 'Apprenticeships and placements' },
        about: {
          fr: 'Un contrat à signer, une entreprise qui recrute.',
          en: 'A contract to sign, or a company that is hiring.',
        },
        email: 'gaspard@ecole-meridienne.example',
        portrait: 'person-gaspard',
      },
    ],
    introduction: {
      fr: 'On fabriquait ici des métiers à tisser la soie ; la dernière machine est sortie de l’usine en 1974. Quand l’école s’y est installée, en 1996, deux anciens monteurs ont remis en marche le métier Jacquard resté sous bâche au fond de la grande halle. Il tisse encore, et c’est autour de lui que s’est construit l’enseignement de la mode et de la matière.',
      en: 'Silk looms were built here until the last one left the factory in 1974. When the school moved in, in 1996, two retired fitters got the Jacquard loom at the back of the main hall running again; it had spent twenty years under a tarpaulin. It still weaves, and our fashion and materials teaching has grown up around it.',
    },
    image: 'campus-lyon',
    gallery: ['campus-lyon-halle', 'campus-lyon-tissage', 'campus-lyon-batiment'],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Une usine face au fleuve

La halle fait 62 mètres de long et 11 de haut. Sa charpente rivetée porte une passerelle d’où l’on voit à la fois les tables de coupe, les métiers et le fleuve. Les salles de projet ont été glissées dessous, dans des caissons de bois que les étudiants d’[architecture d’intérieur](doc:courses/architecture-interieure) redessinent tous les cinq ans.

Rien n’y est décor : les galets de la chaîne de levage sont d’origine et servent encore à suspendre les grandes maquettes.`,
        },
        {
          block: 'cards',
          heading: 'Quatre ateliers à connaître',
          cards: [
            {
              title: 'Tissage et maille',
              text: 'Six métiers à bras, un Jacquard électromécanique, quatre tricoteuses rectilignes. Ouvert à tous après deux heures de formation.',
              image: 'campus-lyon-tissage',
              link: 'doc:courses/design-textile-matieres',
              linkLabel: 'Le mastère Design textile et matières',
            },
            {
              title: 'Teinture',
              text: 'Douze cuves, une hotte, un jardin tinctorial de 90 m² sur la terrasse : garance, gaude, pastel.',
              image: 'campus-lyon-teinture',
            },
            {
              title: 'Coupe et montage',
              text: 'Vingt-quatre machines piqueuses, huit tables de coupe, des bustes du 34 au 50.',
              image: 'campus-lyon-coupe',
              link: 'doc:courses/design-mode',
              linkLabel: 'Le bachelor Design de mode',
            },
            {
              title: 'Bois et prototypes',
              text: 'Une fraiseuse à trois axes, deux découpes laser, une cabine de peinture, un responsable présent toute la journée.',
              image: 'campus-lyon-bois',
            },
          ],
        },
        {
          block: 'key-figures',
          figures: [
            { value: '1996', label: 'année d’installation dans l’usine' },
            { value: '330', label: 'étudiants' },
            { value: '48 000', label: 'cartons Jacquard conservés aux archives' },
          ],
        },
        {
          block: 'steps',
          heading: 'Votre première semaine',
          steps: [
            {
              title: 'Lundi : la halle',
              text: 'Accueil à 9 h, remise de la carte d’accès et visite des ateliers par groupes de douze.',
            },
            {
              title: 'Mardi et mercredi : la sécurité',
              text: 'Une demi-journée par machine. Sans l’attestation, pas d’accès : la règle vaut aussi pour les enseignants.',
            },
            {
              title: 'Jeudi : la ville',
              text: 'Relevé dessiné d’un passage de la Guillotière, en binôme avec un étudiant de troisième année.',
            },
            {
              title: 'Vendredi : l’accrochage',
              text: 'Les relevés sont exposés sur la passerelle et commentés par toute l’école. Le buffet est préparé par les troisièmes années.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Recevoir la documentation du campus',
          text: 'Programmes, calendrier de l’année et liste des logements conventionnés autour de la Guillotière.',
          action: 'brochure',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## A factory on the river

The hall is 62 metres long and 11 high. A walkway hangs from its riveted frame, and from it you can see the cutting tables, the looms and the Rhône all at once. The studios underneath are timber boxes that [interior architecture](doc:courses/architecture-interieure) students redesign every five years.

None of it is scenery: the pulleys of the old hoist still lift our largest models.`,
        },
        {
          block: 'key-figures',
          figures: [
            { value: '1996', label: 'the year we moved into the factory' },
            { value: '330', label: 'students' },
            { value: '48,000', label: 'Jacquard punch cards kept in the archive' },
          ],
        },
        {
          block: 'cards',
          heading: 'Four workshops to know',
          cards: [
            {
              title: 'Weaving and knitting',
              text: 'Six hand looms, one electromechanical Jacquard, four flat-bed knitting machines. Anyone may use them after a two-hour induction.',
              image: 'campus-lyon-tissage',
              link: 'doc:courses/design-textile-matieres',
              linkLabel: 'Textile and Materials, master’s',
            },
            {
              title: 'Dyeing',
              text: 'Twelve vats, a fume hood and a 90 m² dye garden on the terrace: madder, weld and woad.',
              image: 'campus-lyon-teinture',
            },
            {
              title: 'Cutting and sewing',
              text: 'Twenty-four industrial machines, eight cutting tables and dress stands from size 34 to 50.',
              image: 'campus-lyon-coupe',
              link: 'doc:courses/design-mode',
              linkLabel: 'Fashion Design, bachelor’s',
            },
            {
              title: 'Wood and prototyping',
              text: 'A three-axis router, two laser cutters, a spray booth, and a technician on the floor all day.',
              image: 'campus-lyon-bois',
            },
          ],
        },
        { block: 'list', heading: 'What’s on in Lyon and elsewhere', of: 'events', limit: 3 },
        {
          block: 'call-to-action',
          heading: 'Get the Lyon brochure',
          text: 'Course outlines, the year’s calendar and a list of partner housing near La Guillotière.',
          action: 'brochure',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Campus de Lyon : design, mode et matière',
        metaDescription:
          'Au bord du Rhône, une ancienne usine de métiers à tisser la soie : sept formations, un Jacquard en marche et un atelier de teinture végétale.',
      },
      en: {
        metaTitle: 'Lyon campus: design, fashion and materials',
        metaDescription:
          'A former silk-loom factory on the Rhône in Lyon: seven design courses, a working Jacquard loom, plant-dye vats and a 62-metre hall of studios.',
      },
    },
  },
  {
    slug: { fr: 'bordeaux', en: 'bordeaux' },
    title: { fr: 'Campus de Bordeaux', en: 'Bordeaux campus' },
    city: 'Bordeaux',
    address: { street: '9 quai du Radoub', postalCode: '33300' },
    latitude: 44.8645,
    longitude: -0.5562,
    phone: '05 36 49 20 04',
    email: 'bordeaux@ecole-meridienne.example',
    openingHours: {
      fr: 'Lundi au vendredi, 8 h 30 – 19 h. Atelier bois : 9 h – 18 h, fermé pendant la pause de midi.',
      en: 'Monday to Friday, 8.30 am to 7 pm. Wood workshop: 9 am to 6 pm, closed over lunch.',
    },
    access: [
      {
        mode: 'tram',
        text: {
          fr: 'Ligne B, arrêt Bassins à flot, puis cinq minutes à pied le long du quai.',
          en: 'Line B, Bassins à flot stop, then five minutes along the quay.',
        },
      },
      {
        mode: 'bike',
        text: {
          fr: 'Piste cyclable des quais depuis la place de la Bourse : quinze minutes. Garage fermé de quarante places.',
          en: 'Riverside cycle path from Place de la Bourse: fifteen minutes. Locked shelter for forty bicycles.',
        },
      },
      {
        mode: 'car',
        text: {
          fr: 'Rocade, sortie 4, direction Bassins à flot. Quatre places de livraison devant la halle.',
          en: 'Ring road, exit 4, towards Bassins à flot. Four loading bays in front of the hall.',
        },
      },
    ],
    plan: {
      image: 'campus-bordeaux-plan-de-situation',
      landmarks: [
        { letter: 'A', name: { fr: 'Tramway B, Bassins à flot', en: 'Tram B, Bassins à flot' }, minutes: 5 },
        { letter: 'B', name: { fr: 'Les écluses', en: 'The locks' }, minutes: 5 },
        { letter: 'C', name: { fr: 'Base sous-marine', en: 'Submarine base' }, minutes: 7 },
      ],
    },
    people: [
      {
        name: 'Maïté',
        role: { fr: 'Responsable du campus', en: 'Head of the campus' },
        about: {
          fr: 'Une visite de la halle, une commande, une idée à défendre.',
          en: 'A look round the hall, a commission, an idea to argue for.',
        },
        email: 'maite@ecole-meridienne.example',
        portrait: 'person-maite',
      },
      {
        name: 'Baptiste',
        role: { fr: 'Maître d’atelier, bois', en: 'Workshop master, wood' },
        about: {
          fr: 'Une essence, un assemblage, une place à l’établi.',
          en: 'A species, a joint, a place at the bench.',
        },
        email: 'baptiste@ecole-meridienne.example',
        portrait: 'person-baptiste',
      },
      {
        name: 'Coline',
        role: { fr: 'Admissions', en: 'Admissions' },
        about: {
          fr: 'Votre dossier, votre entretien, la réponse que vous attendez.',
          en: 'Your application, your interview, the answer you are waiting for.',
        },
        email: 'coline@ecole-meridienne.example',
        portrait: 'person-coline',
      },
      {
        name: 'Joseba',
        role: { fr: 'Accueil et matériel', en: 'Reception and equipment' },
        about: {
          fr: 'Une livraison devant la halle, un outil à emprunter, le garage à vélos.',
          en: 'A delivery to the hall, a tool on loan, the bicycle shelter.',
        },
        email: 'joseba@ecole-meridienne.example',
        portrait: 'person-joseba',
      },
    ],
    introduction: {
      fr: 'Le campus occupe depuis 2004 la halle où l’on réparait les bateaux de pêche, entre deux écluses. L’odeur de goudron a mis trois ans à partir ; la grue murale, elle, est restée et lève les planches de chêne jusqu’à l’atelier. C’est l’adresse du bois, de l’assise et du meuble.',
      en: 'Since 2004 the campus has filled the shed where fishing boats were repaired, between two locks of the wet docks. The smell of tar took three years to leave; the wall crane stayed, and now lifts oak boards up to the workshop. This is where we teach wood, seating and furniture.',
    },
    image: 'campus-bordeaux',
    gallery: ['campus-bordeaux-atelier', 'campus-bordeaux-halle', 'campus-bordeaux-assises'],
    body: {
      fr: [
        {
          block: 'image',
          image: 'campus-bordeaux-halle',
          caption:
            'La halle en coupe : au sol le débit et l’assemblage, à l’étage les salles de projet, sous le faîte la bibliothèque.',
          wide: true,
        },
        {
          block: 'rich-text',
          text: `## Le bois arrive par l’eau, ou presque

Deux fois par an, une scierie des Landes nous livre six mètres cubes de pin maritime et de chêne en plots. Les étudiants de [design de mobilier](doc:courses/design-mobilier) les trient, les empilent et les laissent sécher sous l’auvent : on ne dessine pas une chaise de la même façon quand on a attendu le bois.

## Apprendre à côté d’un port

- Le **chantier naval** voisin prête chaque printemps sa cale pour l’essai des prototypes flottants.
- Une **fonderie** de la rive droite coule les pièces d’aluminium des diplômes.
- L’**auvent** sert de cantine de mai à octobre.`,
        },
        {
          block: 'quote',
          text: 'Ici le maître d’atelier entre en jury. S’il dit que l’assemblage ne tiendra pas dix ans, la note s’en ressent, et il a raison.',
          author: 'Baptiste Larroudé',
          role: 'ébéniste et designer, responsable de l’atelier bois',
        },
        {
          block: 'key-figures',
          figures: [
            { value: '2 600 m²', label: 'de halle, d’étage et d’auvent' },
            { value: '220', label: 'étudiants' },
            { value: '12 m³', label: 'de bois mis en œuvre par an' },
            { value: '31', label: 'assises exposées dans l’escalier' },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Poser sa candidature à Bordeaux',
          text: 'Cinq formations, de l’année préparatoire au mastère. Réponse sous trois semaines après l’entretien.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## The wood arrives by water, or nearly

Twice a year a sawmill in the Landes delivers six cubic metres of maritime pine and oak. [Furniture design](doc:courses/design-mobilier) students sort the boards, stack them and leave them to dry under the canopy. You draw a chair differently once you have waited for the wood.

## Studying next to a harbour

- The **boatyard** next door lends us its slipway each spring to test floating prototypes.
- A **foundry** on the right bank casts the aluminium parts of final projects.
- The **canopy** is the canteen from May to October.`,
        },
        {
          block: 'image',
          image: 'campus-bordeaux-halle',
          caption:
            'The shed in section: cutting and joinery on the ground, studios above, the library under the ridge.',
          wide: true,
        },
        {
          block: 'key-figures',
          figures: [
            { value: '2,600 m²', label: 'of hall, upper floor and canopy' },
            { value: '220', label: 'students' },
            { value: '12 m³', label: 'of timber used each year' },
            { value: '31', label: 'chairs on display in the stairwell' },
          ],
        },
        {
          block: 'quote',
          text: 'Our workshop master sits on the jury. If he says the joint won’t last ten years, the mark goes down, and he is right.',
          author: 'Élise Castagnet',
          role: 'furniture designer, graduate of 2013, now teaching here',
        },
        {
          block: 'call-to-action',
          heading: 'Apply to Bordeaux',
          text: 'Five courses, from foundation to master’s. We answer within three weeks of your interview.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Campus de Bordeaux : bois, objet, mobilier',
        metaDescription:
          'Aux Bassins à flot, une halle de réparation navale devenue école de design : cinq formations, un atelier bois et une grue murale toujours en service.',
      },
      en: {
        metaTitle: 'Bordeaux campus: wood, product, furniture',
        metaDescription:
          'In Bordeaux’s wet docks, a boat-repair shed turned design school: five courses, a large wood workshop and a wall crane that still lifts oak boards.',
      },
    },
  },
  {
    slug: { fr: 'nantes', en: 'nantes' },
    title: { fr: 'Campus de Nantes', en: 'Nantes campus' },
    city: 'Nantes',
    address: { street: '6 allée des Riveteurs', postalCode: '44200' },
    latitude: 47.2058,
    longitude: -1.5633,
    phone: '02 61 91 20 11',
    email: 'nantes@ecole-meridienne.example',
    openingHours: {
      fr: 'Lundi au vendredi, 8 h 30 – 20 h. Studio de prise de vues et salle de test : sur réservation.',
      en: 'Monday to Friday, 8.30 am to 8 pm. Photography studio and user-testing room by booking.',
    },
    access: [
      {
        mode: 'tram',
        text: {
          fr: 'Ligne 1, arrêt Chantiers navals, puis sept minutes à pied par le pont Anne-de-Bretagne.',
          en: 'Line 1, Chantiers navals stop, then seven minutes on foot over Pont Anne-de-Bretagne.',
        },
      },
      {
        mode: 'bus',
        text: {
          fr: 'Ligne C5, arrêt Prairie-au-Duc : deux minutes.',
          en: 'Route C5, Prairie-au-Duc stop: two minutes.',
        },
      },
      {
        mode: 'train',
        text: {
          fr: 'Gare de Nantes, accès Sud, puis ligne C5 : douze minutes porte à porte.',
          en: 'Nantes station, south exit, then route C5: twelve minutes door to door.',
        },
      },
      {
        mode: 'bike',
        text: {
          fr: 'Tout est plat. Six vélos de l’école s’empruntent à l’accueil.',
          en: 'The island is flat. Reception lends out six school bicycles.',
        },
      },
    ],
    plan: {
      image: 'campus-nantes-plan-de-situation',
      landmarks: [
        { letter: 'A', name: { fr: 'Tramway 1, Chantiers navals', en: 'Tram 1, Chantiers navals' }, minutes: 7 },
        { letter: 'B', name: { fr: 'Bus C5, Prairie-au-Duc', en: 'Bus C5, Prairie-au-Duc' }, minutes: 2 },
        { letter: 'C', name: { fr: 'Les nefs des anciens chantiers', en: 'The old shipyard sheds' }, minutes: 5 },
      ],
    },
    people: [
      {
        name: 'Aziliz',
        role: { fr: 'Responsable du campus', en: 'Head of the campus' },
        about: {
          fr: 'Un projet sur l’île, une soirée à organiser au plancher.',
          en: 'A project on the island, or an evening event on the floor.',
        },
        email: 'aziliz@ecole-meridienne.example',
        portrait: 'person-aziliz',
      },
      {
        name: 'Mehdi',
        role: { fr: 'Chargé des admissions', en: 'Admissions officer' },
        about: {
          fr: 'Votre candidature, un studio en résidence : réponse sous deux jours ouvrés.',
          en: 'Your application or a studio in halls: you will hear within two working days.',
        },
        email: 'mehdi@ecole-meridienne.example',
        portrait: 'person-mehdi',
      },
      {
        name: 'Corentin',
        role: { fr: 'Régie du plancher et des écrans', en: 'Floor and screens' },
        about: {
          fr: 'Réserver le plancher, projeter en grand, emprunter un ordinateur.',
          en: 'Booking the floor, projecting at full size, borrowing a computer.',
        },
        email: 'corentin@ecole-meridienne.example',
        portrait: 'person-corentin',
      },
      {
        name: 'Lucie',
        role: { fr: 'Studio de prise de vues, salle de test', en: 'Photography studio and testing room' },
        about: {
          fr: 'Un créneau au studio, un protocole de test, des volontaires à trouver.',
          en: 'A slot in the studio, a test protocol, finding volunteers.',
        },
        email: 'lucie@ecole-meridienne.example',
        portrait: 'person-lucie',
      },
    ],
    introduction: {
      fr: 'Sur l’île, entre deux grues, le bâtiment des traceurs de coques : c’est au sol de cette salle, sur un plancher peint en noir, que l’on dessinait les navires en vraie grandeur. Le plancher est resté. Depuis 2011, on y projette des interfaces, on y colle des affiches, on y trace encore à la craie.',
      en: 'On the island, between two cranes, stands the mould loft where shipwrights drew hulls at full size on a floor painted black. We kept the floor. Since 2011 it has carried projected interfaces and pasted posters, and we still draw on it in chalk.',
    },
    image: 'campus-nantes',
    gallery: [
      'campus-nantes-plancher',
      'campus-nantes-signaletique',
      'campus-nantes-ecrans',
      'campus-nantes-elevation',
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Dessiner à l’échelle un

Le plancher de traçage mesure 38 mètres sur 14. Chaque projet y passe au moins une fois, quelle que soit la formation : un plan d’appartement s’y parcourt à pied, une affiche s’y lit à vingt mètres, un parcours d’usager s’y joue à plusieurs.

En [design d’interaction](doc:courses/design-interaction), le premier prototype d’une application est toujours en carton et posé au sol. On marche d’un écran à l’autre ; ce qui est trop loin se sent dans les jambes.`,
        },
        {
          block: 'accordion',
          heading: 'Vivre et étudier sur l’île',
          items: [
            {
              question: 'Où logent les étudiants ?',
              answer:
                'Un tiers en colocation dans le centre, un tiers en résidence sur l’île ou à Rezé, les autres dans leur famille. L’école réserve 24 studios dans une résidence voisine, à 460 € par mois charges comprises ; la demande se fait avec la candidature.',
            },
            {
              question: 'Peut-on travailler au campus le soir ?',
              answer:
                'Oui, jusqu’à 20 h toute l’année et jusqu’à 23 h pendant les trois semaines qui précèdent chaque jury. Un gardien est présent.',
            },
            {
              question: 'Faut-il son propre ordinateur ?',
              answer:
                'À partir de la première année de bachelor, oui. Les caractéristiques minimales sont envoyées avec la confirmation d’inscription, et trente machines peuvent être empruntées à l’année sous condition de ressources.',
            },
          ],
        },
        { block: 'list', heading: 'À l’agenda', of: 'events', limit: 4 },
        {
          block: 'call-to-action',
          heading: 'Poser une question au campus',
          text: 'Mehdi Kervella, chargé des admissions, répond sous deux jours ouvrés.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Drawing at one to one

The black floor measures 38 metres by 14. Every project spends time on it, whatever the course: you walk through the plan of a flat, read a poster from twenty metres away, or act out a service with five other people.

In [interaction design](doc:courses/design-interaction) the first prototype of any app is made of cardboard and laid on the ground. You walk from screen to screen, and your legs tell you what is too far away.`,
        },
        {
          block: 'key-figures',
          figures: [
            { value: '532 m²', label: 'of drawing floor' },
            { value: '210', label: 'students' },
            { value: '5', label: 'courses, two of them open to apprentices' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Living and studying on the island',
          items: [
            {
              question: 'Where do students live?',
              answer:
                'A third share flats in the centre, a third live in halls on the island or in Rezé, and the others with their families. The school holds 24 studios in a nearby residence at €460 a month, bills included; ask for one in your application.',
            },
            {
              question: 'Can I work on campus in the evening?',
              answer:
                'Yes: until 8 pm all year, and until 11 pm in the three weeks before each jury. A caretaker is on site.',
            },
            {
              question: 'How much French do I need?',
              answer:
                'Teaching is in French, with an English-speaking studio in interaction design. International students arrive with B2 and take two hours of French for designers a week; see [International](doc:pages/international).',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Ask the campus a question',
          text: 'Mehdi Kervella, our admissions officer, answers within two working days.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Campus de Nantes : graphisme et interaction',
        metaDescription:
          'Sur l’île de Nantes, l’ancienne salle de traçage des coques accueille cinq formations en design et un plancher noir de 532 m² pour dessiner à l’échelle un.',
      },
      en: {
        metaTitle: 'Nantes campus: graphics and interaction',
        metaDescription:
          'On the island of Nantes, a former shipwrights’ mould loft with five design courses and a 532 m² black floor on which every project is drawn full size.',
      },
    },
  },
  {
    slug: { fr: 'strasbourg', en: 'strasbourg' },
    title: { fr: 'Campus de Strasbourg', en: 'Strasbourg campus' },
    city: 'Strasbourg',
    address: { street: '31 rue du Bac-du-Rhin', postalCode: '67100' },
    latitude: 48.5689,
    longitude: 7.7758,
    phone: '03 53 01 20 19',
    email: 'strasbourg@ecole-meridienne.example',
    openingHours: {
      fr: 'Lundi au jeudi, 8 h 30 – 19 h ; vendredi, 8 h 30 – 17 h.',
      en: 'Monday to Thursday, 8.30 am to 7 pm; Friday, 8.30 am to 5 pm.',
    },
    access: [
      {
        mode: 'tram',
        text: {
          fr: 'Ligne D en direction de Kehl, arrêt Aristide Briand : quatre minutes à pied.',
          en: 'Line D towards Kehl, Aristide Briand stop: four minutes on foot.',
        },
      },
      {
        mode: 'bike',
        text: {
          fr: 'Par la piste du canal depuis le centre : douze minutes. Abri couvert de trente places.',
          en: 'Twelve minutes from the centre by the canal path. Covered shelter for thirty bicycles.',
        },
      },
    ],
    plan: {
      image: 'campus-strasbourg-plan-de-situation',
      landmarks: [
        { letter: 'A', name: { fr: 'Tramway D, Aristide Briand', en: 'Tram D, Aristide Briand' }, minutes: 4 },
        { letter: 'B', name: { fr: 'Piste cyclable du canal', en: 'Canal cycle path' }, minutes: 2 },
        { letter: 'C', name: { fr: 'Square du Bac', en: 'Square du Bac gardens' }, minutes: 3 },
      ],
    },
    people: [
      {
        name: 'Annelise',
        role: { fr: 'Responsable du campus', en: 'Head of the campus' },
        about: {
          fr: 'Les trois bachelors, un groupe de dix-huit, une visite des silos.',
          en: 'The three bachelor’s courses, studio groups of eighteen, a tour of the silos.',
        },
        email: 'annelise@ecole-meridienne.example',
        portrait: 'person-annelise',
      },
      {
        name: 'Matthias',
        role: { fr: 'Semaines binationales', en: 'Cross-border weeks' },
        about: {
          fr: 'Une commande à nous confier, une équipe de l’autre rive. En français ou en allemand.',
          en: 'A commission for us, a team on the other bank. In French, German or English.',
        },
        email: 'matthias@ecole-meridienne.example',
        portrait: 'person-matthias',
      },
      {
        name: 'Camille',
        role: { fr: 'Accueil et admissions', en: 'Reception and admissions' },
        about: {
          fr: 'Votre dossier, une journée d’immersion, l’abri à vélos.',
          en: 'Your application, a day in class, the bicycle shelter.',
        },
        email: 'camille@ecole-meridienne.example',
        portrait: 'person-camille',
      },
      {
        name: 'Yasmine',
        role: { fr: 'Bibliothèque de typographie', en: 'Type library' },
        about: {
          fr: 'Un caractère à retrouver, une casse à composer, le silo n° 1.',
          en: 'A typeface to track down, a case to set from, silo no. 1.',
        },
        email: 'yasmine@ecole-meridienne.example',
      },
    ],
    introduction: {
      fr: 'Le plus jeune des cinq campus a ouvert en 2019 au Neudorf, dans une ancienne centrale d’achat de graines, à deux stations de tram de l’Allemagne. Cent vingt étudiants, trois formations, et un atelier commun avec une école d’arts appliqués de l’autre rive : les revues de projet s’y font en français, en allemand et souvent au crayon.',
      en: 'The youngest of our five campuses opened in 2019 in Neudorf, in a former seed merchant’s warehouse two tram stops from Germany. It has one hundred and twenty students, three courses, and a studio shared with an applied-arts school on the other bank: reviews are held in French, in German and, more often than not, in pencil.',
    },
    image: 'campus-strasbourg',
    gallery: ['campus-strasbourg-facade', 'campus-strasbourg-atelier', 'campus-strasbourg-plan'],
    body: {
      fr: [
        {
          block: 'key-figures',
          heading: 'À taille humaine',
          figures: [
            { value: '120', label: 'étudiants, 18 par groupe de projet' },
            { value: '3', label: 'bachelors' },
            { value: '2', label: 'stations de tram jusqu’à Kehl' },
            { value: '7', label: 'silos, devenus salles de travail' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Sept silos

Les silos à graines font 4,20 mètres de diamètre. On les a percés d’une porte et d’une fenêtre chacun, puis confiés aux trois promotions, qui les aménagent pour un an : bibliothèque de typographie, cabine de son, chambre de lumière, salle de sieste (conservée trois ans de suite, par vote).

## Une école de frontière

Chaque semestre compte une semaine binationale. Les étudiants d’[architecture d’intérieur](doc:courses/architecture-interieure), de [design graphique](doc:courses/design-graphique) et de [design d’interaction](doc:courses/design-interaction) travaillent avec leurs voisins sur une commande réelle : la salle d’attente d’un service de douane, la signalétique d’un marché, le guide d’un hôpital qui reçoit en deux langues.`,
        },
        {
          block: 'steps',
          heading: 'La semaine binationale, jour par jour',
          steps: [
            {
              title: 'Lundi, rive gauche',
              text: 'Le commanditaire présente sa question. Les équipes sont tirées au sort, moitié-moitié.',
            },
            {
              title: 'Mardi, sur place',
              text: 'Relevé, entretiens, photographies. On rentre par le tram D avec des carnets pleins.',
            },
            {
              title: 'Mercredi et jeudi, rive droite',
              text: 'Maquettes et prototypes dans l’atelier partagé ; interprète présente l’après-midi.',
            },
            {
              title: 'Vendredi, au milieu du pont',
              text: 'Restitution publique, debout, dix minutes par équipe, dans les deux langues.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Demander la documentation',
          text: 'Le calendrier des semaines binationales y figure, avec le détail des frais.',
          action: 'brochure',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Seven silos

The seed silos are 4.20 metres across. Each was given a door and a window, then handed to the students, who fit them out for a year at a time: a type library, a sound booth, a light chamber and a nap room (re-elected three years running).

## A school on a border

Once a semester, students of [interior architecture](doc:courses/architecture-interieure), [graphic design](doc:courses/design-graphique) and [interaction design](doc:courses/design-interaction) spend a week with their neighbours across the Rhine on a real commission: a customs waiting room, the signs of a market, the guide to a hospital that receives its patients in two languages.`,
        },
        {
          block: 'key-figures',
          heading: 'Small on purpose',
          figures: [
            { value: '120', label: 'students, 18 to a studio group' },
            { value: '3', label: 'bachelor’s courses' },
            { value: '2', label: 'tram stops to Kehl' },
            { value: '7', label: 'silos turned into workrooms' },
          ],
        },
        {
          block: 'quote',
          text: 'We presented in the middle of the bridge, in the wind, holding the boards down with our feet. I have never been afraid of a client meeting since.',
          author: 'Lena Obrecht',
          role: 'graphic design, class of 2024',
        },
        { block: 'list', heading: 'Taught at our campuses', of: 'courses', limit: 3 },
        {
          block: 'call-to-action',
          heading: 'Get the brochure',
          text: 'It includes the calendar of cross-border weeks and a full breakdown of costs.',
          action: 'brochure',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Campus de Strasbourg : le design sur le Rhin',
        metaDescription:
          'Au Neudorf, à deux stations de tram de l’Allemagne : trois bachelors en design, sept silos aménagés et deux semaines binationales chaque année.',
      },
      en: {
        metaTitle: 'Strasbourg campus: design on the Rhine',
        metaDescription:
          'In Neudorf, two tram stops from Germany: three bachelor’s courses in design, seven converted silos and two cross-border project weeks every year.',
      },
    },
  },
];
