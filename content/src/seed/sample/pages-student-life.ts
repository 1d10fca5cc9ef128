import type { SamplePage } from './sample-types.ts';

/** The rubrique « Vie étudiante » and its sub-pages. */
export const studentLifePages: SamplePage[] = [
  {
    slug: { fr: 'vie-etudiante', en: 'student-life' },
    title: { fr: 'Vie étudiante', en: 'Student Life' },
    layout: 'dynamic',
    introduction: {
      fr: 'Se loger, manger, se soigner, rejoindre une association, trouver du calme la veille d’un jury : ce qui fait une année, en dehors des projets.',
      en: 'Finding a room, eating, staying well, joining a society, finding some quiet the night before a jury: what a year is made of, besides projects.',
    },
    image: 'page-vie-etudiante',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Au quotidien',
          cards: [
            {
              title: 'Se loger',
              text: 'Résidences, colocations, garanties : les pistes ville par ville.',
              image: 'page-logement',
              link: 'doc:pages/logement',
              linkLabel: 'Trouver un logement',
            },
            {
              title: 'Les associations',
              text: 'Vingt-trois associations, de la fanfare au fanzine.',
              image: 'page-associations',
              link: 'doc:pages/associations',
              linkLabel: 'Rejoindre une association',
            },
            {
              title: 'Les campus',
              text: 'Adresses, horaires, accès, cantines.',
              image: 'page-vie-etudiante-campus',
              link: 'screen:campus-list',
              linkLabel: 'Voir les campus',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Santé et écoute

Une psychologue tient une permanence chaque semaine sur chaque campus. Les cinq premiers rendez-vous sont **gratuits et anonymes** ; l’école ne sait pas qui consulte. Les services de santé universitaires de chaque ville vous sont ouverts, y compris pour un suivi médical ou gynécologique.

## Violences et discriminations

Une cellule d’écoute extérieure à l’école reçoit les signalements à [ecoute@ecole-meridienne.example](mailto:ecoute@ecole-meridienne.example). Elle vous répond en 48 heures et n’agit qu’avec votre accord, sauf danger immédiat.

## Manger

Chaque campus a une cuisine partagée avec plaques, fours et réfrigérateurs. À Paris, Lyon et Bordeaux, un restaurant universitaire se trouve à moins de dix minutes à pied.

## Travailler à côté

Les cours se terminent à 17 h 30. L’école emploie une soixantaine d’étudiants pour l’accueil, les portes ouvertes et la surveillance des ateliers.`,
        },
        {
          block: 'quote',
          text: 'La cuisine du deuxième étage est le vrai bureau du campus. C’est là qu’on a trouvé le titre de notre diplôme.',
          author: 'Inaya',
          role: 'Étudiante en design graphique, Nantes',
        },
        { block: 'list', heading: 'À venir sur les campus', of: 'events', limit: 4 },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Health, and someone to talk to

A psychologist is on each campus every week. The first five sessions are **free and anonymous**; the school never knows who goes. University health services in every city are open to you as well.

## Violence and discrimination

An independent listening team takes reports at [ecoute@ecole-meridienne.example](mailto:ecoute@ecole-meridienne.example). It answers within 48 hours and acts only with your consent, unless someone is in immediate danger.

## Food

Each campus has a shared kitchen with hobs, ovens and fridges. In Paris, Lyon and Bordeaux a subsidised student canteen is less than ten minutes’ walk away.

## Working on the side

Timetables end at 5.30 pm. The school itself employs some sixty students for reception, open days and workshop supervision.`,
        },
        {
          block: 'cards',
          heading: 'Day to day',
          cards: [
            {
              title: 'Housing',
              text: 'Halls, shared flats and guarantors, city by city.',
              image: 'page-logement',
              link: 'doc:pages/logement',
              linkLabel: 'Find a room',
            },
            {
              title: 'Student societies',
              text: 'Twenty-three of them, from brass band to fanzine.',
              image: 'page-associations',
              link: 'doc:pages/associations',
              linkLabel: 'Join in',
            },
            {
              title: 'The campuses',
              text: 'Addresses, opening hours, how to get there.',
              image: 'page-vie-etudiante-campus',
              link: 'screen:campus-list',
              linkLabel: 'See the campuses',
            },
          ],
        },
        { block: 'list', heading: 'Coming up on campus', of: 'events', limit: 4 },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Vie étudiante : santé, repas, associations',
        metaDescription:
          'Logement, écoute psychologique gratuite, cuisines partagées, emplois étudiants, associations : la vie sur les cinq campus, hors des projets.',
      },
      en: {
        metaTitle: 'Student life: health, food, societies',
        metaDescription:
          'Housing, free counselling, shared kitchens, student jobs and societies: what life is like on our five campuses once the project is handed in.',
      },
    },
  },
  {
    slug: { fr: 'logement', en: 'housing' },
    title: { fr: 'Se loger', en: 'Housing' },
    parent: 'vie-etudiante',
    layout: 'default',
    introduction: {
      fr: 'L’école n’a pas de résidence à elle. Elle réserve des chambres, vérifie les annonces et se porte parfois garante.',
      en: 'The school has no halls of its own. It books rooms, checks adverts and sometimes stands as guarantor.',
    },
    image: 'page-logement',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Les chambres réservées

Cent quatre-vingt-dix chambres sont retenues chaque année dans des résidences proches des campus, de 16 à 24 m². Elles sont attribuées jusqu’au **15 juillet**, d’abord aux étudiants qui arrivent de loin et aux boursiers.

## Les loyers que l’on constate

- Paris : de 620 à 850 € pour une chambre en colocation.
- Lyon et Bordeaux : de 430 à 560 €.
- Nantes et Strasbourg : de 380 à 500 €.

Ces montants s’entendent charges comprises, avant l’aide au logement de la CAF.

## Un plan plutôt qu’une photo

Le tableau d’annonces interne demande un plan coté à chaque bailleur. Les étudiants d’[architecture d’intérieur](doc:courses/architecture-interieure) le dessinent si besoin, contre un repas.`,
        },
        {
          block: 'image',
          image: 'page-logement-colocation',
          caption:
            'Une colocation de quatre à Nantes, relevée par ses habitants : la table fait 2,40 m, c’était le critère.',
        },
        {
          block: 'accordion',
          heading: 'Avant de signer',
          items: [
            {
              question: 'Qui peut se porter garant pour moi ?',
              answer:
                'La garantie Visale est gratuite et acceptée par la plupart des bailleurs. Si elle est refusée, le fonds de solidarité de l’école peut se porter garant.',
            },
            {
              question: 'Faut-il verser de l’argent pour réserver ?',
              answer:
                '**Jamais avant d’avoir visité et signé.** Un bailleur qui demande un virement pour une visite est un escroc : prévenez-nous.',
            },
            {
              question: 'Combien de temps à l’avance chercher ?',
              answer: 'À partir de mai. En septembre, il reste des places, surtout à Strasbourg et à Bordeaux.',
            },
          ],
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Rooms we hold for you

We book a hundred and ninety rooms a year in halls near our campuses, between 16 and 24 m². They are given out until **15 July**, first to students who come from far away or receive a bursary.

## What rents really are

- Paris: €620 to €850 for a room in a shared flat.
- Lyon and Bordeaux: €430 to €560.
- Nantes and Strasbourg: €380 to €500.

Bills included, before the French housing benefit (CAF), which international students can claim too.

## A plan, not a photo

Our notice board asks every landlord for a measured plan. Students of [interior architecture](doc:courses/architecture-interieure) will draw one if needed, in exchange for dinner.`,
        },
        {
          block: 'accordion',
          heading: 'Before you sign',
          items: [
            {
              question: 'Who can be my guarantor?',
              answer:
                'The public Visale scheme is free and most landlords take it. If yours refuses, the school’s solidarity fund may step in.',
            },
            {
              question: 'Should I pay to reserve?',
              answer:
                '**Never before you have seen the room and signed.** Anyone who asks for a transfer before a visit is a fraud: tell us.',
            },
            {
              question: 'When should I start looking?',
              answer: 'In May. Some rooms are left in September, mostly in Strasbourg and Bordeaux.',
            },
          ],
        },
        {
          block: 'image',
          image: 'page-logement-colocation',
          caption:
            'A shared flat for four in Nantes, measured by its tenants. The table is 2.40 m long; that settled it.',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Se loger : chambres, loyers, garanties',
        metaDescription:
          'Chambres réservées près des campus, loyers constatés à Paris, Lyon, Bordeaux, Nantes et Strasbourg, garanties et pièges à éviter.',
      },
      en: {
        metaTitle: 'Housing: rooms, rents and guarantors',
        metaDescription:
          'Rooms held near our campuses, real rents in Paris, Lyon, Bordeaux, Nantes and Strasbourg, guarantors, and the traps to avoid before signing.',
      },
    },
  },
  {
    slug: { fr: 'associations', en: 'student-societies' },
    title: { fr: 'Les associations étudiantes', en: 'Student Societies' },
    parent: 'vie-etudiante',
    layout: 'default',
    introduction: {
      fr: 'Vingt-trois associations, un budget voté par les étudiants eux-mêmes et le mercredi soir libre sur tous les campus.',
      en: 'Twenty-three societies, a budget voted by students themselves, and Wednesday evenings kept free on every campus.',
    },
    image: 'page-associations',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Quelques-unes',
          cards: [
            {
              title: 'La Ressourcerie',
              text: 'Récupère les chutes des ateliers et les maquettes d’après-jury, trie, redistribue. Présente sur les cinq campus.',
              image: 'page-associations-ressourcerie',
            },
            {
              title: 'Bon à tirer',
              text: 'Un fanzine par mois, composé au plomb à Paris, en risographie ailleurs.',
              image: 'page-associations-fanzine',
            },
            {
              title: 'Fil à fil',
              text: 'Couture du mercredi à Lyon : on répare d’abord, on crée ensuite.',
              image: 'page-associations-couture',
            },
            {
              title: 'Contre-plaqué',
              text: 'La fanfare de Bordeaux. Les instruments viennent d’une brocante, le niveau aussi.',
              image: 'page-associations-fanfare',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Créer la vôtre

Il faut être trois, écrire une page et la présenter au conseil des étudiants. La réponse est donnée le soir même, avec un premier budget de 300 € si elle est favorable. L’école prête les salles et les ateliers jusqu’à 22 h.

## L’engagement compte

Les responsables d’association obtiennent jusqu’à **trois crédits ECTS** par semestre, sur présentation d’un bilan. Un aménagement d’emploi du temps est possible en année de mandat.`,
        },
        {
          block: 'key-figures',
          heading: 'L’an dernier',
          figures: [
            { value: '23', label: 'associations actives' },
            { value: '4,2 t', label: 'de matériaux remis en circulation' },
            { value: '11', label: 'numéros de fanzine imprimés' },
          ],
        },
        { block: 'list', heading: 'Les dernières nouvelles', of: 'news', limit: 3 },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Start your own

You need three people, one page of writing and five minutes before the student council. You get the answer that same evening, with a first budget of €300 if it is yes. The school lends rooms and workshops until 10 pm.

## It counts

People who run a society earn up to **three ECTS credits** a semester for it, and may ask for a lighter timetable.`,
        },
        {
          block: 'cards',
          heading: 'A few of them',
          cards: [
            {
              title: 'La Ressourcerie',
              text: 'Collects offcuts and post-jury models, sorts them and gives them away. On all five campuses.',
              image: 'page-associations-ressourcerie',
            },
            {
              title: 'Bon à tirer',
              text: 'A fanzine a month, set in metal type in Paris and on the risograph elsewhere.',
              image: 'page-associations-fanzine',
            },
            {
              title: 'Fil à fil',
              text: 'Wednesday sewing in Lyon: mend first, make afterwards.',
              image: 'page-associations-couture',
            },
            {
              title: 'Contre-plaqué',
              text: 'The Bordeaux brass band. The instruments came from a flea market; so did the standard.',
              image: 'page-associations-fanfare',
            },
          ],
        },
        {
          block: 'key-figures',
          heading: 'Last year',
          figures: [
            { value: '23', label: 'active societies' },
            { value: '4.2 t', label: 'of materials put back into use' },
            { value: '11', label: 'fanzine issues printed' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Associations étudiantes des cinq campus',
        metaDescription:
          'Ressourcerie, fanzine, couture, fanfare : vingt-trois associations étudiantes, comment en rejoindre une et comment créer la vôtre.',
      },
      en: {
        metaTitle: 'Student societies on our five campuses',
        metaDescription:
          'Material reuse, fanzines, sewing, a brass band: twenty-three student societies, how to join one, and how to start your own at the school.',
      },
    },
  },
];
