import type { SampleCourse } from './sample-types.ts';

/** The foundation year and the five three-year courses that one can enter after the baccalauréat. */
export const bachelorCourses: SampleCourse[] = [
  {
    slug: { fr: 'architecture-interieure', en: 'architecture-interieure-en' },
    title: { fr: 'Architecture d’intérieur', en: 'Interior Architecture' },
    family: 'interior',
    level: 'bachelor',
    diploma: {
      fr: 'Titre RNCP de niveau 6',
      en: 'French state-registered qualification, level 6 (bachelor’s)',
    },
    duration: 36,
    rhythms: ['initial'],
    languages: ['fr'],
    entryLevel: { fr: 'Baccalauréat ou équivalent', en: 'Baccalauréat, A levels or equivalent' },
    introduction: {
      fr: 'Transformer un lieu qui existe : le mesurer, comprendre ce qui le tient debout, puis décider de ce qui change. En trois ans, vous passez de la chambre de 9 m² au plateau de bureaux, du calque au dossier d’exécution, avec un chantier réel chaque année.',
      en: 'Changing a place that already exists: measuring it, finding out what holds it up, then deciding what should move. Over three years you go from a 9 m² bedroom to an office floor and from tracing paper to construction drawings, with a real building site every year.',
    },
    image: 'course-architecture-interieure',
    curriculum: [
      {
        title: { fr: 'Première année : relever', en: 'Year one: survey' },
        summary: {
          fr: 'On apprend à voir et à mesurer. Tout se dessine d’abord à la main, au 1/50 puis au 1/20 ; l’ordinateur arrive en février.',
          en: 'You learn to look and to measure. Everything is drawn by hand first, at 1:50 and then 1:20; computers come in February.',
        },
        subjects: {
          fr: [
            'Relevé et dessin technique',
            'Projet d’espace',
            'Perspective à main levée',
            'Maquette',
            'Histoire de l’habitat',
            'Couleur et lumière naturelle',
            'Matériaux 1 : bois, plâtre, brique',
            'Dessin assisté par ordinateur',
          ],
          en: [
            'Surveying and technical drawing',
            'Spatial design studio',
            'Freehand perspective',
            'Model making',
            'History of the home',
            'Colour and daylight',
            'Materials 1: timber, plaster, brick',
            'Computer-aided drawing',
          ],
        },
        project: {
          fr: 'Neuf mètres carrés : aménager une chambre d’étudiant relevée sur place, jusqu’à la maquette au 1/10.',
          en: 'Nine square metres: fit out a student bedroom you have surveyed yourself, up to a model at 1:10.',
        },
      },
      {
        title: { fr: 'Deuxième année : transformer', en: 'Year two: transform' },
        summary: {
          fr: 'Structure, acoustique, réglementation : ce qui contraint devient matière à projet. Stage de deux mois en agence ou sur chantier.',
          en: 'Structure, acoustics and regulations stop being obstacles and become material. Two-month placement in a practice or on site.',
        },
        subjects: {
          fr: [
            'Projet : commerce et hospitalité',
            'Structure et gros œuvre',
            'Éclairage artificiel',
            'Acoustique',
            'Accessibilité et sécurité incendie',
            'Maquette numérique',
            'Agencement et menuiserie',
          ],
          en: [
            'Studio: retail and hospitality',
            'Structure and building shell',
            'Artificial lighting',
            'Acoustics',
            'Accessibility and fire safety',
            'Building information modelling',
            'Joinery and fittings',
          ],
        },
        project: {
          fr: 'Un commerce de quartier qui change de métier : cordonnerie devenue librairie, garage devenu boulangerie.',
          en: 'A neighbourhood shop that changes trade: a cobbler’s into a bookshop, a garage into a bakery.',
        },
      },
      {
        title: { fr: 'Troisième année : livrer', en: 'Year three: deliver' },
        summary: {
          fr: 'Un seul bâtiment pendant dix mois, de l’esquisse au dossier de consultation des entreprises, puis un stage de quatre mois.',
          en: 'One building for ten months, from first sketch to tender documents, followed by a four-month placement.',
        },
        subjects: {
          fr: [
            'Projet de diplôme',
            'Dossier d’exécution',
            'Économie de la construction',
            'Réemploi et diagnostic',
            'Conduite de chantier',
            'Droit et responsabilité',
            'Présentation et portfolio',
            'Anglais du projet',
          ],
          en: [
            'Final project',
            'Construction drawings',
            'Cost planning',
            'Reuse and material audits',
            'Site supervision',
            'Law and liability',
            'Presentation and portfolio',
            'Professional English',
          ],
        },
        project: {
          fr: 'Réhabiliter un bâtiment public fermé (perception, piscine, école) avec un budget réel et un maître d’ouvrage présent aux revues.',
          en: 'Bring a closed public building (tax office, swimming baths, school) back into use, on a real budget and with the client at every review.',
        },
      },
    ],
    careers: {
      fr: [
        'Assistant architecte d’intérieur',
        'Concepteur d’espaces commerciaux',
        'Dessinateur-projeteur',
        'Concepteur-agenceur',
        'Collaborateur en agence de scénographie',
        'Conseiller en réemploi de matériaux',
      ],
      en: [
        'Junior interior architect',
        'Retail space designer',
        'Draughtsperson',
        'Fit-out designer',
        'Designer in an exhibition practice',
        'Material reuse adviser',
      ],
    },
    admission: [
      {
        title: { fr: 'Dossier', en: 'Application' },
        text: {
          fr: 'Bulletins de première et de terminale, une lettre d’une page et dix dessins ou photographies, sans thème imposé.',
          en: 'School reports for the last two years, a one-page letter and ten drawings or photographs on any subject.',
        },
      },
      {
        title: { fr: 'Exercice à la maison', en: 'Take-home exercise' },
        text: {
          fr: 'Dessinez la pièce où vous dormez, vue de dessus, avec ses mesures. Nous regardons la justesse, pas la virtuosité.',
          en: 'Draw the room you sleep in, seen from above, with its measurements. We look for accuracy rather than flair.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Trente minutes avec deux enseignants, au campus ou à distance. On y parle de vos dessins et d’un lieu que vous aimez.',
          en: 'Thirty minutes with two teachers, on campus or online, about your drawings and a place you are fond of.',
        },
      },
      {
        title: { fr: 'Réponse', en: 'Decision' },
        text: {
          fr: 'Sous trois semaines, motivée, avec un conseil d’orientation en cas de refus.',
          en: 'Within three weeks, with reasons, and with advice on where to go next if we say no.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Une formation sur pièces

Chaque sujet part d’un bâtiment qu’on peut visiter. Les étudiants le relèvent au télémètre laser et au mètre pliant, ouvrent les gaines quand on les y autorise, interrogent les gens qui y vivent. Le projet vient ensuite.

Le cours se prolonge au niveau mastère avec [Design d’intérieur et scénographie](doc:courses/design-interieur).`,
        },
        {
          block: 'image',
          image: 'course-architecture-interieure-coupe',
          caption: 'Coupe sur l’ancienne perception : projet de diplôme, au 1/50.',
          wide: true,
        },
        {
          block: 'quote',
          text: 'Mon premier employeur m’a demandé si je savais lire un plan d’électricien. J’avais passé un trimestre à en dessiner.',
          author: 'Naïma Terrasson',
          role: 'diplômée en 2023, cheffe de projet en agence',
        },
        {
          block: 'accordion',
          heading: 'Les questions des familles',
          items: [
            {
              question: 'Combien coûte une année ?',
              answer:
                'De 8 500 € à 9 400 € selon le campus, payables en une, trois ou dix fois. Ajoutez environ 450 € de fournitures la première année et 150 € les suivantes. Les bourses de l’école sont décrites à la page [Admissions](doc:pages/admissions).',
            },
            {
              question: 'Faut-il savoir dessiner ?',
              answer:
                'Il faut aimer regarder. Un bon tiers de chaque promotion n’a suivi aucun cours de dessin avant d’entrer ; le premier trimestre est fait pour cela.',
            },
            {
              question: 'Quel ordinateur acheter ?',
              answer:
                'Rien avant janvier de la première année. Une liste de configurations est alors remise, à partir de 1 100 €. Les logiciels sont fournis par l’école.',
            },
            {
              question: 'Peut-on porter le titre d’architecte d’intérieur après trois ans ?',
              answer:
                'Le bachelor mène à des postes d’assistant et de projeteur. La pratique à son compte demande en général cinq années d’études ou une expérience en agence.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Candidater en architecture d’intérieur',
          text: 'Cinq campus. Rentrée le 6 septembre 2027, et le 1er février 2027 à Paris et à Lyon.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Working from real buildings

Every brief starts with a building you can visit. Students survey it with a laser and a folding rule, open up the ducts when they are allowed to, and talk to the people who live there. Design comes after that.

Graduates may go on to the master’s in [Interior Design and Scenography](doc:courses/design-interieur).`,
        },
        {
          block: 'quote',
          text: 'At my first job interview they asked whether I could read an electrician’s plan. I had spent a whole term drawing them.',
          author: 'Naïma Terrasson',
          role: 'class of 2023, project lead in a Paris practice',
        },
        {
          block: 'image',
          image: 'course-architecture-interieure-coupe',
          caption: 'Section through a former tax office: a final project at 1:50.',
          wide: true,
        },
        {
          block: 'accordion',
          heading: 'What families ask us',
          items: [
            {
              question: 'What does a year cost?',
              answer:
                'Between €8,500 and €9,400 depending on the campus, payable in one, three or ten instalments. Allow about €450 for supplies in the first year and €150 after that. Our bursaries are described under [Admissions](doc:pages/admissions).',
            },
            {
              question: 'Do I have to be able to draw?',
              answer:
                'You have to like looking. A third of each intake never took a drawing class before joining us; the first term exists for that reason.',
            },
            {
              question: 'Is the course taught in English?',
              answer:
                'No. You need French at B2 level, and you will get two hours a week of technical French in the first year. The master’s that follows has an English-speaking studio.',
            },
            {
              question: 'Where will I live?',
              answer:
                'Each campus keeps a list of partner residences, from €390 a month in Strasbourg to €720 in Paris, and we sign the guarantor paperwork for students from abroad.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Apply for Interior Architecture',
          text: 'Five campuses. Courses start on 6 September 2027, or on 1 February 2027 in Paris and Lyon.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bachelor Architecture d’intérieur en 3 ans',
        metaDescription:
          'Relever, transformer, livrer : trois ans d’architecture d’intérieur à partir de bâtiments réels, un chantier par an, six mois de stage, cinq campus.',
      },
      en: {
        metaTitle: 'Interior Architecture, three-year bachelor’s',
        metaDescription:
          'Survey, transform, deliver: three years of interior architecture based on real buildings, with a site to follow every year and six months of placements.',
      },
    },
  },
  {
    slug: { fr: 'design-objet', en: 'product-design' },
    title: { fr: 'Design d’objet', en: 'Product Design' },
    family: 'object',
    level: 'bachelor',
    diploma: {
      fr: 'Titre RNCP de niveau 6',
      en: 'French state-registered qualification, level 6 (bachelor’s)',
    },
    duration: 36,
    rhythms: ['initial'],
    languages: ['fr'],
    entryLevel: { fr: 'Baccalauréat ou équivalent', en: 'Baccalauréat, A levels or equivalent' },
    introduction: {
      fr: 'Une poignée, une lampe, un outil de jardin : des choses que la main rencontre chaque jour. Vous les démontez, vous les dessinez, vous les fabriquez, à l’unité puis en série de cinquante. La moitié du temps se passe à l’atelier.',
      en: 'A handle, a lamp, a garden tool: things the hand meets every day. You take them apart, draw them and make them, first one and then fifty. Half of your time is spent in the workshop.',
    },
    image: 'course-design-objet',
    curriculum: [
      {
        title: { fr: 'Première année : démonter', en: 'Year one: take apart' },
        summary: {
          fr: 'Comprendre comment les choses sont faites avant d’en proposer d’autres. Trois matières : bois, terre, tôle.',
          en: 'Find out how things are made before proposing new ones. Three materials: wood, clay, sheet metal.',
        },
        subjects: {
          fr: [
            'Projet d’objet',
            'Dessin de construction',
            'Atelier bois et tôle',
            'Céramique et moulage',
            'Histoire des techniques',
            'Volume et proportion',
            'Photographie de produit',
          ],
          en: [
            'Product studio',
            'Construction drawing',
            'Wood and sheet-metal workshop',
            'Ceramics and casting',
            'History of technology',
            'Volume and proportion',
            'Product photography',
          ],
        },
        project: {
          fr: 'Verser : un récipient en faïence coulée, dans un moule en plâtre fait par l’étudiant, tiré à dix exemplaires sans défaut.',
          en: 'To pour: a slip-cast earthenware vessel from a mould you made yourself, in ten copies without a flaw.',
        },
      },
      {
        title: { fr: 'Deuxième année : produire', en: 'Year two: produce' },
        summary: {
          fr: 'Le plan devient ordre de fabrication. On travaille avec deux manufactures, un tourneur et un plasturgiste, et l’on apprend à se faire dire non.',
          en: 'A drawing becomes a production order. You work with two factories, a turner and an injection moulder, and learn to be told no.',
        },
        subjects: {
          fr: [
            'Projet : petite série',
            'Modélisation paramétrique',
            'Procédés industriels',
            'Ergonomie',
            'Analyse de cycle de vie',
            'Électricité et éclairage',
            'Stage (deux mois)',
          ],
          en: [
            'Studio: short run',
            'Parametric modelling',
            'Industrial processes',
            'Ergonomics',
            'Life-cycle analysis',
            'Electricity and lighting',
            'Placement (two months)',
          ],
        },
        project: {
          fr: 'Cinquante lampes : une lampe réparable avec un tournevis, produite et vendue à cinquante exemplaires au marché de décembre.',
          en: 'Fifty lamps: one that can be repaired with a screwdriver, made and sold in fifty copies at the December market.',
        },
      },
      {
        title: { fr: 'Troisième année : répondre', en: 'Year three: answer' },
        summary: {
          fr: 'Une question posée par un usager, un service ou une entreprise, et dix mois pour y répondre par un objet que l’on peut essayer.',
          en: 'A question asked by a user, a public service or a company, and ten months to answer it with something that can be tried out.',
        },
        subjects: {
          fr: [
            'Projet de diplôme',
            'Enquête d’usage',
            'Prototypage électronique',
            'Coût et prix de revient',
            'Propriété intellectuelle',
            'Portfolio et anglais',
            'Stage (quatre mois)',
          ],
          en: [
            'Final project',
            'User research',
            'Electronic prototyping',
            'Costing',
            'Intellectual property',
            'Portfolio and English',
            'Placement (four months)',
          ],
        },
        project: {
          fr: 'Un objet pour le soin, le travail ou la cuisine collective, essayé pendant quatre semaines par ceux à qui il est destiné.',
          en: 'An object for care, work or catering, tried for four weeks by the people it is meant for.',
        },
      },
    ],
    careers: {
      fr: [
        'Designer produit junior',
        'Designer en bureau d’études',
        'Prototypiste',
        'Designer d’arts de la table',
        'Chargé de développement produit',
        'Designer packaging',
        'Créateur-fabricant en petite série',
      ],
      en: [
        'Junior product designer',
        'Designer in an engineering office',
        'Prototype maker',
        'Tableware designer',
        'Product development officer',
        'Packaging designer',
        'Designer-maker',
      ],
    },
    admission: [
      {
        title: { fr: 'Dossier', en: 'Application' },
        text: {
          fr: 'Bulletins, lettre, et six objets que vous avez faits ou réparés, photographiés simplement.',
          en: 'School reports, a letter, and plain photographs of six things you have made or mended.',
        },
      },
      {
        title: { fr: 'Demi-journée d’atelier', en: 'Half a day in the workshop' },
        text: {
          fr: 'Trois heures au campus, par groupes de dix : un problème, du carton, de la ficelle. Les candidats éloignés reçoivent le sujet par courrier.',
          en: 'Three hours on campus in groups of ten: a problem, some cardboard, some string. If you live far away the brief comes by post.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Vingt minutes, à partir de ce que vous avez construit.',
          en: 'Twenty minutes, starting from what you built.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'key-figures',
          heading: 'Le cours en chiffres',
          figures: [
            { value: '50 %', label: 'du temps à l’atelier' },
            { value: '50', label: 'exemplaires à produire en deuxième année' },
            { value: '1', label: 'maître d’atelier pour douze étudiants' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Réparable, sinon rien

Depuis 2018, aucun projet ne peut être présenté s’il ne s’ouvre pas avec un outil courant. La règle paraît simple ; elle change tout le dessin : l’assemblage, le choix des vis, l’ordre des couches.

## Des matières, puis des machines

1. La main d’abord : scie, lime, tour de potier.
2. La machine conduite ensuite : fraiseuse, plieuse, four.
3. La machine programmée enfin, quand on sait ce qu’on lui demande.`,
        },
        {
          block: 'gallery',
          heading: 'Exercices de l’année',
          images: ['course-design-objet-eclate', 'course-design-objet-lampe', 'course-design-objet-service'],
        },
        {
          block: 'accordion',
          heading: 'Avant de candidater',
          items: [
            {
              question: 'Quel est le prix de la formation ?',
              answer:
                'De 8 600 € à 9 200 € par an selon le campus. Les matières premières des exercices sont comprises ; celles du diplôme sont prises en charge jusqu’à 300 €.',
            },
            {
              question: 'Faut-il acheter des outils ?',
              answer:
                'Une trousse personnelle (réglet, pied à coulisse, couteau, lunettes, chaussures de sécurité) d’environ 180 €, commandée en commun à la rentrée.',
            },
            {
              question: 'Que deviennent les diplômés ?',
              answer:
                'Un peu plus de la moitié poursuivent en mastère, par exemple en [Design de mobilier](doc:courses/design-mobilier). Les autres entrent en bureau d’études ou en atelier dans les huit mois.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Recevoir le programme détaillé', action: 'brochure' },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## If it can’t be mended, it can’t be shown

Since 2018 no project has been accepted at jury unless it opens with an ordinary tool. The rule sounds simple, but it changes the whole drawing: the joints, the screws, the order of the layers.

## Materials first, then machines

1. By hand: saw, file, potter’s wheel.
2. With a machine you steer: mill, folder, kiln.
3. With a machine you program, once you know what to ask of it.`,
        },
        {
          block: 'quote',
          text: 'I sold my fifty lamps in one morning and spent the next three weeks repairing four of them. That was the lesson.',
          author: 'Corentin Vasseline',
          role: 'second-year student, Bordeaux',
        },
        {
          block: 'gallery',
          heading: 'From this year’s exercises',
          images: ['course-design-objet-lampe', 'course-design-objet-eclate', 'course-design-objet-service'],
        },
        {
          block: 'accordion',
          heading: 'Before you apply',
          items: [
            {
              question: 'What are the fees?',
              answer:
                '€8,600 to €9,200 a year depending on the campus. Materials for set exercises are included, and we pay up to €300 towards your final project.',
            },
            {
              question: 'Do I need to buy tools?',
              answer:
                'A personal kit (rule, callipers, knife, goggles and safety shoes) costs about €180 when ordered together at the start of the year.',
            },
            {
              question: 'What do graduates do next?',
              answer:
                'A little over half go on to a master’s, for instance in [Furniture Design](doc:courses/design-mobilier). The others join an engineering office or a workshop within eight months.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Get the full syllabus', action: 'brochure' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bachelor Design d’objet : dessiner et fabriquer',
        metaDescription:
          'Trois ans pour démonter, produire et faire essayer des objets réparables : moitié du temps à l’atelier, une série de cinquante pièces, trois campus.',
      },
      en: {
        metaTitle: 'Product Design, three-year bachelor’s',
        metaDescription:
          'Three years of taking apart, producing and testing objects that can be mended: half your time in the workshop, a run of fifty pieces, three campuses.',
      },
    },
  },
  {
    slug: { fr: 'design-graphique', en: 'graphic-design' },
    title: { fr: 'Design graphique', en: 'Graphic Design' },
    family: 'graphic',
    level: 'bachelor',
    diploma: {
      fr: 'Titre RNCP de niveau 6',
      en: 'French state-registered qualification, level 6 (bachelor’s)',
    },
    duration: 36,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr'],
    entryLevel: { fr: 'Baccalauréat ou équivalent', en: 'Baccalauréat, A levels or equivalent' },
    introduction: {
      fr: 'Composer une page, un caractère, un système de signes. On commence avec du plomb et une brosse, on finit avec une identité complète, du tampon au générique. La troisième année peut se faire en apprentissage à Paris et à Lyon.',
      en: 'Setting a page, a typeface, a system of signs. You start with metal type and a brush and finish with a complete identity, from rubber stamp to title sequence. In Paris and Lyon the third year can be an apprenticeship.',
    },
    image: 'course-design-graphique',
    curriculum: [
      {
        title: { fr: 'Première année : la lettre', en: 'Year one: the letter' },
        summary: {
          fr: 'Tracer, couper, imprimer. Deux couleurs par semestre, pas davantage, pour apprendre ce que valent le blanc et le noir.',
          en: 'Draw, cut, print. Two colours a semester and no more, so that you learn what black and white are worth.',
        },
        subjects: {
          fr: [
            'Calligraphie et tracé',
            'Composition typographique',
            'Atelier plomb',
            'Sérigraphie',
            'Histoire du livre',
            'Dessin d’observation',
            'Photographie argentique',
            'Mise en page numérique',
          ],
          en: [
            'Calligraphy and lettering',
            'Typesetting',
            'Letterpress workshop',
            'Screen printing',
            'History of the book',
            'Observational drawing',
            'Film photography',
            'Digital layout',
          ],
        },
        project: {
          fr: 'Un spécimen : seize pages imprimées au plomb pour défendre un caractère que personne ne regarde plus.',
          en: 'A specimen: sixteen letterpress pages in defence of a typeface nobody looks at any more.',
        },
      },
      {
        title: { fr: 'Deuxième année : le système', en: 'Year two: the system' },
        summary: {
          fr: 'Un signe seul ne dit rien. Grilles, identités, signalétiques, cartes : on dessine des règles que d’autres appliqueront.',
          en: 'A sign on its own says little. Grids, identities, wayfinding, maps: you draw up rules for others to apply.',
        },
        subjects: {
          fr: [
            'Identité visuelle',
            'Design éditorial',
            'Signalétique',
            'Cartographie et données',
            'Image animée',
            'Chaîne de fabrication imprimée',
            'Sémiologie',
            'Stage (deux mois)',
          ],
          en: [
            'Visual identity',
            'Editorial design',
            'Wayfinding',
            'Maps and data',
            'Moving image',
            'Print production',
            'Semiotics',
            'Placement (two months)',
          ],
        },
        project: {
          fr: 'Les signes d’un lieu public : flécher une piscine, un tribunal ou un marché, essais grandeur nature compris.',
          en: 'The signs of a public place: direct people through a swimming pool, a court or a market, with full-size trials.',
        },
      },
      {
        title: { fr: 'Troisième année : la commande', en: 'Year three: the commission' },
        summary: {
          fr: 'Des commanditaires associatifs et publics, un devis, un calendrier, un bon à tirer. En apprentissage : trois semaines en entreprise, une à l’école.',
          en: 'Clients from charities and public services, a quote, a schedule, a final proof. Apprentices spend three weeks in the company for each week at school.',
        },
        subjects: {
          fr: [
            'Projet de diplôme',
            'Direction photographique',
            'Conception de sites',
            'Droit d’auteur',
            'Gestion de projet',
            'Dessin de caractères',
            'Portfolio',
          ],
          en: [
            'Final project',
            'Photographic direction',
            'Website design',
            'Copyright',
            'Project management',
            'Type design',
            'Portfolio',
          ],
        },
        project: {
          fr: 'Identité complète d’un festival, d’une coopérative ou d’un service municipal, livrée avec son manuel.',
          en: 'The full identity of a festival, a cooperative or a council service, delivered with its manual.',
        },
      },
    ],
    careers: {
      fr: [
        'Graphiste',
        'Maquettiste de presse ou d’édition',
        'Designer d’identité',
        'Concepteur de signalétique',
        'Chargé de fabrication',
        'Motion designer junior',
        'Graphiste indépendant',
      ],
      en: [
        'Graphic designer',
        'Book or magazine designer',
        'Identity designer',
        'Wayfinding designer',
        'Print production manager',
        'Junior motion designer',
        'Freelance designer',
      ],
    },
    admission: [
      {
        title: { fr: 'Dossier', en: 'Application' },
        text: {
          fr: 'Bulletins, une lettre composée par vos soins (la mise en page compte) et douze images commentées.',
          en: 'School reports, a letter you have laid out yourself (layout counts) and twelve images with captions.',
        },
      },
      {
        title: { fr: 'Carnet', en: 'Sketchbook' },
        text: {
          fr: 'Un carnet de trente jours : un signe relevé dans la rue chaque jour, avec sa date et son lieu.',
          en: 'A thirty-day notebook: one sign found in the street each day, with date and place.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Trente minutes avec un enseignant et un étudiant de troisième année.',
          en: 'Thirty minutes with a teacher and a third-year student.',
        },
      },
      {
        title: { fr: 'Apprentissage', en: 'Apprenticeship' },
        text: {
          fr: 'La demande se fait en deuxième année. L’école présente chaque candidat à trois entreprises au moins ; le contrat se signe avant le 30 septembre.',
          en: 'Apply during the second year. The school introduces you to at least three companies, and contracts are signed by 30 September.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'quote',
          text: 'Je leur fais composer une recette de cuisine en plomb. Quand on a porté chaque lettre, on n’écrit plus une ligne de trop.',
          author: 'Solange Pérignon',
          role: 'typographe, enseigne le design éditorial à Paris',
        },
        {
          block: 'rich-text',
          text: `## Le plomb, la soie, l’écran

Chaque campus a son atelier d’impression. Paris conserve 140 casses de caractères en plomb et deux presses à épreuves ; Lyon imprime au cadre sur textile ; Nantes colle ses affiches sur un plancher de 532 m² pour les juger de loin.

L’écran n’arrive pas après : les deux mêmes grilles servent, la même semaine, à une affiche et à une page web.`,
        },
        { block: 'list', heading: 'Travaux récents', of: 'portfolios', limit: 6 },
        {
          block: 'accordion',
          heading: 'Questions fréquentes',
          items: [
            {
              question: 'Combien coûte la formation ?',
              answer:
                'De 8 100 € (Strasbourg) à 8 900 € (Paris) par an. L’année d’apprentissage est financée par l’entreprise et son opérateur de compétences : elle ne coûte rien à l’étudiant, qui est salarié.',
            },
            {
              question: 'Le papier et l’encre sont-ils compris ?',
              answer:
                'Oui, dans la limite de 120 feuilles de format raisin par an et par personne. Au-delà, le papier est vendu à prix coûtant.',
            },
            {
              question: 'Mon enfant peut-il entrer en cours d’année ?',
              answer:
                'À Lyon, oui : une rentrée a lieu le 1er février 2027, avec un rattrapage du premier semestre qui va jusqu’au 16 juillet.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Parler avec un enseignant',
          text: 'Chaque lundi de 17 h à 18 h, un enseignant répond au téléphone.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Metal, mesh, screen

Every campus has its own print room. Paris keeps 140 cases of metal type and two proofing presses; Lyon screen-prints on cloth; Nantes pastes posters on a 532 m² floor so that they can be judged from a distance.

Screens are not an afterthought: in the same week the same grid serves a poster and a web page.`,
        },
        {
          block: 'image',
          image: 'course-design-graphique-signaletique',
          caption: 'Signs for a covered market, tested on site during a day of trading.',
        },
        {
          block: 'accordion',
          heading: 'Frequent questions',
          items: [
            {
              question: 'What does the course cost?',
              answer:
                'From €8,100 in Strasbourg to €8,900 in Paris each year. The apprenticeship year is paid for by the company: it costs the student nothing and carries a salary.',
            },
            {
              question: 'Are paper and ink included?',
              answer: 'Yes, up to 120 large sheets a year. Beyond that, paper is sold at cost.',
            },
            {
              question: 'What should be in my portfolio?',
              answer:
                'Twelve images and a notebook. School exercises are fine, and so are fanzines, photographs, embroidery or the posters for your brother’s band. Tell us what you were trying to do.',
            },
          ],
        },
        { block: 'list', heading: 'Recent student work', of: 'portfolios', limit: 6 },
        {
          block: 'call-to-action',
          heading: 'Talk to a teacher',
          text: 'A teacher takes calls every Monday from 5 to 6 pm, Paris time.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bachelor Design graphique, initial ou alternance',
        metaDescription:
          'La lettre, le système, la commande : trois ans de design graphique du plomb à l’écran sur cinq campus, troisième année possible en apprentissage.',
      },
      en: {
        metaTitle: 'Graphic Design, three-year bachelor’s',
        metaDescription:
          'Letter, system, commission: three years of graphic design from metal type to screen on five campuses, with a third year open to apprentices.',
      },
    },
  },
  {
    slug: { fr: 'design-mode', en: 'fashion-design' },
    title: { fr: 'Design de mode', en: 'Fashion Design' },
    family: 'fashion',
    level: 'bachelor',
    diploma: {
      fr: 'Titre RNCP de niveau 6',
      en: 'French state-registered qualification, level 6 (bachelor’s)',
    },
    duration: 36,
    rhythms: ['initial'],
    languages: ['fr'],
    entryLevel: { fr: 'Baccalauréat ou équivalent', en: 'Baccalauréat, A levels or equivalent' },
    introduction: {
      fr: 'Un vêtement est un plan qui tourne autour d’un corps. À Paris et à Lyon, vous apprenez à le couper, à le monter, à l’ajuster sur des corps de toutes tailles, et à savoir d’où vient chaque mètre de tissu.',
      en: 'A garment is a flat plan wrapped around a body. In Paris and Lyon you learn to cut it, sew it, fit it to bodies of every size, and to know where each metre of cloth came from.',
    },
    image: 'course-design-mode',
    curriculum: [
      {
        title: { fr: 'Première année : le patron', en: 'Year one: the pattern' },
        summary: {
          fr: 'Douze vêtements de base, coupés et montés dans la même toile écrue. La couleur n’entre qu’au second semestre.',
          en: 'Twelve basic garments, cut and sewn in the same unbleached cotton. Colour comes in only in the second semester.',
        },
        subjects: {
          fr: [
            'Patronage à plat',
            'Moulage sur buste',
            'Montage',
            'Dessin du corps',
            'Histoire du vêtement',
            'Fibres et armures',
            'Couleur et teinture',
          ],
          en: [
            'Flat pattern cutting',
            'Draping',
            'Sewing',
            'Life drawing',
            'History of dress',
            'Fibres and weaves',
            'Colour and dyeing',
          ],
        },
        project: {
          fr: 'La chemise : la même, pour trois personnes de votre entourage que rien ne rapproche, ni l’âge ni la taille.',
          en: 'The shirt: the same one, for three people you know who share neither age nor size.',
        },
      },
      {
        title: { fr: 'Deuxième année : la collection', en: 'Year two: the collection' },
        summary: {
          fr: 'Six silhouettes, un fournisseur rencontré, une gamme de montage chiffrée. Stage de deux mois en atelier.',
          en: 'Six looks, one supplier visited, one costed making-up sheet. Two-month placement in a workroom.',
        },
        subjects: {
          fr: [
            'Projet de collection',
            'Maille',
            'Tailleur',
            'Patronage numérique',
            'Fiche technique',
            'Sources et traçabilité',
            'Image de mode',
          ],
          en: [
            'Collection studio',
            'Knitwear',
            'Tailoring',
            'Digital pattern cutting',
            'Specification sheets',
            'Sourcing and traceability',
            'Fashion image',
          ],
        },
        project: {
          fr: 'Vêtement de travail : pour une équipe réelle (maraîchers, soignants, machinistes), essayé pendant dix jours de service.',
          en: 'Workwear for a real team (market gardeners, nurses, stagehands), worn for ten days on the job.',
        },
      },
      {
        title: { fr: 'Troisième année : le défilé', en: 'Year three: the show' },
        summary: {
          fr: 'Une collection de diplôme montrée en juin, un livre de patrons déposé à la bibliothèque, quatre mois de stage.',
          en: 'A graduate collection shown in June, a book of patterns left to the library, and a four-month placement.',
        },
        subjects: {
          fr: [
            'Collection de diplôme',
            'Gradation',
            'Reprise et surcyclage',
            'Production et coûts',
            'Accessoire',
            'Communication et vente',
            'Anglais de la mode',
          ],
          en: [
            'Graduate collection',
            'Grading',
            'Mending and upcycling',
            'Production and costs',
            'Accessories',
            'Communication and sales',
            'English for fashion',
          ],
        },
        project: {
          fr: 'Huit silhouettes dont deux au moins faites de vêtements défaits, avec la gradation complète de l’une d’elles, du 34 au 50.',
          en: 'Eight looks, at least two of them made of unpicked clothes, with one graded in full from size 34 to 50.',
        },
      },
    ],
    careers: {
      fr: [
        'Assistant styliste',
        'Modéliste',
        'Designer maille',
        'Chef de produit junior',
        'Costumier assistant',
        'Responsable d’atelier de reprise',
      ],
      en: [
        'Assistant designer',
        'Pattern cutter',
        'Knitwear designer',
        'Junior product manager',
        'Costume assistant',
        'Repair workroom manager',
      ],
    },
    admission: [
      {
        title: { fr: 'Dossier', en: 'Application' },
        text: {
          fr: 'Bulletins, lettre, dix pages de recherches : dessins, photographies, échantillons, vêtements cousus ou transformés.',
          en: 'School reports, a letter and ten pages of research: drawings, photographs, samples, clothes sewn or altered.',
        },
      },
      {
        title: { fr: 'Un vêtement', en: 'A garment' },
        text: {
          fr: 'Apportez un vêtement que vous aimez et expliquez en cinq minutes comment il est fait.',
          en: 'Bring a piece of clothing you like and take five minutes to explain how it was made.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Trente minutes à l’atelier de coupe. Savoir coudre n’est pas demandé.',
          en: 'Thirty minutes in the cutting room. You are not expected to know how to sew.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Couper avant de dessiner

La promotion commence à la table de coupe. On lit un patron comme un plan : droit-fil, crans, valeurs de couture. Le croquis vient au deuxième mois, quand on sait ce qu’il promet.

## Toutes les tailles

Les bustes de l’atelier vont du 34 au 50 et trois d’entre eux sont réglables en position assise. Un vêtement jugé sur un seul corps n’est pas présenté au jury.`,
        },
        {
          block: 'gallery',
          heading: 'Patrons et toiles',
          images: ['course-design-mode-patron', 'course-design-mode-atelier'],
        },
        {
          block: 'steps',
          heading: 'D’une idée à un vêtement',
          steps: [
            { title: 'La toile', text: 'Moulage sur buste, photographié sous huit angles.' },
            { title: 'Le patron', text: 'Mise à plat sur carton, puis saisie numérique.' },
            {
              title: 'Le prototype',
              text: 'Un premier montage dans le tissu définitif, essayé par la personne, pas par un mannequin.',
            },
            {
              title: 'La fiche',
              text: 'Gamme de montage, temps, métrage, coût : le vêtement peut être refait par quelqu’un d’autre.',
            },
          ],
        },
        {
          block: 'accordion',
          heading: 'Frais, matériel, logement',
          items: [
            {
              question: 'Quels frais prévoir en plus de la scolarité ?',
              answer:
                'La scolarité est de 9 500 € par an à Paris et de 9 000 € à Lyon. Comptez 220 € de petit outillage, et de 200 € à 600 € de tissu pour la collection de diplôme ; la réserve de chutes de l’école est gratuite.',
            },
            {
              question: 'Faut-il une machine à coudre ?',
              answer:
                'Non. Les ateliers sont ouverts jusqu’à 20 h et douze machines peuvent être empruntées pour les vacances.',
            },
            {
              question: 'L’école aide-t-elle à se loger ?',
              answer:
                'Oui : résidences conventionnées et annonces d’anciens étudiants, transmises dès la confirmation d’inscription. Voir la page [Vie étudiante](doc:pages/vie-etudiante).',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Demander la documentation', action: 'brochure' },
      ],
      en: [
        {
          block: 'quote',
          text: 'We fitted the nurses’ tunics during a night shift. At four in the morning nobody flatters you: either the pocket is in the right place or it isn’t.',
          author: 'Ambre Delorge',
          role: 'graduate of the Lyon campus, 2025',
        },
        {
          block: 'rich-text',
          text: `## Cut first, draw later

The year begins at the cutting table. A pattern is read like a plan: grain, notches, seam allowances. Sketching comes in the second month, once you know what a line commits you to.

## Every size

Our dress stands go from size 34 to 50, and three of them can be set to a seated position. A garment tried on one body only does not go before the jury.`,
        },
        {
          block: 'gallery',
          heading: 'Patterns and toiles',
          images: ['course-design-mode-atelier', 'course-design-mode-patron'],
        },
        {
          block: 'accordion',
          heading: 'Costs, equipment, housing',
          items: [
            {
              question: 'What should I budget for besides tuition?',
              answer:
                'Tuition is €9,500 a year in Paris and €9,000 in Lyon. Add €220 for hand tools, and €200 to €600 of cloth for the graduate collection; the school’s remnant store is free.',
            },
            {
              question: 'Do I need my own sewing machine?',
              answer: 'No. Workrooms stay open until 8 pm and twelve machines can be borrowed over the holidays.',
            },
            {
              question: 'Will the school help me find a room?',
              answer:
                'Yes: partner residences and flats passed on by former students, sent as soon as your place is confirmed. See [Student life](doc:pages/vie-etudiante).',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Send me the brochure', action: 'brochure' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bachelor Design de mode à Paris et à Lyon',
        metaDescription:
          'Patron, collection, défilé : trois ans pour couper, monter et ajuster des vêtements sur des corps de toutes tailles, à Paris et à Lyon.',
      },
      en: {
        metaTitle: 'Fashion Design bachelor’s in Paris and Lyon',
        metaDescription:
          'Pattern, collection, show: three years of cutting, sewing and fitting clothes on bodies of every size, on the Paris and Lyon campuses of the school.',
      },
    },
  },
  {
    slug: { fr: 'design-interaction', en: 'interaction-design' },
    title: { fr: 'Design d’interaction', en: 'Interaction Design' },
    family: 'digital',
    level: 'bachelor',
    diploma: {
      fr: 'Titre RNCP de niveau 6',
      en: 'French state-registered qualification, level 6 (bachelor’s)',
    },
    duration: 36,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr', 'en'],
    entryLevel: { fr: 'Baccalauréat ou équivalent', en: 'Baccalauréat, A levels or equivalent' },
    introduction: {
      fr: 'Une borne de gare, un formulaire d’hôpital, un thermostat : des choses qui répondent quand on les touche. Vous apprenez à observer ceux qui s’en servent, à prototyper en une journée, à programmer assez pour que le prototype soit vrai.',
      en: 'A ticket machine, a hospital form, a thermostat: things that answer when you touch them. You learn to watch the people who use them, to prototype in a day, and to code well enough for the prototype to be real.',
    },
    image: 'course-design-interaction',
    curriculum: [
      {
        title: { fr: 'Première année : observer', en: 'Year one: observe' },
        summary: {
          fr: 'Carton, papier, lumière, puis code. On passe autant de temps dehors, carnet en main, que devant un écran.',
          en: 'Cardboard, paper, light and then code. You spend as much time outside with a notebook as in front of a screen.',
        },
        subjects: {
          fr: [
            'Projet d’interaction',
            'Observation et entretien',
            'Composition d’écran',
            'Typographie',
            'Programmation 1',
            'Histoire des interfaces',
            'Son et mouvement',
            'Anglais',
          ],
          en: [
            'Interaction studio',
            'Observation and interviewing',
            'Screen layout',
            'Typography',
            'Programming 1',
            'History of interfaces',
            'Sound and motion',
            'English',
          ],
        },
        project: {
          fr: 'Attendre : refaire l’affichage d’un arrêt de tram après y avoir passé vingt heures.',
          en: 'Waiting: redesign the display of a tram stop after spending twenty hours there.',
        },
      },
      {
        title: { fr: 'Deuxième année : prototyper', en: 'Year two: prototype' },
        summary: {
          fr: 'Un prototype par quinzaine, essayé par cinq personnes qui ne sont pas de l’école. Stage de deux mois.',
          en: 'One prototype a fortnight, tried by five people from outside the school. Two-month placement.',
        },
        subjects: {
          fr: [
            'Projet : service public',
            'Programmation web',
            'Électronique et capteurs',
            'Test avec les usagers',
            'Accessibilité',
            'Systèmes d’interface',
            'Données et vie privée',
          ],
          en: [
            'Studio: public services',
            'Web programming',
            'Electronics and sensors',
            'User testing',
            'Accessibility',
            'Interface systems',
            'Data and privacy',
          ],
        },
        project: {
          fr: 'Une démarche administrative refaite pour être comprise par quelqu’un qui lit mal, et vérifiée avec lui.',
          en: 'An administrative procedure redesigned for people who read with difficulty, and checked with them.',
        },
      },
      {
        title: { fr: 'Troisième année : mettre en service', en: 'Year three: put into service' },
        summary: {
          fr: 'Un produit en ligne ou installé, avec de vrais usagers pendant au moins un mois. Possible en apprentissage à Paris et à Nantes.',
          en: 'A product online or installed, with real users for at least a month. Open to apprentices in Paris and Nantes.',
        },
        subjects: {
          fr: [
            'Projet de diplôme',
            'Recherche par le design',
            'Développement en équipe',
            'Mesure d’usage',
            'Écoconception numérique',
            'Éthique et droit',
            'Portfolio bilingue',
          ],
          en: [
            'Final project',
            'Research through design',
            'Working with developers',
            'Measuring use',
            'Low-impact digital design',
            'Ethics and law',
            'Portfolio',
          ],
        },
        project: {
          fr: 'Un dispositif utilisé par au moins cent personnes, accompagné du journal de ce qui n’a pas marché.',
          en: 'A device or service used by at least a hundred people, handed in with a log of what did not work.',
        },
      },
    ],
    careers: {
      fr: [
        'Designer d’interaction',
        'Designer d’interface',
        'Chercheur utilisateur junior',
        'Designer de service',
        'Prototypiste numérique',
        'Spécialiste accessibilité',
        'Designer en collectivité',
      ],
      en: [
        'Interaction designer',
        'Interface designer',
        'Junior user researcher',
        'Service designer',
        'Digital prototyper',
        'Accessibility specialist',
        'Designer in local government',
      ],
    },
    admission: [
      {
        title: { fr: 'Dossier', en: 'Application' },
        text: {
          fr: 'Bulletins et lettre. Si vous avez un site, un jeu, un robot ou un tableur dont vous êtes fier, envoyez l’adresse.',
          en: 'School reports and a letter. If you have made a website, a game, a robot or a spreadsheet you are proud of, send us the link.',
        },
      },
      {
        title: { fr: 'Observation', en: 'Observation' },
        text: {
          fr: 'Regardez pendant une heure quelqu’un se servir d’une machine. Racontez-le en deux pages, avec au moins trois croquis.',
          en: 'Watch someone use a machine for an hour. Tell us about it in two pages with at least three sketches.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Trente minutes, en français ou en anglais, autour de votre observation.',
          en: 'Thirty minutes, in French or English, about what you saw.',
        },
      },
      {
        title: { fr: 'Choix du groupe', en: 'Choice of studio' },
        text: {
          fr: 'Groupe francophone sur les trois campus ; groupe anglophone à Paris et à Nantes, niveau B2 demandé.',
          en: 'French-speaking studio on all three campuses; English-speaking studio in Paris and Nantes (B2 required).',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Du carton au code

Le premier prototype n’a pas d’électricité. On le pose au sol, on le déplie, on le fait essayer. Le second tient sur une page web écrite par l’étudiant. Ni l’un ni l’autre ne sont jetés : le dossier de diplôme les contient tous.

### Coder, jusqu’où ?

Assez pour parler avec un développeur et pour construire seul ce que l’on veut tester : langages du web, un peu d’électronique, la lecture d’une base de données. Les [étudiants des autres filières](screen:portfolios) viennent souvent emprunter nos cartes à capteurs.`,
        },
        {
          block: 'image',
          image: 'course-design-interaction-parcours',
          caption: 'Parcours d’une demande de logement, avant et après : quatorze écrans, puis cinq.',
          wide: true,
        },
        {
          block: 'quote',
          text: 'Nous avons supprimé neuf écrans. Le plus dur a été de prouver au service qu’ils ne servaient à personne.',
          author: 'Ilyes Fontbonne',
          role: 'apprenti à Nantes, promotion 2025',
        },
        {
          block: 'accordion',
          heading: 'Ce que l’on nous demande',
          items: [
            {
              question: 'Faut-il être bon en mathématiques ?',
              answer: 'Le programme de seconde suffit. La logique s’apprend en programmant, par groupes de neuf.',
            },
            {
              question: 'Quel budget pour le matériel ?',
              answer:
                'Un ordinateur portable dès octobre (à partir de 900 €, liste fournie) et un carnet. Les téléphones, les tablettes et les cartes électroniques sont prêtés.',
            },
            {
              question: 'Que paie l’entreprise en apprentissage ?',
              answer:
                'La totalité des frais de l’année et un salaire, fixé par la loi selon l’âge. Le rythme est de trois semaines en entreprise pour une semaine à l’école. Voir la page [Entreprises](doc:pages/entreprises).',
            },
            {
              question: 'Et les frais en formation initiale ?',
              answer: '9 200 € par an à Paris, 8 700 € à Nantes, 8 500 € à Strasbourg, payables en dix fois.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Candidater',
          text: 'Les entretiens ont lieu de janvier à juin.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'key-figures',
          heading: 'In short',
          figures: [
            { value: '13', label: 'prototypes in the second year' },
            { value: '5', label: 'outside testers for each of them' },
            { value: '100', label: 'users for the final project, at least' },
          ],
        },
        {
          block: 'rich-text',
          text: `## From cardboard to code

The first prototype has no electricity in it. It is laid on the floor, unfolded and tried. The second is a web page you have written yourself. Neither is thrown away: the final portfolio holds them all.

### How much code?

Enough to talk with a developer and to build on your own what you want to test: the languages of the web, some electronics, how to read a database.`,
        },
        {
          block: 'image',
          image: 'course-design-interaction-parcours',
          caption: 'Applying for housing, before and after: fourteen screens, then five.',
          wide: true,
        },
        {
          block: 'accordion',
          heading: 'What people ask',
          items: [
            {
              question: 'Can I study in English?',
              answer:
                'Yes, in Paris and Nantes, where one studio out of two is English-speaking. Interviews with users are held in French with a student interpreter, so most people have picked up B1 by the second year.',
            },
            {
              question: 'Do I need to be good at maths?',
              answer:
                'School maths to the age of sixteen is enough. Logic is learnt by programming, in groups of nine.',
            },
            {
              question: 'What will I have to buy?',
              answer:
                'A laptop by October (from €900; we send a list) and a notebook. Phones, tablets and boards are on loan.',
            },
            {
              question: 'What are the fees?',
              answer:
                '€9,200 a year in Paris, €8,700 in Nantes, €8,500 in Strasbourg, in up to ten instalments. Apprentices pay nothing: their company does.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Apply now',
          text: 'Interviews run from January to June.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bachelor Design d’interaction : Paris, Nantes',
        metaDescription:
          'Observer, prototyper, mettre en service : trois ans de design d’interaction en français ou en anglais à Paris, à Nantes et à Strasbourg.',
      },
      en: {
        metaTitle: 'Interaction Design, three-year bachelor’s',
        metaDescription:
          'Observe, prototype, put into service: three years of interaction design, in English or French, in Paris and Nantes, and in French in Strasbourg.',
      },
    },
  },
  {
    slug: { fr: 'annee-preparatoire', en: 'foundation-year' },
    title: {
      fr: 'Année préparatoire aux métiers du design, de l’architecture d’intérieur et de la création',
      en: 'Foundation Year in Design',
    },
    family: 'foundation',
    level: 'foundation',
    diploma: { fr: 'Attestation d’année préparatoire', en: 'School certificate of foundation studies' },
    duration: 10,
    rhythms: ['initial'],
    languages: ['fr'],
    entryLevel: { fr: 'Baccalauréat, ou terminale en cours', en: 'Baccalauréat, A levels or final year of school' },
    introduction: {
      fr: 'Un an pour essayer avant de choisir. Cinq ateliers de six semaines, du volume à l’écran, vingt heures de dessin par mois, et un dossier construit pas à pas avec un enseignant référent. On peut en sortir pour nos bachelors ou pour une autre école : les deux nous vont.',
      en: 'A year to try things before choosing. Five six-week studios, from volume to screen, twenty hours of drawing a month and a portfolio built step by step with a personal tutor. Some go on to our bachelor’s courses and some to other schools; we are happy with both.',
    },
    image: 'course-annee-preparatoire',
    curriculum: [
      {
        title: { fr: 'L’année', en: 'The year' },
        summary: {
          fr: 'Cinq ateliers tournants de six semaines, un tronc commun de dessin et de culture, puis deux mois pour le dossier et les concours.',
          en: 'Five rotating six-week studios, a common core of drawing and culture, then two months for the portfolio and entrance exams.',
        },
        subjects: {
          fr: [
            'Dessin d’observation et modèle vivant',
            'Atelier espace',
            'Atelier objet',
            'Atelier image et lettre',
            'Atelier textile et corps',
            'Atelier interaction',
            'Histoire de l’art et des techniques',
            'Méthode et expression écrite',
          ],
          en: [
            'Observational and life drawing',
            'Space studio',
            'Object studio',
            'Image and letter studio',
            'Textile and body studio',
            'Interaction studio',
            'History of art and technology',
            'Method and writing',
          ],
        },
        project: {
          fr: 'La collection : cent choses ramassées, classées, dessinées, puis exposées dans une boîte que l’on a construite.',
          en: 'The collection: a hundred things picked up, sorted, drawn and shown in a box you have built.',
        },
      },
    ],
    careers: {
      fr: [
        'Entrée en bachelor à l’École Méridienne',
        'Écoles supérieures d’art et de design',
        'Écoles d’architecture',
        'Diplôme national des métiers d’art et du design',
        'Formations de l’image et du cinéma d’animation',
      ],
      en: [
        'Entry to our bachelor’s courses',
        'Public schools of art and design',
        'Schools of architecture',
        'French national craft and design diplomas',
        'Animation and film schools',
      ],
    },
    admission: [
      {
        title: { fr: 'Inscription en ligne', en: 'Online form' },
        text: {
          fr: 'Bulletins de terminale et quelques lignes sur ce qui vous attire, même vaguement.',
          en: 'Your last school reports and a few lines on what attracts you, however vaguely.',
        },
      },
      {
        title: { fr: 'Rencontre', en: 'Meeting' },
        text: {
          fr: 'Quarante minutes avec l’enseignant référent, parents bienvenus. Aucun dossier artistique n’est demandé.',
          en: 'Forty minutes with the tutor, parents welcome. No portfolio is required.',
        },
      },
      {
        title: { fr: 'Réponse', en: 'Decision' },
        text: {
          fr: 'Sous dix jours. L’admission tient compte de l’envie et de l’assiduité plus que des notes.',
          en: 'Within ten days. Curiosity and attendance weigh more than marks.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'steps',
          heading: 'Dix mois, de septembre à juin',
          steps: [
            { title: 'Septembre', text: 'Deux semaines de dessin dehors, sans gomme.' },
            {
              title: 'Octobre à avril',
              text: 'Cinq ateliers de six semaines, chacun clos par une exposition d’une soirée.',
            },
            {
              title: 'Janvier',
              text: 'Entretien d’orientation avec l’enseignant référent et, si vous le souhaitez, vos parents.',
            },
            { title: 'Avril et mai', text: 'Dossier, concours blancs, entretiens filmés et commentés.' },
            { title: 'Juin', text: 'Accrochage final et passage en bachelor.' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Se tromper tôt

Chaque année, près d’un étudiant sur trois change d’avis entre septembre et juin : entré pour la mode, sorti pour l’objet. C’est à cela que sert cette année. Le passage dans l’un de nos [cinq bachelors](screen:course-list) se fait sur avis de l’équipe, sans nouvelle épreuve.

À Paris et à Lyon, une seconde rentrée ouvre le 1er février 2027 : un parcours condensé, à raison de 34 heures par semaine, jusqu’à la fin de juillet.`,
        },
        {
          block: 'key-figures',
          figures: [
            { value: '5', label: 'ateliers de six semaines' },
            { value: '28 h', label: 'encadrées par semaine' },
            { value: '15', label: 'étudiants au plus par atelier' },
            { value: '1 sur 3', label: 'change de projet en cours d’année' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Questions de parents',
          items: [
            {
              question: 'Cette année est-elle diplômante ?',
              answer:
                'Non. Elle donne lieu à une attestation détaillée de l’école. Elle ouvre droit au statut d’étudiant et à la sécurité sociale étudiante.',
            },
            {
              question: 'Combien coûte-t-elle, fournitures comprises ?',
              answer:
                'De 6 900 € à Nantes à 7 900 € à Paris. La mallette de départ (papiers, encres, outils de coupe) est comprise ; prévoyez 150 € dans l’année.',
            },
            {
              question: 'Faut-il un ordinateur ?',
              answer: 'Non. Les ateliers numériques ont lieu dans nos salles.',
            },
            {
              question: 'Et si mon enfant n’est pas admis ensuite en bachelor ?',
              answer:
                'Neuf sur dix le sont. Pour les autres, l’enseignant référent construit dès mars une seconde liste de vœux, et reste joignable jusqu’en septembre.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Parlons-en',
          text: 'Un rendez-vous de quarante minutes, seul ou en famille.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Change your mind early

Every year nearly one student in three does so between September and June: they come in for fashion and leave for product design. That is what the year is for. Moving on to one of our [five bachelor’s courses](screen:course-list) depends on the teachers’ opinion, not on another exam.

In Paris and Lyon there is a second intake on 1 February 2027: a condensed programme of 34 hours a week, until the end of July.`,
        },
        {
          block: 'image',
          image: 'course-annee-preparatoire-atelier',
          caption: 'Space studio, fourth week: everyone builds a stair for the same wall.',
        },
        {
          block: 'quote',
          text: 'I had no portfolio, only a tin of old keys. They asked me to draw the keys.',
          author: 'Margot Esquirol',
          role: 'foundation student in 2024, now in graphic design',
        },
        {
          block: 'accordion',
          heading: 'Parents’ questions',
          items: [
            {
              question: 'Does it lead to a diploma?',
              answer: 'It leads to a detailed certificate from the school, and gives full student status in France.',
            },
            {
              question: 'What does it cost, supplies included?',
              answer:
                '€6,900 in Nantes to €7,900 in Paris. The starter kit of papers, inks and cutting tools is included; allow €150 more over the year.',
            },
            {
              question: 'Is the teaching in French?',
              answer:
                'Yes. B1 is enough to start, since most of the work is in the hands; you should reach B2 by spring.',
            },
            {
              question: 'Can a seventeen-year-old live alone there?',
              answer:
                'Many do. Each campus has a student-life officer who visits partner residences in the first week and keeps in touch with families of minors. See [Student life](doc:pages/vie-etudiante).',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Let’s talk',
          text: 'A forty-minute appointment, alone or with your family, in English if you prefer.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Année préparatoire au design et à la création',
        metaDescription:
          'Cinq ateliers de six semaines, du dessin chaque jour et un enseignant référent : une année pour choisir sa voie, à Paris, Lyon, Bordeaux et Nantes.',
      },
      en: {
        metaTitle: 'Foundation Year in Design: try, then choose',
        metaDescription:
          'Five six-week studios, daily drawing and a personal tutor: a year to find your direction in design, in Paris, Lyon, Bordeaux or Nantes. No portfolio asked.',
      },
    },
  },
];
