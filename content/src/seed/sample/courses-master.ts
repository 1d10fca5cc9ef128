import type { SampleCourse } from './sample-types.ts';

/** The four two-year courses for those who already hold three years of higher education. */
export const masterCourses: SampleCourse[] = [
  {
    slug: { fr: 'design-interieur', en: 'design-interieur-en' },
    title: { fr: 'Design d’intérieur et scénographie', en: 'Interior Design and Scenography' },
    family: 'interior',
    level: 'master',
    diploma: {
      fr: 'Titre RNCP de niveau 7',
      en: 'French state-registered qualification, level 7 (master’s)',
    },
    duration: 24,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr', 'en'],
    entryLevel: {
      fr: 'Bac + 3 en architecture intérieure, architecture, design ou scénographie',
      en: 'A bachelor’s degree in interior architecture, architecture, design or stage design',
    },
    introduction: {
      fr: 'Une exposition qui dure six semaines, un hôtel qui dure trente ans : deux temps, un même métier, régler la place des corps et de la lumière. Le mastère se fait en initial ou en apprentissage, à Paris et à Lyon, et se termine par un espace construit à l’échelle un.',
      en: 'An exhibition lasts six weeks and a hotel thirty years, but both come down to arranging bodies and light. This master’s is taught in Paris and Lyon, full-time or as an apprenticeship, and ends with a space built at full size.',
    },
    image: 'course-design-interieur',
    curriculum: [
      {
        title: { fr: 'Quatrième année : le temporaire', en: 'Year one: temporary' },
        summary: {
          fr: 'Trois espaces éphémères, montés, ouverts au public et démontés. Rien ne part à la benne : chaque pièce a une destination écrite.',
          en: 'Three short-lived spaces, put up, opened to the public and taken down. Nothing goes in the skip: every part has a written destination.',
        },
        subjects: {
          fr: [
            'Scénographie d’exposition',
            'Conception lumière',
            'Dramaturgie de l’espace',
            'Conservation préventive',
            'Montage et régie',
            'Marchés et devis',
            'Séminaire de recherche',
          ],
          en: [
            'Exhibition design',
            'Lighting design',
            'Spatial narrative',
            'Care of objects',
            'Installation and site running',
            'Tenders and costing',
            'Research seminar',
          ],
        },
        project: {
          fr: 'Mettre en espace la réserve d’un musée de société : 60 objets, 120 m², 20 000 €, quatre semaines d’ouverture.',
          en: 'Stage the reserve collection of a local history museum: 60 objects, 120 m², €20,000, four weeks open to the public.',
        },
      },
      {
        title: { fr: 'Cinquième année : le durable', en: 'Year two: lasting' },
        summary: {
          fr: 'Un intérieur conçu pour trente ans, avec son carnet d’entretien, et un mémoire soutenu devant des praticiens.',
          en: 'An interior meant to last thirty years, with its maintenance book, and a dissertation defended before practitioners.',
        },
        subjects: {
          fr: [
            'Projet de fin d’études',
            'Mémoire',
            'Réemploi structurel et filières',
            'Confort et énergie',
            'Mobilier intégré',
            'Direction d’agence',
            'Maîtrise d’œuvre',
          ],
          en: [
            'Final project',
            'Dissertation',
            'Structural reuse and supply',
            'Comfort and energy',
            'Built-in furniture',
            'Running a practice',
            'Project supervision',
          ],
        },
        project: {
          fr: 'Un fragment à l’échelle un, trois mètres sur trois, d’un lieu d’accueil : hôtel, maison de soins, foyer de théâtre.',
          en: 'A full-size fragment, three metres by three, of a place that receives people: hotel, hospice, theatre foyer.',
        },
      },
    ],
    careers: {
      fr: [
        'Architecte d’intérieur',
        'Scénographe d’exposition',
        'Concepteur lumière',
        'Chef de projet en agence',
        'Directeur artistique d’espaces de marque',
        'Régisseur de conception',
        'Designer hospitalité',
      ],
      en: [
        'Interior architect',
        'Exhibition designer',
        'Lighting designer',
        'Project lead in a practice',
        'Art director for brand spaces',
        'Production designer',
        'Hospitality designer',
      ],
    },
    admission: [
      {
        title: { fr: 'Portfolio', en: 'Portfolio' },
        text: {
          fr: 'Vingt pages au plus, dont au moins un espace construit, si petit soit-il.',
          en: 'Twenty pages at most, including one space you have actually built, however small.',
        },
      },
      {
        title: { fr: 'Note d’intention', en: 'Statement' },
        text: {
          fr: 'Deux pages sur un intérieur que vous voudriez sauver, et contre quoi.',
          en: 'Two pages on an interior you would save, and what you would save it from.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Quarante minutes avec un scénographe et un architecte d’intérieur, en français ou en anglais.',
          en: 'Forty minutes with an exhibition designer and an interior architect, in French or English.',
        },
      },
      {
        title: { fr: 'Contrat d’apprentissage', en: 'Apprenticeship contract' },
        text: {
          fr: 'Après admission, l’école vous présente aux agences partenaires de mars à juillet.',
          en: 'Once admitted, you meet partner practices between March and July. Contracts require French at B2.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'image',
          image: 'course-design-interieur-exposition',
          caption: 'Essai de parcours pour une réserve ouverte : les visiteurs sont dessinés avant les vitrines.',
          wide: true,
        },
        {
          block: 'rich-text',
          text: `## Deux durées, deux disciplines

La scénographie apprend à conduire un regard ; l’architecture d’intérieur, à tenir dans le temps. On pratique la première pendant un an, la seconde pendant un an, et le mémoire cherche ce qu’elles se doivent.

## L’échelle un

En avril, chaque étudiant construit un angle de son projet, sol et plafond compris, dans la [halle de Lyon](doc:campuses/lyon) ou dans l’ancien [atelier de bronze de Paris](doc:campuses/paris). Le jury y entre, s’assoit, éteint la lumière.`,
        },
        {
          block: 'quote',
          text: 'Un plan ne dit pas si l’on est bien. Une chaise, trois mètres de mur et une ampoule le disent en dix minutes.',
          author: 'Augustin Rémusaz',
          role: 'scénographe, responsable du mastère à Lyon',
        },
        {
          block: 'accordion',
          heading: 'Questions pratiques',
          items: [
            {
              question: 'Quel est le rythme de l’apprentissage ?',
              answer:
                'Trois semaines en agence, une semaine à l’école, pendant vingt-quatre mois. Le contrat est rémunéré et les frais de formation sont pris en charge.',
            },
            {
              question: 'Et le coût en formation initiale ?',
              answer:
                '9 800 € par an à Paris, 9 300 € à Lyon. Les matériaux de l’échelle un sont fournis à hauteur de 400 € ; le stock de réemploi est gratuit.',
            },
            {
              question: 'Peut-on entrer sans diplôme d’architecture intérieure ?',
              answer:
                'Oui. Un étudiant sur quatre vient du théâtre, de l’ébénisterie ou des beaux-arts. Une remise à niveau en dessin technique a lieu du 6 au 17 septembre.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Envoyer sa candidature',
          text: 'Rentrée le 20 septembre 2027. Commissions en février, en avril et en juin.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Two time spans

Scenography teaches you to guide an eye; interior architecture teaches you to last. You spend a year on each, and the dissertation asks what they owe one another.

## Full size

In April every student builds one corner of the project, floor and ceiling included, in the [Lyon hall](doc:campuses/lyon) or the former [bronze workshop in Paris](doc:campuses/paris). The jury walks in, sits down and turns off the light.`,
        },
        {
          block: 'image',
          image: 'course-design-interieur-exposition',
          caption: 'A route through an open store: visitors are drawn before the showcases.',
          wide: true,
        },
        {
          block: 'key-figures',
          figures: [
            { value: '3 × 3 m', label: 'the size of the built fragment' },
            { value: '3', label: 'spaces opened to the public in the first year' },
            { value: '1 in 4', label: 'come from theatre, cabinetmaking or fine art' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Practical questions',
          items: [
            {
              question: 'Is the whole course available in English?',
              answer:
                'In Paris, yes, full-time: studio, seminars and dissertation. Site visits and workshops are in French, with a student interpreter. Apprenticeships require French.',
            },
            {
              question: 'What does it cost?',
              answer:
                '€9,800 a year in Paris and €9,300 in Lyon. We supply €400 worth of materials for the full-size fragment, and the reuse store is free.',
            },
            {
              question: 'My degree is in architecture. May I join the second year?',
              answer:
                'With a five-year degree, yes, if there is room: three or four places a year are filled this way, after the June interviews.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Send your application',
          text: 'The year begins on 20 September 2027. Panels sit in February, April and June.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Mastère Design d’intérieur et scénographie',
        metaDescription:
          'Du temporaire au durable : deux ans de design d’intérieur et de scénographie à Paris et à Lyon, en initial ou en apprentissage, avec un espace à l’échelle un.',
      },
      en: {
        metaTitle: 'Interior Design and Scenography, master’s',
        metaDescription:
          'From temporary to lasting: two years of interior and exhibition design in Paris and Lyon, full-time or apprenticed, ending with a space built at full size.',
      },
    },
  },
  {
    slug: { fr: 'design-mobilier', en: 'furniture-design' },
    title: { fr: 'Design de mobilier et édition', en: 'Furniture Design' },
    family: 'object',
    level: 'master',
    diploma: {
      fr: 'Titre RNCP de niveau 7',
      en: 'French state-registered qualification, level 7 (master’s)',
    },
    duration: 24,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr'],
    entryLevel: {
      fr: 'Bac + 3 en design, ébénisterie, architecture ou génie mécanique',
      en: 'A bachelor’s degree in design, cabinetmaking, architecture or mechanical engineering',
    },
    introduction: {
      fr: 'Le mastère d’un seul objet à la fois : une chaise, une table, une étagère, menées jusqu’à l’édition. On y apprend le bois massif, le tube, la mousse, et ce qui se négocie entre un dessin et un catalogue : le prix, le colis, le droit.',
      en: 'One object at a time: a chair, a table, a shelf, taken all the way to publication. You learn solid wood, steel tube and foam, and everything that is negotiated between a drawing and a catalogue: price, packaging and rights.',
    },
    image: 'course-design-mobilier',
    curriculum: [
      {
        title: { fr: 'Quatrième année : l’assise', en: 'Year one: seating' },
        summary: {
          fr: 'Un semestre de bois, un semestre de métal. Copier d’abord une chaise à l’identique, pour comprendre ce que le dessin ne montre pas.',
          en: 'One semester of wood and one of metal. First you copy an existing chair exactly, to learn what drawings leave out.',
        },
        subjects: {
          fr: [
            'Projet de mobilier',
            'Bois massif et assemblages',
            'Métal cintré',
            'Ergonomie de l’assise',
            'Résistance des matériaux',
            'Histoire de l’édition',
            'Dessin d’exécution au 1/1',
          ],
          en: [
            'Furniture studio',
            'Solid wood and joints',
            'Bent metal',
            'Ergonomics of sitting',
            'Strength of materials',
            'History of furniture publishing',
            'Full-size working drawings',
          ],
        },
        project: {
          fr: 'Une assise de moins de quatre kilogrammes qui passe l’essai de 50 000 cycles au banc.',
          en: 'A seat under four kilograms that survives 50,000 cycles on the test bench.',
        },
      },
      {
        title: { fr: 'Cinquième année : l’édition', en: 'Year two: publishing' },
        summary: {
          fr: 'Trois maisons d’édition ouvrent leur cahier des charges. Le diplôme est un meuble prêt à produire, avec sa notice, son colis et son prix.',
          en: 'Three publishers share their briefs. The final piece is ready for production, with instructions, packaging and price.',
        },
        subjects: {
          fr: [
            'Projet d’édition',
            'Mousse, sangle et tapisserie',
            'Petite industrie et sous-traitance',
            'Emballage et transport',
            'Contrats et droits',
            'Photographie et catalogue',
            'Mémoire',
          ],
          en: [
            'Publishing project',
            'Foam, webbing and upholstery',
            'Small industry and subcontracting',
            'Packaging and transport',
            'Contracts and royalties',
            'Photography and catalogue',
            'Dissertation',
          ],
        },
        project: {
          fr: 'Un meuble livrable à plat, monté sans outil par deux personnes en moins de dix minutes, en trois prototypes.',
          en: 'A flat-packed piece that two people put together without tools in under ten minutes, in three prototypes.',
        },
      },
    ],
    careers: {
      fr: [
        'Designer de mobilier',
        'Designer en maison d’édition',
        'Responsable de développement',
        'Designer-ébéniste',
        'Chef de projet agencement',
        'Responsable de collection',
      ],
      en: [
        'Furniture designer',
        'In-house designer at a publisher',
        'Development manager',
        'Designer-cabinetmaker',
        'Fit-out project manager',
        'Collection manager',
      ],
    },
    admission: [
      {
        title: { fr: 'Portfolio', en: 'Portfolio' },
        text: {
          fr: 'Quinze pages, et les plans cotés d’un objet que vous avez fabriqué.',
          en: 'Fifteen pages and the dimensioned drawings of one object you have made.',
        },
      },
      {
        title: { fr: 'Journée d’atelier', en: 'A day in the workshop' },
        text: {
          fr: 'Au campus de Bordeaux : un assemblage à tracer et à couper, avec l’aide du maître d’atelier.',
          en: 'On the Bordeaux campus: mark out and cut one joint, with the workshop master beside you.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Trente minutes, le même jour. Réponse sous deux semaines.',
          en: 'Thirty minutes on the same day. We answer within two weeks.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Copier, peser, refaire

Le premier mois, chacun choisit une chaise dans l’escalier du [campus de Bordeaux](doc:campuses/bordeaux), la démonte du regard, la redessine au 1/1 et la refait. Trente et une chaises sont ainsi passées entre toutes les mains. La copie est signée, datée et brûlée au fer : on ne la vend pas.

## Ce que coûte un millimètre

Un tube de 16 plutôt que de 18, une vis de moins, un carton qui passe sous la limite du colis : les étudiants tiennent un tableau de prix du premier croquis à la dernière planche. Les éditeurs invités le lisent avant de regarder le dessin.`,
        },
        {
          block: 'gallery',
          heading: 'Assises et tables',
          images: ['course-design-mobilier-chaise', 'course-design-mobilier-table'],
        },
        {
          block: 'key-figures',
          figures: [
            { value: '4 kg', label: 'poids maximal de la première assise' },
            { value: '50 000', label: 'cycles au banc d’essai' },
            { value: '7', label: 'meubles de diplôme édités depuis 2012' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Avant de vous décider',
          items: [
            {
              question: 'Quels sont les frais, et que fournit l’école ?',
              answer:
                '9 200 € par an à Bordeaux, 9 700 € à Paris. Le bois, le métal et la quincaillerie des exercices sont fournis ; le diplôme reçoit une dotation de 600 €.',
            },
            {
              question: 'À qui appartiennent les dessins ?',
              answer:
                'À l’étudiant, toujours. Si un éditeur retient un projet, l’école relit le contrat avec lui et ne prend aucun pourcentage.',
            },
            {
              question: 'L’apprentissage est-il ouvert à Paris ?',
              answer:
                'Pas encore. Il l’est à Bordeaux, avec des ateliers d’agencement et des menuiseries de la région.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Visiter l’atelier',
          text: 'Chaque premier jeudi du mois, à 15 h.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'quote',
          text: 'My publisher read the price table before she looked at the drawing. Then she asked for the drawing.',
          author: 'Théodore Lamarque',
          role: 'class of 2022, whose folding trestle is now in production',
        },
        {
          block: 'rich-text',
          text: `## Copy, weigh, remake

In the first month you choose a chair from the stairwell of the [Bordeaux campus](doc:campuses/bordeaux), take it apart with your eyes, redraw it full size and make it again. Your copy is signed, dated and branded with an iron, and never sold.

## What a millimetre costs

A 16 mm tube rather than 18, one screw fewer, a box that slips under the parcel limit: you keep a price table from the first sketch to the last board.`,
        },
        {
          block: 'gallery',
          heading: 'Seats and tables',
          images: ['course-design-mobilier-table', 'course-design-mobilier-chaise'],
        },
        {
          block: 'accordion',
          heading: 'Before you decide',
          items: [
            {
              question: 'What are the fees, and what do you provide?',
              answer:
                '€9,200 a year in Bordeaux and €9,700 in Paris. Wood, metal and fittings for exercises are provided, and each final piece gets €600 for materials.',
            },
            {
              question: 'Who owns the designs?',
              answer:
                'You do, always. If a publisher takes up a project, the school reads the contract with you and asks for no share.',
            },
            {
              question: 'Do I need workshop experience?',
              answer:
                'Some. If you have never used a band saw, a three-week induction from the end of August brings you level.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Visit the workshop',
          text: 'First Thursday of every month, at 3 pm.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Mastère Design de mobilier et édition',
        metaDescription:
          'De la chaise copiée à l’identique au meuble prêt à produire : deux ans de mobilier à Bordeaux et à Paris, apprentissage possible à Bordeaux.',
      },
      en: {
        metaTitle: 'Furniture Design, two-year master’s',
        metaDescription:
          'From an exact copy of a chair to a piece ready for production: two years of furniture design in Bordeaux or Paris, with an apprenticeship in Bordeaux.',
      },
    },
  },
  {
    slug: { fr: 'direction-artistique', en: 'art-direction' },
    title: { fr: 'Direction artistique', en: 'Art Direction' },
    family: 'graphic',
    level: 'master',
    diploma: {
      fr: 'Titre RNCP de niveau 7',
      en: 'French state-registered qualification, level 7 (master’s)',
    },
    duration: 24,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr'],
    entryLevel: {
      fr: 'Bac + 3 en design graphique, photographie, image ou communication visuelle',
      en: 'A bachelor’s degree in graphic design, photography, film or visual communication',
    },
    introduction: {
      fr: 'Choisir, dire pourquoi, et faire faire : le métier commence quand on n’est plus seul à dessiner. Pendant deux ans, vous conduisez une équipe de photographes, de typographes et de rédacteurs sur des sujets que vous défendez vous-même devant ceux qui les paient.',
      en: 'Choosing, saying why, and getting it made: the job begins when you are no longer drawing alone. For two years you lead teams of photographers, typographers and writers, and defend the work yourself to the people paying for it.',
    },
    image: 'course-direction-artistique',
    curriculum: [
      {
        title: { fr: 'Quatrième année : le regard', en: 'Year one: the eye' },
        summary: {
          fr: 'Une revue par semestre, faite à six, imprimée à 300 exemplaires et vendue en librairie. Chacun en est une fois le directeur artistique.',
          en: 'One magazine a semester, made by six people, printed in 300 copies and sold in bookshops. Everyone takes a turn as art director.',
        },
        subjects: {
          fr: [
            'Direction d’image',
            'Conception éditoriale',
            'Stratégie et récit',
            'Prise de vues en studio',
            'Typographie avancée',
            'Écrire et présenter',
            'Histoire de la commande',
          ],
          en: [
            'Directing images',
            'Editorial concept',
            'Strategy and narrative',
            'Studio photography',
            'Advanced typography',
            'Writing and presenting',
            'History of the commission',
          ],
        },
        project: {
          fr: 'Une revue de 96 pages sur un métier qui n’a pas d’images : greffier, scaphandrier, accordeur d’orgues.',
          en: 'A 96-page magazine on a trade that has no pictures: court clerk, commercial diver, organ tuner.',
        },
      },
      {
        title: { fr: 'Cinquième année : la conduite', en: 'Year two: the lead' },
        summary: {
          fr: 'Des campagnes pour des institutions et des associations, avec budget, calendrier et droits à céder. Mémoire et soutenance en juin.',
          en: 'Campaigns for institutions and charities, with a budget, a schedule and rights to clear. Dissertation defended in June.',
        },
        subjects: {
          fr: [
            'Projet de fin d’études',
            'Conduite d’équipe',
            'Film court et son',
            'Identités en mouvement',
            'Budget et cession de droits',
            'Éthique de l’image',
            'Mémoire',
          ],
          en: [
            'Final project',
            'Leading a team',
            'Short film and sound',
            'Identities in motion',
            'Budgets and rights',
            'Ethics of the image',
            'Dissertation',
          ],
        },
        project: {
          fr: 'Une saison complète pour un théâtre, un musée ou une fédération sportive : identité, affiches, film, site, et les comptes.',
          en: 'A full season for a theatre, a museum or a sports federation: identity, posters, film, website and the accounts.',
        },
      },
    ],
    careers: {
      fr: [
        'Directeur artistique',
        'Directeur artistique digital',
        'Designer d’identité senior',
        'Iconographe',
        'Responsable éditorial visuel',
        'Concepteur de campagnes',
        'Directeur de création adjoint',
      ],
      en: [
        'Art director',
        'Digital art director',
        'Senior identity designer',
        'Picture editor',
        'Visual editor',
        'Campaign designer',
        'Associate creative director',
      ],
    },
    admission: [
      {
        title: { fr: 'Portfolio', en: 'Portfolio' },
        text: {
          fr: 'Dix projets, dont un raté : racontez pourquoi en une page.',
          en: 'Ten projects, one of them a failure. Take a page to explain why.',
        },
      },
      {
        title: { fr: 'Sélection d’images', en: 'A selection of images' },
        text: {
          fr: 'Trente images qui ne sont pas de vous, mises en ordre, sans texte.',
          en: 'Thirty images by other people, put in order, without words.',
        },
      },
      {
        title: { fr: 'Soutenance', en: 'Presentation' },
        text: {
          fr: 'Dix minutes pour défendre votre ordre, vingt minutes de questions.',
          en: 'Ten minutes to defend your order and twenty of questions.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Tenir une ligne

On n’enseigne pas le goût ; on enseigne à l’expliquer. Chaque lundi, la promotion affiche les essais de la semaine et chacun défend ceux d’un autre.

- **Le mardi**, prise de vues : studio de 80 m², deux lumières continues, pas de retouche avant jeudi.
- **Le mercredi**, écriture : un argument, une page, lu à voix haute.
- **Le vendredi**, commanditaires : ils viennent, ils coupent, on recommence.

## Apprentissage

À Paris et à Nantes, le rythme est de deux jours à l’école et trois en entreprise : agences, maisons d’édition, services de communication de villes et de musées.`,
        },
        {
          block: 'quote',
          text: 'Le jour où l’imprimeur a appelé pour dire que le noir ne sécherait pas, personne ne m’a demandé mon avis sur la composition. Il fallait décider avant midi.',
          author: 'Philippine Aubrac-Roy',
          role: 'diplômée en 2024, directrice artistique d’une revue',
        },
        {
          block: 'gallery',
          heading: 'Affiches de saison',
          images: ['course-direction-artistique-affiche', 'course-direction-artistique-identite'],
        },
        {
          block: 'accordion',
          heading: 'Frais et financement',
          items: [
            {
              question: 'Combien coûte une année ?',
              answer:
                '9 600 € à Paris et 8 900 € à Nantes en formation initiale. En apprentissage, rien n’est à payer et le travail est salarié.',
            },
            {
              question: 'L’impression de la revue est-elle comprise ?',
              answer: 'Oui, pour 300 exemplaires. Les ventes reviennent à la promotion, qui en décide l’usage.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Recevoir la documentation', action: 'brochure' },
      ],
      en: [
        {
          block: 'image',
          image: 'course-direction-artistique-identite',
          caption: 'One sign, four uses: identity for a theatre season.',
          wide: true,
        },
        {
          block: 'rich-text',
          text: `## Holding a line

Taste can’t be taught, but explaining it can. Every Monday the group pins up the week’s trials and each student defends somebody else’s.

- **Tuesdays**: photography in an 80 m² studio, two continuous lights, no retouching before Thursday.
- **Wednesdays**: writing. One argument, one page, read aloud.
- **Fridays**: the clients come, they cut, we start again.

## Apprenticeship

In Paris and Nantes apprentices spend two days a week at school and three with an agency, a publisher, or the communications office of a city or museum.`,
        },
        { block: 'list', heading: 'Work by our students', of: 'portfolios', limit: 4 },
        {
          block: 'accordion',
          heading: 'Fees and funding',
          items: [
            {
              question: 'What does a year cost?',
              answer:
                '€9,600 in Paris and €8,900 in Nantes for full-time students. Apprentices pay nothing and earn a salary.',
            },
            {
              question: 'Can I follow the course without fluent French?',
              answer:
                'No. You will write and argue every week, so we ask for C1. Interaction and interior design have English-speaking studios.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Send me the brochure', action: 'brochure' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Mastère Direction artistique : Paris, Nantes',
        metaDescription:
          'Choisir, argumenter, faire faire : deux ans de direction artistique à Paris et à Nantes, en initial ou en apprentissage, une revue par semestre.',
      },
      en: {
        metaTitle: 'Art Direction master’s in Paris and Nantes',
        metaDescription:
          'Choose, argue, get it made: a two-year master’s in art direction in Paris and Nantes, full-time or apprenticed, with a printed magazine every semester.',
      },
    },
  },
  {
    slug: { fr: 'design-textile-matieres', en: 'textile-and-materials' },
    title: { fr: 'Design textile et matières', en: 'Textile and Materials' },
    family: 'fashion',
    level: 'master',
    diploma: {
      fr: 'Titre RNCP de niveau 7',
      en: 'French state-registered qualification, level 7 (master’s)',
    },
    duration: 24,
    rhythms: ['initial', 'apprenticeship'],
    languages: ['fr', 'en'],
    entryLevel: {
      fr: 'Bac + 3 en design, mode, textile, arts appliqués ou chimie des matériaux',
      en: 'A bachelor’s degree in design, fashion, textiles, applied arts or materials chemistry',
    },
    introduction: {
      fr: 'Du fil à la surface, de la plante à la couleur. Vous tissez, vous teignez, vous feutrez, vous pressez, et vous consignez tout : le taux d’embarrage, le pH, le grammage. Le mastère est adossé à la matériauthèque de Lyon, 3 800 échantillons dont 900 faits par les étudiants.',
      en: 'From yarn to surface and from plant to colour. You weave, dye, felt and press, and write everything down: sett, pH, weight. The course is built around the Lyon materials library, whose 3,800 samples include 900 made by students.',
    },
    image: 'course-design-textile-matieres',
    curriculum: [
      {
        title: { fr: 'Quatrième année : la structure', en: 'Year one: structure' },
        summary: {
          fr: 'Armures, mailles, non-tissés. On apprend à lire une étoffe au compte-fils et à la refaire, puis à la contredire.',
          en: 'Weaves, knits, non-wovens. You learn to read a cloth through a linen tester and remake it, then to contradict it.',
        },
        subjects: {
          fr: [
            'Tissage à bras et Jacquard',
            'Maille rectiligne',
            'Teinture végétale',
            'Impression et enduction',
            'Chimie des fibres',
            'Anthropologie du textile',
            'Carnet de laboratoire',
          ],
          en: [
            'Hand and Jacquard weaving',
            'Flat-bed knitting',
            'Plant dyeing',
            'Printing and coating',
            'Fibre chemistry',
            'Anthropology of textiles',
            'Laboratory notebook',
          ],
        },
        project: {
          fr: 'Un nuancier de quarante couleurs tirées de trois plantes du jardin tinctorial, reproductibles par quelqu’un d’autre.',
          en: 'A chart of forty colours from three plants of the dye garden, which someone else must be able to reproduce.',
        },
      },
      {
        title: { fr: 'Cinquième année : l’usage', en: 'Year two: use' },
        summary: {
          fr: 'La matière cherche sa place : acoustique d’une salle, siège de train, vêtement de pluie. Partenariat de six mois avec une filature ou un laboratoire.',
          en: 'The material finds its place: the acoustics of a hall, a train seat, rainwear. Six months with a spinning mill or a laboratory.',
        },
        subjects: {
          fr: [
            'Projet de fin d’études',
            'Matières issues de déchets',
            'Essais normalisés',
            'Tendances et prospective',
            'Production et filières',
            'Brevets et droits',
            'Mémoire',
          ],
          en: [
            'Final project',
            'Materials from waste',
            'Standard tests',
            'Trends and foresight',
            'Production and supply',
            'Patents and rights',
            'Dissertation',
          ],
        },
        project: {
          fr: 'Dix mètres d’une étoffe ou dix plaques d’une matière, avec fiche technique, essais d’usure et premier client.',
          en: 'Ten metres of a cloth or ten sheets of a material, with data sheet, wear tests and a first customer.',
        },
      },
    ],
    careers: {
      fr: [
        'Designer textile',
        'Designer couleur et matière',
        'Responsable de matériauthèque',
        'Coloriste',
        'Chef de produit tissus',
        'Chercheur en design des matériaux',
        'Designer maille industrielle',
        'Tisserand indépendant',
      ],
      en: [
        'Textile designer',
        'Colour and materials designer',
        'Materials librarian',
        'Colourist',
        'Fabric product manager',
        'Materials design researcher',
        'Industrial knit designer',
        'Independent weaver',
      ],
    },
    admission: [
      {
        title: { fr: 'Boîte d’échantillons', en: 'A box of samples' },
        text: {
          fr: 'Douze essais de matière, 10 × 10 cm, avec leurs recettes. La boîte vous est rendue.',
          en: 'Twelve material trials, 10 × 10 cm, with their recipes. You get the box back.',
        },
      },
      {
        title: { fr: 'Portfolio', en: 'Portfolio' },
        text: {
          fr: 'Quinze pages, et une bibliographie de cinq titres.',
          en: 'Fifteen pages and a reading list of five titles.',
        },
      },
      {
        title: { fr: 'Entretien', en: 'Interview' },
        text: {
          fr: 'Quarante minutes à la matériauthèque ou à distance, en français ou en anglais.',
          en: 'Forty minutes in the materials library or online, in French or English.',
        },
      },
      {
        title: { fr: 'Apprentissage à Lyon', en: 'Apprenticeship in Lyon' },
        text: {
          fr: 'Douze places avec des tisseurs, des ennoblisseurs et des maisons de la région. Contrat à signer avant le 15 octobre.',
          en: 'Twelve places with weavers, finishers and fashion houses of the region. Contracts are signed by 15 October.',
        },
      },
    ],
    body: {
      fr: [
        {
          block: 'quote',
          text: 'La première fois que le vert a viré au gris, j’ai cru avoir tout perdu. Ma professeure a noté la recette : c’est aujourd’hui la référence 2 214 de la matériauthèque.',
          author: 'Oriane Tavernost',
          role: 'diplômée en 2025, coloriste',
        },
        {
          block: 'cards',
          heading: 'Trois lieux pour la matière',
          cards: [
            {
              title: 'Le jardin tinctorial',
              text: 'Sur la terrasse de Lyon, 90 m² de garance, de gaude et de pastel, récoltés par les étudiants en juillet et en octobre.',
              image: 'course-design-textile-matieres-motif',
            },
            {
              title: 'La matériauthèque',
              text: '3 800 échantillons classés par geste et non par fibre : ce qui se plie, ce qui se gonfle, ce qui s’étire.',
              image: 'course-design-textile-matieres-nuancier',
            },
            {
              title: 'L’atelier de Paris',
              text: 'Feutre, enduction et plaques pressées, dans l’ancienne salle des moules du passage des Bronziers.',
              image: 'course-design-textile-matieres-feutre',
              link: 'doc:campuses/paris',
              linkLabel: 'Le campus de Paris',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Tout consigner

Une couleur sans recette n’existe pas. Chaque essai porte un numéro, une date, un poids de bain et une température ; le carnet de laboratoire compte pour un tiers de la note. Il reste à la bibliothèque, et les promotions suivantes s’en servent.`,
        },
        {
          block: 'accordion',
          heading: 'Coûts et conditions',
          items: [
            {
              question: 'Quels frais prévoir ?',
              answer:
                '9 600 € par an à Paris, 9 100 € à Lyon en initial. Fils, mordants et plantes sont fournis ; prévoyez une blouse et des gants.',
            },
            {
              question: 'Faut-il savoir tisser ?',
              answer:
                'Non, mais il faut de la patience : ourdir une chaîne de trois mètres prend une journée, et on le fait tous.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Visiter la matériauthèque', action: 'contact' },
      ],
      en: [
        {
          block: 'key-figures',
          heading: 'Measured',
          figures: [
            { value: '3,800', label: 'samples in the materials library' },
            { value: '40', label: 'colours to draw from three plants' },
            { value: '10 m', label: 'of finished cloth for the final project' },
            { value: '6 months', label: 'with a mill or a laboratory' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Write it all down

A colour without a recipe does not exist. Every trial has a number, a date, a bath weight and a temperature, and the laboratory notebook counts for a third of the mark. It stays in the library, where later students put it to use.

## Taught in two languages

In Lyon the workshop speaks French and the seminar English. Readings come in both.`,
        },
        {
          block: 'gallery',
          heading: 'Weaves and colours',
          images: ['course-design-textile-matieres-motif', 'course-design-textile-matieres-nuancier'],
        },
        {
          block: 'accordion',
          heading: 'Costs and conditions',
          items: [
            {
              question: 'What should I budget for?',
              answer:
                '€9,600 a year in Paris or €9,100 in Lyon. Yarn, mordants and plants are provided; bring an overall and gloves. Rooms near the Lyon campus start at about €480 a month.',
            },
            {
              question: 'Do I have to know how to weave?',
              answer: 'No, but you need patience: it takes a day to warp three metres, and everybody does it.',
            },
            {
              question: 'Are scholarships available to students from abroad?',
              answer:
                'Two each year for this course, covering half the fees. See [International](doc:pages/international).',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Visit the materials library', action: 'contact' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Mastère Design textile et matières à Lyon, Paris',
        metaDescription:
          'Tisser, teindre, feutrer et tout consigner : deux ans de design textile et matières à Lyon et à Paris, avec un jardin tinctorial et 3 800 échantillons.',
      },
      en: {
        metaTitle: 'Textile and Materials, two-year master’s',
        metaDescription:
          'Weave, dye, felt and write it all down: a two-year master’s in textiles and materials in Lyon and Paris, with a dye garden and a library of 3,800 samples.',
      },
    },
  },
];
