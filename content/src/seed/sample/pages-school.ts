import type { SamplePage } from './sample-types.ts';

/** The rubrique « L’École » and its sub-pages. */
export const schoolPages: SamplePage[] = [
  {
    slug: { fr: 'ecole', en: 'school' },
    title: { fr: 'L’École', en: 'The School' },
    layout: 'default',
    introduction: {
      fr: 'L’École Méridienne forme des designers depuis 1987, dans cinq anciens lieux de production. On y apprend en dessinant, en fabriquant et en défendant ses choix devant un jury.',
      en: 'École Méridienne has trained designers since 1987, in five buildings where things used to be made. Students learn by drawing, by making, and by defending their choices in front of a jury.',
    },
    image: 'page-ecole',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Une école indépendante

L’école n’appartient à aucun groupe. Elle est portée par une association à but non lucratif, et ses excédents financent les ateliers, les bourses et le laboratoire. Cette indépendance a une conséquence simple : les promotions restent petites. Un atelier réunit **22 étudiants au plus**, encadrés par deux enseignants.

## Cinq bâtiments, une même méthode

Un atelier de bronze à [Paris](doc:campuses/paris), une usine de machines à soie à [Lyon](doc:campuses/lyon), une halle de réparation navale à [Bordeaux](doc:campuses/bordeaux), une salle de traçage de coques à [Nantes](doc:campuses/nantes), un entrepôt de graines près du Rhin à [Strasbourg](doc:campuses/strasbourg) : chaque campus garde les traces de ce qu’on y fabriquait. Les programmes sont communs, les sujets de projet viennent du territoire.`,
        },
        {
          block: 'key-figures',
          heading: 'L’école en chiffres',
          figures: [
            { value: '1987', label: 'année de fondation, à Paris' },
            { value: '1 400', label: 'étudiants sur cinq campus' },
            { value: '180', label: 'enseignants, dont neuf sur dix exercent leur métier' },
            { value: '22', label: 'étudiants au plus par atelier' },
          ],
        },
        {
          block: 'cards',
          heading: 'Pour aller plus loin',
          cards: [
            {
              title: 'Notre histoire',
              text: 'De vingt-trois étudiants dans un atelier de bronze à cinq campus.',
              image: 'page-histoire',
              link: 'doc:pages/histoire',
              linkLabel: 'Lire l’histoire de l’école',
            },
            {
              title: 'Notre pédagogie',
              text: 'Le projet, l’atelier et le jury : comment se passe une année.',
              image: 'page-pedagogie',
              link: 'doc:pages/pedagogie',
              linkLabel: 'Découvrir la pédagogie',
            },
            {
              title: 'Les ateliers',
              text: 'Bois, métal, textile, impression, prototypage : ce que vous trouverez sur place.',
              image: 'page-ateliers',
              link: 'doc:pages/ateliers',
              linkLabel: 'Visiter les ateliers',
            },
            {
              title: 'L’équipe',
              text: 'Qui dirige l’école, qui enseigne, à qui écrire.',
              image: 'page-equipe',
              link: 'doc:pages/equipe',
              linkLabel: 'Rencontrer l’équipe',
            },
          ],
        },
        { block: 'list', heading: 'Nos campus', of: 'campuses' },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## An independent school

No group owns us. The school is run by a non-profit association, and whatever is left at the end of the year pays for workshops, bursaries and the research lab. Independence has one plain effect: groups stay small. A studio has **22 students at most**, with two tutors.

## Five buildings, one way of working

A bronze workshop in [Paris](doc:campuses/paris), a silk-machine factory in [Lyon](doc:campuses/lyon), a boat-repair shed in [Bordeaux](doc:campuses/bordeaux), a shipwrights’ mould loft in [Nantes](doc:campuses/nantes), a seed merchant’s warehouse near the Rhine in [Strasbourg](doc:campuses/strasbourg). Each campus still shows what was once made there. Programmes are shared; the briefs come from the city outside.`,
        },
        {
          block: 'key-figures',
          heading: 'The school in figures',
          figures: [
            { value: '1987', label: 'founded in Paris' },
            { value: '1,400', label: 'students on five campuses' },
            { value: '180', label: 'tutors, nine in ten of them practising designers' },
            { value: '22', label: 'students at most in a studio' },
          ],
        },
        {
          block: 'quote',
          text: 'You can tell a school by what is lying on its tables at five in the afternoon. Ours are covered in half-finished things, and that is exactly right.',
          author: 'Maud Tréhorel',
          role: 'Director of the school',
        },
        {
          block: 'cards',
          heading: 'Read on',
          cards: [
            {
              title: 'Our history',
              text: 'From twenty-three students in a bronze workshop to five campuses.',
              image: 'page-histoire',
              link: 'doc:pages/histoire',
              linkLabel: 'Read our history',
            },
            {
              title: 'How we teach',
              text: 'Project, workshop, jury: what a year actually looks like.',
              image: 'page-pedagogie',
              link: 'doc:pages/pedagogie',
              linkLabel: 'See how we teach',
            },
            {
              title: 'The workshops',
              text: 'Wood, metal, textiles, print, prototyping: what you will find on site.',
              image: 'page-ateliers',
              link: 'doc:pages/ateliers',
              linkLabel: 'Look inside the workshops',
            },
          ],
        },
        { block: 'list', heading: 'Our campuses', of: 'campuses' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'L’école : cinq campus, une méthode',
        metaDescription:
          'École de design indépendante fondée en 1987 : 1 400 étudiants, cinq campus dans d’anciens ateliers, des groupes de 22 étudiants au plus.',
      },
      en: {
        metaTitle: 'The school: five campuses, one method',
        metaDescription:
          'An independent French design school founded in 1987: 1,400 students on five campuses in former workshops, and studios of 22 people at most.',
      },
    },
  },
  {
    slug: { fr: 'histoire', en: 'history' },
    title: { fr: 'Histoire de l’école', en: 'Our History' },
    parent: 'ecole',
    layout: 'dynamic',
    introduction: {
      fr: 'Trois enseignants, un atelier de bronze à l’abandon et vingt-trois étudiants : c’était en octobre 1987. Voici ce qui a suivi.',
      en: 'Three teachers, an abandoned bronze workshop and twenty-three students: that was October 1987. Here is what came next.',
    },
    image: 'page-histoire',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## 1987 : l’atelier de bronze

L’école ouvre dans le 11e arrondissement de Paris, dans un atelier où l’on coulait des poignées de porte et des bras de lumière. Le toit fuit ; un seul poêle chauffe les trois niveaux. Les trois fondateurs, une architecte d’intérieur, un ébéniste et un typographe, posent la règle qui tient encore : *on n’entre pas en cours sans quelque chose à montrer*.

Le four n’a jamais été démonté. C’est autour de lui que se tiennent les jurys de fin d’année.

## 1996 : Lyon et le tissu

La deuxième adresse ouvre sur les quais, à Lyon, dans une usine où l’on montait des machines pour les soyeux. Un métier Jacquard y était resté sous bâche ; deux anciens monteurs l’ont remis en marche, et il a décidé de la spécialité du campus. La formation en [design de mode](doc:courses/design-mode) y naît trois ans plus tard.

## 2004 : Bordeaux, les pieds dans l’eau

Aux bassins à flot, l’école reprend la halle où l’on réparait les bateaux de pêche. L’odeur de goudron met trois ans à partir ; la grue murale reste. Elle lève aujourd’hui les planches du master de [design de mobilier](doc:courses/design-mobilier).

## 2011 et 2019 : Nantes, puis Strasbourg

À Nantes, l’école s’installe sur l’île, entre les grues, dans la salle où l’on traçait les coques en vraie grandeur, et ouvre la formation en [design d’interaction](doc:courses/design-interaction). À Strasbourg, elle choisit au Neudorf une ancienne centrale d’achat de graines, à deux stations de tram de l’Allemagne : c’est le plus jeune et le plus petit des cinq campus.`,
        },
        {
          block: 'image',
          image: 'page-histoire-fonderie',
          caption: 'Coupe de l’atelier de Paris, relevé par les étudiants de première année en 1988.',
          wide: true,
        },
        {
          block: 'quote',
          text: 'On avait plus de tables que de chaises. Les premiers exercices de mobilier ont servi à s’asseoir.',
          author: 'Josse Hardelay',
          role: 'Ébéniste, cofondateur de l’école',
        },
        {
          block: 'gallery',
          heading: 'Cinq adresses, cinq dessins',
          images: [
            'page-histoire-paris',
            'page-histoire-lyon',
            'page-histoire-bordeaux',
            'page-histoire-nantes',
            'page-histoire-strasbourg',
          ],
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## 1987: the bronze workshop

The school opens in the 11th arrondissement of Paris, in a workshop that used to cast door handles and wall lights. The roof leaks, and a single stove heats all three floors. The three founders, an interior architect, a cabinetmaker and a typographer, set the rule that still stands: *nobody walks into class without something to show*.

The furnace was never taken down. End-of-year juries are held around it.

## 1996: Lyon and cloth

The second address opens on the riverside in Lyon, in a factory that built machines for the silk trade. A Jacquard loom had been left under a tarpaulin; two retired fitters got it running, and it settled what the campus would be good at. The [fashion design](doc:courses/design-mode) course started there three years later.

## 2004: Bordeaux, by the wet docks

The school takes over the shed where fishing boats were repaired. The smell of tar needs three years to leave; the wall crane stays, and now lifts boards for the [furniture design](doc:courses/design-mobilier) master’s.

## 2011 and 2019: Nantes, then Strasbourg

In Nantes we moved onto the island, between the cranes, into the loft where hulls were once drawn at full size, and opened [interaction design](doc:courses/design-interaction). In Strasbourg we chose a former seed merchant’s warehouse in Neudorf, two tram stops from Germany. It is the youngest of the five campuses, and the smallest.`,
        },
        {
          block: 'quote',
          text: 'We had more tables than chairs. The first furniture briefs were set so that people could sit down.',
          author: 'Josse Hardelay',
          role: 'Cabinetmaker, co-founder of the school',
        },
        {
          block: 'image',
          image: 'page-histoire-fonderie',
          caption: 'Section through the Paris workshop, surveyed by first-year students in 1988.',
          wide: true,
        },
        {
          block: 'gallery',
          heading: 'Five addresses, five drawings',
          images: [
            'page-histoire-paris',
            'page-histoire-lyon',
            'page-histoire-bordeaux',
            'page-histoire-nantes',
            'page-histoire-strasbourg',
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Histoire de l’école depuis 1987',
        metaDescription:
          'D’un atelier de bronze parisien en 1987 à cinq campus : comment l’École Méridienne a choisi ses bâtiments, ses métiers et sa méthode.',
      },
      en: {
        metaTitle: 'Our history, from 1987 to today',
        metaDescription:
          'From a Paris bronze workshop in 1987 to five campuses: how the school chose its buildings, its subjects and the way it teaches design.',
      },
    },
  },
  {
    slug: { fr: 'pedagogie', en: 'teaching' },
    title: { fr: 'Notre pédagogie', en: 'How We Teach' },
    parent: 'ecole',
    layout: 'default',
    introduction: {
      fr: 'Une semaine sur deux se passe en projet. Le reste du temps sert à apprendre ce dont le projet a besoin : dessiner, mesurer, fabriquer, écrire, chiffrer.',
      en: 'Every other week is given over to a project. The rest of the time goes into what the project needs: drawing, measuring, making, writing, costing.',
    },
    image: 'page-pedagogie',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Le projet d’abord

Chaque semestre comporte deux projets longs de six semaines et un projet court de cinq jours. Les sujets viennent d’une commune, d’un fabricant, d’un musée ou d’une association ; un tiers d’entre eux donne lieu à une réalisation. Vous rendez toujours trois choses : un dessin, une maquette, un texte d’une page.

## Dessiner tous les jours

Le carnet est obligatoire et personne ne le note. Le dessin d’observation occupe trois heures par semaine jusqu’à la fin de la troisième année, y compris en [design d’interaction](doc:courses/design-interaction).

## Apprendre avec des praticiens

Neuf enseignants sur dix ont une agence, un atelier ou un poste en entreprise. Ils arrivent avec leurs chantiers en cours, leurs erreurs et leurs devis. Les enseignants permanents assurent la continuité d’un semestre à l’autre.

## Être évalué sans surprise

La grille d’évaluation est remise **avec** le sujet. Elle compte cinq critères : compréhension du besoin, recherche, qualité du dessin, qualité de la réalisation, présentation. Chaque note est accompagnée d’un commentaire écrit dans les dix jours.`,
        },
        {
          block: 'steps',
          heading: 'Six semaines, un projet',
          steps: [
            {
              title: 'Semaine 1 : enquêter',
              text: 'Visite du lieu ou de l’atelier, entretiens, relevé. Rendu : **dix constats** avec un dessin chacun.',
            },
            {
              title: 'Semaine 2 : chercher',
              text: 'Trois pistes, jamais une seule. Les maquettes sont en carton et tiennent dans la main.',
            },
            {
              title: 'Semaine 3 : choisir',
              text: 'Revue intermédiaire en groupe. Vous repartez avec une piste et la liste de ce qui ne marche pas.',
            },
            {
              title: 'Semaines 4 et 5 : fabriquer',
              text: 'Ateliers ouverts jusqu’à 20 h. Essais, prototypes, corrections, chiffrage.',
            },
            {
              title: 'Semaine 6 : défendre',
              text: 'Vingt minutes devant trois personnes, dont une extérieure à l’école.',
            },
          ],
        },
        {
          block: 'video',
          title: 'Un jury de deuxième année, sans montage',
          provider: 'youtube',
          videoId: 'meridienne1',
          poster: 'page-pedagogie-jury',
        },
        {
          block: 'quote',
          text: 'Mon premier jury m’a demandé pourquoi la lampe avait un interrupteur. J’ai cherché la réponse pendant deux semaines.',
          author: 'Anouk',
          role: 'Étudiante en design d’objet, Lyon',
        },
        { block: 'list', heading: 'Ce que cela donne', of: 'portfolios', limit: 6 },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Projects come first

Each semester has two long projects of six weeks and one short one of five days. Briefs come from a town council, a manufacturer, a museum or a charity, and a third of them end up being built. You always hand in three things: a drawing, a model, one page of writing.

## Draw every day

A sketchbook is compulsory and nobody marks it. Observational drawing takes three hours a week until the end of the third year, in [interaction design](doc:courses/design-interaction) too.

## Learn from people who do it

Nine tutors in ten run a practice, a workshop or a team. They bring in their current jobs, their mistakes and their invoices. Permanent staff hold the thread from one semester to the next.

## No surprises in marking

You get the marking grid **with** the brief. It has five lines: understanding of the need, research, drawing, making, presentation. Every mark comes with written comments within ten days.`,
        },
        {
          block: 'steps',
          heading: 'Six weeks, one project',
          steps: [
            {
              title: 'Week 1: look',
              text: 'Visit the place, talk to people, survey. Hand in **ten findings**, each with a drawing.',
            },
            { title: 'Week 2: try', text: 'Three directions, never one. Models are cardboard and fit in your hand.' },
            {
              title: 'Week 3: choose',
              text: 'Group review. You leave with one direction and a list of what does not work.',
            },
            {
              title: 'Weeks 4 and 5: make',
              text: 'Workshops open until 8 pm. Tests, prototypes, corrections, costing.',
            },
            {
              title: 'Week 6: defend',
              text: 'Twenty minutes in front of three people, one of them from outside the school.',
            },
          ],
        },
        {
          block: 'video',
          title: 'A second-year jury, uncut (in French)',
          provider: 'youtube',
          videoId: 'meridienne1',
          poster: 'page-pedagogie-jury',
        },
        { block: 'list', heading: 'What comes out of it', of: 'portfolios', limit: 6 },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Pédagogie : le projet, l’atelier, le jury',
        metaDescription:
          'Projets de six semaines, dessin quotidien, enseignants praticiens, grille d’évaluation remise avec le sujet : comment on apprend à l’école.',
      },
      en: {
        metaTitle: 'How we teach: project, workshop, jury',
        metaDescription:
          'Six-week projects, drawing every day, tutors who practise, and a marking grid handed out with the brief: how design is taught at the school.',
      },
    },
  },
  {
    slug: { fr: 'ateliers', en: 'workshops' },
    title: { fr: 'Les ateliers', en: 'The Workshops' },
    parent: 'ecole',
    layout: 'dynamic',
    introduction: {
      fr: 'Chaque campus a ses ateliers, ses machines et un responsable qui sait les régler. Ils sont ouverts en dehors des cours, le soir et le samedi matin.',
      en: 'Every campus has its own workshops, its own machines and someone who knows how to set them up. They stay open outside class, in the evening and on Saturday mornings.',
    },
    image: 'page-ateliers',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Ce que l’on trouve sur tous les campus

- Un atelier maquette : établis, découpe laser, thermoformage, cabine de peinture.
- Un atelier numérique : dix imprimantes 3D, une fraiseuse à commande numérique, un banc d’électronique.
- Un atelier d’impression : traceurs, presse typographique ou risographie selon le campus, massicot, reliure.
- Une matériauthèque en libre accès, dont chaque échantillon porte son prix et sa provenance.

## Ce que chaque campus a de plus

**Paris** garde un poste de fonte à basse température et un atelier de sérigraphie. **Lyon** a le métier Jacquard, la teinture et la coupe. **Bordeaux** a la menuiserie la plus complète : scie à format, toupie, étuve à cintrer. **Nantes** a un studio son et image et un plancher de 38 mètres où l’on dessine à l’échelle un. **Strasbourg** a une chambre de lumière, où l’on mesure ce que l’on dessine.`,
        },
        {
          block: 'gallery',
          heading: 'Sorti des ateliers cette année',
          images: [
            'page-ateliers-bois',
            'page-ateliers-textile',
            'page-ateliers-impression',
            'page-ateliers-numerique',
            'page-ateliers-maquette',
            'page-ateliers-lumiere',
          ],
        },
        {
          block: 'accordion',
          heading: 'Règles d’usage',
          items: [
            {
              question: 'Qui peut utiliser les machines ?',
              answer:
                'Tout étudiant inscrit, après une **formation de deux heures** par machine et un test de sécurité. L’habilitation est notée sur votre carte et vaut sur les cinq campus.',
            },
            {
              question: 'Faut-il payer les matériaux ?',
              answer:
                'Les chutes et le papier courant sont gratuits. Le bois, le textile et la résine sont vendus au prix d’achat. Chaque étudiant reçoit un crédit de matière au début du semestre.',
            },
            {
              question: 'Quels sont les horaires ?',
              answer:
                'En semaine jusqu’à 20 h, le samedi de 9 h à 13 h ; la page de chaque [campus](screen:campus-list) donne ses horaires. Pendant les deux semaines qui précèdent les jurys, les ateliers ferment à 22 h.',
            },
            {
              question: 'Peut-on venir sans être étudiant ?',
              answer:
                'Oui, deux fois par an : lors des portes ouvertes et pendant les stages d’initiation d’avril. Les dates sont dans [l’agenda](screen:agenda).',
            },
          ],
        },
      ],
      en: [
        {
          block: 'gallery',
          heading: 'Made in the workshops this year',
          images: [
            'page-ateliers-bois',
            'page-ateliers-textile',
            'page-ateliers-impression',
            'page-ateliers-numerique',
            'page-ateliers-maquette',
            'page-ateliers-lumiere',
          ],
        },
        {
          block: 'rich-text',
          text: `## On every campus

- A model shop: benches, laser cutter, vacuum former, spray booth.
- A digital workshop: ten 3D printers, a CNC router, an electronics bench.
- A print shop: plotters, letterpress or risograph depending on the campus, guillotine, bookbinding.
- An open materials library, where every sample carries its price and where it came from.

## What each campus adds

**Paris** keeps a low-temperature casting bench and a screen-printing room. **Lyon** has the Jacquard loom, the dye room and the cutting tables. **Bordeaux** has the fullest woodshop: panel saw, spindle moulder, steam-bending box. **Nantes** has a sound and image studio, and a 38-metre floor to draw on at full size. **Strasbourg** has a light lab, where you measure what you have drawn.`,
        },
        {
          block: 'accordion',
          heading: 'How it works',
          items: [
            {
              question: 'Who can use the machines?',
              answer:
                'Any enrolled student, after **two hours of training** per machine and a safety test. The permit is recorded on your card and is valid on all five campuses.',
            },
            {
              question: 'Do I pay for materials?',
              answer:
                'Offcuts and everyday paper are free. Timber, cloth and resin are sold at cost. Every student gets a materials credit at the start of the semester.',
            },
            {
              question: 'When are they open?',
              answer:
                'Until 8 pm on weekdays, and from 9 am to 1 pm on Saturdays; see each [campus](screen:campus-list) for its hours. In the two weeks before juries they close at 10 pm.',
            },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Ateliers : bois, textile, print, numérique',
        metaDescription:
          'Découpe laser, menuiserie, métiers à tisser, risographie, banc d’électronique : les ateliers des cinq campus, leurs horaires et leurs règles.',
      },
      en: {
        metaTitle: 'Workshops: wood, textiles, print, digital',
        metaDescription:
          'Laser cutters, a full woodshop, looms, risograph, electronics: what the workshops on our five campuses hold, when they open and who may use them.',
      },
    },
  },
  {
    slug: { fr: 'equipe', en: 'team' },
    title: { fr: 'L’équipe', en: 'The Team' },
    parent: 'ecole',
    layout: 'default',
    introduction: {
      fr: 'Soixante permanents et cent quatre-vingts enseignants font vivre l’école. Voici ceux à qui vous écrirez le plus souvent, et comment l’école se gouverne.',
      en: 'Sixty permanent staff and a hundred and eighty tutors keep the school going. Here are the people you are most likely to write to, and how the school is run.',
    },
    image: 'page-equipe',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'La direction',
          cards: [
            {
              title: 'Maud Tréhorel, directrice',
              text: 'Architecte d’intérieur. Elle a dirigé le campus de Nantes avant de prendre la tête de l’école.',
              image: 'page-equipe-direction',
              link: 'mailto:direction@ecole-meridienne.example',
              linkLabel: 'Écrire à la direction',
            },
            {
              title: 'Idris Colas-Benamar, directeur des études',
              text: 'Designer d’objet. Il veille sur les programmes, les jurys et l’évaluation.',
              image: 'page-equipe-etudes',
              link: 'mailto:etudes@ecole-meridienne.example',
              linkLabel: 'Écrire à la direction des études',
            },
            {
              title: 'Solveig Aubertel, responsable des admissions',
              text: 'Typographe de formation. Elle lit tous les dossiers, y compris ceux qui arrivent en retard.',
              image: 'page-equipe-admissions',
              link: 'mailto:admissions@ecole-meridienne.example',
              linkLabel: 'Écrire aux admissions',
            },
            {
              title: 'Thibaut Wendlinck, relations avec les entreprises',
              text: 'Ancien chef de projet dans une agence d’architecture commerciale. Il suit les stages et l’alternance.',
              image: 'page-equipe-entreprises',
              link: 'mailto:entreprises@ecole-meridienne.example',
              linkLabel: 'Écrire au service entreprises',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Une gouvernance partagée

Le **conseil d’administration** se réunit quatre fois par an. Il compte douze membres : quatre personnalités du monde du design, trois enseignants, deux étudiants, deux anciens élèves et un représentant du personnel. Les étudiants y votent comme les autres, y compris sur le budget.

Le **conseil pédagogique** réunit chaque mois les responsables de formation et les délégués de promotion. Ses comptes rendus sont affichés sur les campus.

## Enseigner à l’école

Nous recrutons des praticiens en exercice, pour six heures par semaine au plus. Envoyez un portfolio et une proposition de sujet d’une page à [enseigner@ecole-meridienne.example](mailto:enseigner@ecole-meridienne.example).`,
        },
        {
          block: 'call-to-action',
          heading: 'Vous ne savez pas à qui écrire ?',
          text: 'Dites-nous ce que vous cherchez : votre message arrivera au bon bureau.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Who decides

The **board** meets four times a year. It has twelve members: four people from the design world, three tutors, two students, two graduates and a member of staff. Students vote like everyone else, on the budget too.

The **teaching committee** brings course leaders and class representatives together every month. Its minutes go up on the wall of each campus.`,
        },
        {
          block: 'cards',
          heading: 'The people you will write to',
          cards: [
            {
              title: 'Maud Tréhorel, Director',
              text: 'An interior architect, she ran the Nantes campus before taking over the school.',
              image: 'page-equipe-direction',
              link: 'mailto:direction@ecole-meridienne.example',
              linkLabel: 'Write to the director',
            },
            {
              title: 'Idris Colas-Benamar, Dean of Studies',
              text: 'A product designer, in charge of programmes, juries and marking.',
              image: 'page-equipe-etudes',
              link: 'mailto:etudes@ecole-meridienne.example',
              linkLabel: 'Write to the dean',
            },
            {
              title: 'Solveig Aubertel, Admissions',
              text: 'A typographer by training. She reads every application, late ones included.',
              image: 'page-equipe-admissions',
              link: 'mailto:admissions@ecole-meridienne.example',
              linkLabel: 'Write to admissions',
            },
            {
              title: 'Thibaut Wendlinck, Industry Relations',
              text: 'Formerly a project manager in a retail design practice. He looks after placements and apprenticeships.',
              image: 'page-equipe-entreprises',
              link: 'mailto:entreprises@ecole-meridienne.example',
              linkLabel: 'Write to industry relations',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Not sure who to write to?',
          text: 'Tell us what you are looking for and we will pass it to the right desk.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'L’équipe et la gouvernance de l’école',
        metaDescription:
          'Direction, études, admissions, entreprises : les personnes qui font vivre l’École Méridienne, leurs adresses et la façon dont l’école décide.',
      },
      en: {
        metaTitle: 'The team and how the school is run',
        metaDescription:
          'Director, dean, admissions, industry relations: the people who keep the school going, how to reach them, and how decisions are made.',
      },
    },
  },
  {
    slug: { fr: 'borne-accueil', en: 'welcome-kiosk' },
    title: { fr: 'Bienvenue à l’école', en: 'Welcome to the School' },
    parent: 'ecole',
    layout: 'empty',
    introduction: {
      fr: 'Vous êtes dans le hall. Les ateliers se visitent librement jusqu’à 18 h ; présentez-vous simplement à l’accueil.',
      en: 'You are in the entrance hall. The workshops are open to visitors until 6 pm; just say hello at the front desk first.',
    },
    image: 'page-borne',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Que cherchez-vous ?',
          cards: [
            {
              title: 'Une formation',
              text: 'Dix formations, de l’année préparatoire au master.',
              link: 'screen:course-list',
              linkLabel: 'Voir les formations',
            },
            {
              title: 'Un rendez-vous',
              text: 'Portes ouvertes, jurys publics, expositions.',
              link: 'screen:agenda',
              linkLabel: 'Voir l’agenda',
            },
            {
              title: 'Des travaux',
              text: 'Des projets récents, à parcourir ici.',
              link: 'screen:portfolios',
              linkLabel: 'Voir les portfolios',
            },
          ],
        },
        { block: 'list', heading: 'Prochains rendez-vous', of: 'events', limit: 4 },
        {
          block: 'call-to-action',
          heading: 'Emportez la documentation',
          text: 'Nous vous l’envoyons par courriel, pour lire dans le train.',
          action: 'brochure',
        },
      ],
      en: [
        {
          block: 'cards',
          heading: 'What are you looking for?',
          cards: [
            {
              title: 'A course',
              text: 'Ten courses, from foundation year to master’s.',
              link: 'screen:course-list',
              linkLabel: 'See the courses',
            },
            {
              title: 'A date',
              text: 'Open days, public juries, exhibitions.',
              link: 'screen:agenda',
              linkLabel: 'See the agenda',
            },
            {
              title: 'Student work',
              text: 'Recent projects, to browse right here.',
              link: 'screen:portfolios',
              linkLabel: 'See the portfolios',
            },
          ],
        },
        { block: 'list', heading: 'Coming up', of: 'events', limit: 4 },
        {
          block: 'call-to-action',
          heading: 'Take the brochure with you',
          text: 'We will send it by e-mail, so you can read it on the train.',
          action: 'brochure',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Bienvenue : la borne d’accueil des campus',
        metaDescription:
          'La page d’accueil affichée dans le hall des campus : formations, prochains rendez-vous, travaux d’étudiants et envoi de la documentation.',
      },
      en: {
        metaTitle: 'Welcome: the kiosk in our entrance halls',
        metaDescription:
          'The page shown in the entrance halls of our campuses: courses, coming dates, student work to browse, and the brochure sent to your inbox.',
      },
    },
  },
];
