import type { SamplePage } from './sample-types.ts';

/** The rubrique « International » and its sub-pages. */
export const internationalPages: SamplePage[] = [
  {
    slug: { fr: 'international', en: 'international' },
    title: { fr: 'International', en: 'International' },
    layout: 'default',
    introduction: {
      fr: 'Un semestre à l’étranger pour qui le souhaite, et un étudiant sur six venu d’ailleurs : l’école travaille avec quarante-six établissements dans vingt et un pays.',
      en: 'A semester abroad for everyone who wants one, and one student in six from outside France: we work with forty-six schools in twenty-one countries.',
    },
    image: 'page-international',
    body: {
      fr: [
        {
          block: 'key-figures',
          heading: 'Échanges',
          figures: [
            { value: '46', label: 'établissements partenaires' },
            { value: '21', label: 'pays' },
            { value: '190', label: 'départs en échange chaque année' },
            { value: '54', label: 'nationalités parmi les étudiants' },
          ],
        },
        {
          block: 'cards',
          heading: 'Dans quel sens voyagez-vous ?',
          cards: [
            {
              title: 'Partir étudier',
              text: 'Échange d’un semestre, stage, double projet : choisir, candidater, financer.',
              image: 'page-partir',
              link: 'doc:pages/partir-etudier',
              linkLabel: 'Préparer un départ',
            },
            {
              title: 'Venir étudier',
              text: 'Visa, langue, logement, premiers jours : ce qu’il faut savoir avant d’arriver.',
              image: 'page-venir',
              link: 'doc:pages/venir-etudier',
              linkLabel: 'Préparer une arrivée',
            },
          ],
        },
        {
          block: 'logos',
          heading: 'Quelques écoles partenaires',
          logos: [
            { name: 'Høstvik Designskole, Norvège', image: 'logo-hostvik', url: 'https://hostvik.example' },
            { name: 'Escola Tramuntana, Espagne', image: 'logo-tramuntana', url: 'https://tramuntana.example' },
            { name: 'Accademia Lagunare, Italie', image: 'logo-lagunare', url: 'https://lagunare.example' },
            { name: 'Kitaminato Design College, Japon', image: 'logo-kitaminato', url: 'https://kitaminato.example' },
            { name: 'Institut Grand-Cap, Québec', image: 'logo-grand-cap', url: 'https://grand-cap.example' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Trois semaines en commun

Chaque mois de mai, le campus de [Strasbourg](doc:campuses/strasbourg) accueille un atelier franco-allemand : trois semaines, deux langues, un sujet commun aux deux rives du Rhin. Les étudiants de troisième année des cinq campus peuvent s’y inscrire.`,
        },
      ],
      en: [
        {
          block: 'cards',
          heading: 'Which way are you travelling?',
          cards: [
            {
              title: 'Coming to us',
              text: 'Visas, language, housing, first days: what to know before you land.',
              image: 'page-venir',
              link: 'doc:pages/venir-etudier',
              linkLabel: 'Plan your arrival',
            },
            {
              title: 'Going abroad',
              text: 'An exchange semester, a placement, a shared project: choose, apply, fund.',
              image: 'page-partir',
              link: 'doc:pages/partir-etudier',
              linkLabel: 'Plan a semester away',
            },
          ],
        },
        {
          block: 'key-figures',
          heading: 'Exchange in figures',
          figures: [
            { value: '46', label: 'partner schools' },
            { value: '21', label: 'countries' },
            { value: '190', label: 'students leaving on exchange each year' },
            { value: '54', label: 'nationalities in our studios' },
          ],
        },
        {
          block: 'logos',
          heading: 'Some of our partner schools',
          logos: [
            { name: 'Høstvik Designskole, Norway', image: 'logo-hostvik', url: 'https://hostvik.example' },
            { name: 'Escola Tramuntana, Spain', image: 'logo-tramuntana', url: 'https://tramuntana.example' },
            { name: 'Accademia Lagunare, Italy', image: 'logo-lagunare', url: 'https://lagunare.example' },
            { name: 'Kitaminato Design College, Japan', image: 'logo-kitaminato', url: 'https://kitaminato.example' },
            { name: 'Institut Grand-Cap, Quebec', image: 'logo-grand-cap', url: 'https://grand-cap.example' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Three weeks on both banks

Every May our [Strasbourg](doc:campuses/strasbourg) campus hosts a Franco-German workshop: three weeks, two languages, one brief shared by both sides of the Rhine. Third-year students from all five campuses can sign up.`,
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'International : partir et venir étudier',
        metaDescription:
          'Quarante-six écoles partenaires dans vingt et un pays, 190 départs en échange par an, et un accueil préparé pour les étudiants internationaux.',
      },
      en: {
        metaTitle: 'International: exchange and arrivals',
        metaDescription:
          'Forty-six partner schools in twenty-one countries, 190 exchange semesters a year, and a proper welcome for students who come from abroad.',
      },
    },
  },
  {
    slug: { fr: 'partir-etudier', en: 'study-abroad' },
    title: { fr: 'Partir étudier à l’étranger', en: 'Study Abroad' },
    parent: 'international',
    layout: 'dynamic',
    introduction: {
      fr: 'Le départ se fait au premier semestre de la troisième année de bachelor ou au deuxième semestre de master. Les crédits obtenus sont reconnus en entier.',
      en: 'You leave in the first semester of third year, or in the second semester of a master’s. Every credit you earn counts here.',
    },
    image: 'page-partir',
    body: {
      fr: [
        {
          block: 'steps',
          heading: 'Préparer son départ',
          steps: [
            {
              title: 'Octobre : s’informer',
              text: 'Le forum des retours : ceux qui sont partis racontent, budget à l’appui.',
            },
            {
              title: 'Décembre : candidater',
              text: 'Trois vœux classés, un portfolio, une lettre. Le classement tient compte du projet plus que des notes.',
            },
            { title: 'Février : être affecté', text: 'Neuf étudiants sur dix obtiennent l’un de leurs trois vœux.' },
            {
              title: 'Mai : signer le contrat d’études',
              text: 'Il fixe les cours suivis et leur équivalence. **Il ne se discute plus au retour.**',
            },
            { title: 'Août : partir', text: 'Assurance, logement et visa vérifiés avec vous, point par point.' },
          ],
        },
        {
          block: 'rich-text',
          text: `## Financer un semestre

Vous continuez à payer les frais de scolarité de l’école et aucun dans l’établissement d’accueil. Trois aides se cumulent : la bourse de mobilité européenne, l’aide de votre région et la bourse de départ de l’école, versée sur critères sociaux.

## Partir en stage

Un stage de quatre à six mois hors de France peut remplacer l’échange. Le service international tient la liste des studios où nos étudiants sont passés, avec leur avis.

## Au retour

Vous présentez votre semestre en dix minutes devant la promotion suivante. C’est le seul rendu demandé, et c’est souvent le meilleur de l’année.`,
        },
        {
          block: 'quote',
          text: 'À Høstvik, l’atelier fermait à quinze heures parce que tout le monde allait nager. J’ai appris à finir plus tôt.',
          author: 'Malo',
          role: 'Étudiant en master de design de mobilier, Bordeaux',
        },
        {
          block: 'video',
          title: 'Six mois à Kitaminato, le carnet filmé d’une étudiante',
          provider: 'vimeo',
          videoId: '99900001987',
          poster: 'page-partir-carnet',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Paying for it

You keep paying tuition here and none at your host school. Three grants can be combined: the European mobility grant, your region’s support and the school’s own travel bursary, which depends on income.

## A placement instead

Four to six months in a studio outside France can replace the exchange. The international office keeps a list of studios where our students have worked, with their honest opinions.

## Coming back

You tell next year’s group about it in ten minutes. That is all you have to hand in, and it is often the best talk of the year.`,
        },
        {
          block: 'steps',
          heading: 'Getting ready',
          steps: [
            {
              title: 'October: ask around',
              text: 'At the returners’ fair, those who went tell you what it was like and what it cost.',
            },
            {
              title: 'December: apply',
              text: 'Three choices, a portfolio, a letter. Your project matters more than your marks.',
            },
            { title: 'February: get a place', text: 'Nine students in ten get one of their three choices.' },
            {
              title: 'May: sign the learning agreement',
              text: 'It fixes your courses and what they count for. **It is not reopened when you return.**',
            },
            { title: 'August: leave', text: 'We go through insurance, housing and visa with you, line by line.' },
          ],
        },
        {
          block: 'quote',
          text: 'At Høstvik the workshop closed at three because everybody went swimming. I learned to finish early.',
          author: 'Malo',
          role: 'Furniture design master’s student, Bordeaux',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Partir étudier : échanges et stages',
        metaDescription:
          'Quand partir, comment candidater, qui finance : le semestre d’échange et le stage à l’étranger des étudiants de l’école, étape par étape.',
      },
      en: {
        metaTitle: 'Study abroad: exchanges and placements',
        metaDescription:
          'When to go, how to apply, who pays: the exchange semester and the placement abroad for students of the school, explained step by step.',
      },
    },
  },
  {
    slug: { fr: 'venir-etudier', en: 'incoming-students' },
    title: { fr: 'Venir étudier à l’école', en: 'Coming to Study with Us' },
    parent: 'international',
    layout: 'default',
    introduction: {
      fr: 'Vous vivez hors de France et souhaitez étudier à l’école, pour un semestre ou pour un diplôme entier. Voici l’ordre dans lequel faire les choses.',
      en: 'You live outside France and would like to study with us, for a semester or for a whole degree. Here is what to do, in order.',
    },
    image: 'page-venir',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Pour un diplôme entier

Vous candidatez comme tout le monde, avec les mêmes pièces et le même entretien, à distance. Déposez votre dossier **avant le 15 mai** si vous avez besoin d’un visa ; l’attestation d’admission vous parvient en cinq jours et permet d’ouvrir la procédure « Études en France ».

## Pour un semestre d’échange

Votre établissement doit être partenaire. Il nous transmet votre nomination avant le 30 avril (premier semestre) ou le 31 octobre (second semestre).

## Le niveau de langue

Un niveau B2 en français est demandé pour les formations en français, un niveau B2 en anglais pour celles qui sont enseignées en anglais. Le certificat peut arriver après l’entretien.

## Arriver

Chaque étudiant international a un parrain ou une marraine de deuxième année, qui vient le chercher à la gare. Pendant la première semaine, un guichet unique s’occupe de la banque, du téléphone, de l’assurance maladie et du titre de séjour.`,
        },
        {
          block: 'accordion',
          heading: 'Questions fréquentes',
          items: [
            {
              question: 'Aidez-vous à trouver un logement ?',
              answer:
                'Oui : des chambres sont réservées aux nouveaux arrivants jusqu’au 15 juillet. Voir [Se loger](doc:pages/logement).',
            },
            {
              question: 'Quel budget prévoir ?',
              answer:
                'Hors frais de scolarité, de **850 à 1 250 €** par mois selon la ville. Paris est la plus chère, Strasbourg et Nantes les plus abordables.',
            },
            {
              question: 'Puis-je travailler ?',
              answer:
                'Un titre de séjour étudiant autorise 964 heures de travail par an. L’école publie des offres compatibles avec l’emploi du temps.',
            },
            {
              question: 'Y a-t-il des cours de français ?',
              answer:
                'Deux heures et demie par semaine, gratuites, sur tous les campus, et un stage intensif fin août.',
            },
          ],
        },
        { block: 'list', heading: 'Les campus', of: 'campuses' },
        {
          block: 'call-to-action',
          heading: 'Recevoir la documentation',
          text: 'Elle existe en français et en anglais.',
          action: 'brochure',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## For a whole degree

You apply like everybody else, with the same documents and the same interview, online. Apply **by 15 May** if you need a visa. Your admission letter arrives within five days and lets you open the “Études en France” procedure in the countries where it exists.

## For an exchange semester

Your school has to be one of our partners. It sends us your nomination by 30 April (autumn) or 31 October (spring).

## Language

Courses taught in French ask for B2 in French; courses taught in English ask for B2 in English. The certificate may reach us after the interview.

## Arriving

Every international student has a second-year buddy who meets them at the station. In the first week, a single desk sorts out your bank, phone, health insurance and residence permit.`,
        },
        {
          block: 'key-figures',
          heading: 'Good to know',
          figures: [
            { value: '€850–1,250', label: 'monthly living costs, depending on the city' },
            { value: '2.5 h', label: 'of free French classes every week' },
            { value: '5 days', label: 'to receive your admission letter' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Frequent questions',
          items: [
            {
              question: 'Will you help me find a room?',
              answer: 'Yes. Rooms are held for new arrivals until 15 July. See [Housing](doc:pages/logement).',
            },
            {
              question: 'May I work?',
              answer:
                'A student residence permit allows 964 hours of work a year. We post jobs that fit around classes.',
            },
            {
              question: 'I do not speak French. Is that a problem?',
              answer:
                'Not in courses taught in English, but life outside will be easier with some. There is an intensive course in late August.',
            },
            {
              question: 'Are my qualifications recognised?',
              answer: 'Usually. See [Credit and transfers](doc:pages/equivalences-et-passerelles), or ask us.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Get the brochure',
          text: 'Available in English and in French.',
          action: 'brochure',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Venir étudier : visa, langue, arrivée',
        metaDescription:
          'Candidature depuis l’étranger, visa, niveau de langue, budget mensuel, logement et accueil : préparer ses études de design en France.',
      },
      en: {
        metaTitle: 'Incoming students: visa, language, arrival',
        metaDescription:
          'Applying from abroad, visas, language levels, living costs, housing and your first week: how to prepare for studying design in France.',
      },
    },
  },
];
