import type { SamplePage } from './sample-types.ts';

/** The rubrique « Entreprises » and its sub-pages. */
export const companiesPages: SamplePage[] = [
  {
    slug: { fr: 'entreprises', en: 'companies' },
    title: { fr: 'Entreprises', en: 'Companies' },
    layout: 'default',
    introduction: {
      fr: 'Accueillir un stagiaire, recruter un alternant, confier un sujet, verser la taxe d’apprentissage : quatre façons de travailler avec l’école, un seul interlocuteur.',
      en: 'Take on an intern, hire an apprentice, set a brief, invite graduates to interview: several ways of working with the school, one person to call.',
    },
    image: 'page-entreprises',
    body: {
      fr: [
        {
          block: 'cards',
          heading: 'Ce que nous pouvons faire ensemble',
          cards: [
            {
              title: 'Recruter',
              text: 'Stages de deux à six mois, premiers emplois, forum annuel.',
              image: 'page-recruter',
              link: 'doc:pages/recruter',
              linkLabel: 'Déposer une offre',
            },
            {
              title: 'Former en alternance',
              text: 'Un apprenti trois semaines sur quatre, pendant un à deux ans.',
              image: 'page-alternance',
              link: 'doc:pages/alternance',
              linkLabel: 'Comprendre l’alternance',
            },
            {
              title: 'Verser la taxe d’apprentissage',
              text: 'Financer une machine précise dans un atelier précis, et venir la voir tourner.',
              image: 'page-taxe',
              link: 'doc:pages/taxe-apprentissage',
              linkLabel: 'Affecter votre solde',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Confier un sujet

Vous avez une question à laquelle votre équipe n’a pas le temps de répondre. Un groupe de vingt étudiants y travaille six semaines, encadré par deux enseignants. Vous venez trois fois : au lancement, à mi-parcours, au jury. Vous recevez l’ensemble des travaux.

### Ce que nous demandons
- Une vraie question, dont personne ne connaît la réponse.
- Un accès à vos lieux, à vos machines ou à vos utilisateurs.
- Une participation aux frais de l’atelier, selon la taille de votre structure.

### La propriété des projets
Les étudiants restent auteurs de ce qu’ils dessinent. Si vous voulez produire un projet, vous signez avec son auteur un contrat d’édition ou de cession, pour lequel l’école fournit un modèle et un conseil.`,
        },
        {
          block: 'logos',
          heading: 'Ils ont travaillé avec nous cette année',
          logos: [
            { name: 'Halda Mobilier', image: 'logo-halda', url: 'https://halda.example' },
            { name: 'Verrerie de Sauldre', image: 'logo-sauldre', url: 'https://sauldre.example' },
            { name: 'Régie Tramelle', image: 'logo-tramelle', url: 'https://tramelle.example' },
            { name: 'Orphéon Tissages', image: 'logo-orpheon', url: 'https://orpheon.example' },
            { name: 'Musée du Geste', image: 'logo-musee-geste' },
            { name: 'Bureau Quaineuf', image: 'logo-quaineuf', url: 'https://quaineuf.example' },
          ],
        },
        {
          block: 'quote',
          text: 'Nous avions demandé un banc. Ils nous ont rendu un plan d’attente : où l’on s’assoit, combien de temps, à côté de qui. Le banc est venu ensuite.',
          author: 'Yvane Kerdoncuff',
          role: 'Responsable des stations, Régie Tramelle',
        },
        {
          block: 'call-to-action',
          heading: 'Parlons de votre sujet',
          text: 'Le service entreprises répond sous deux jours ouvrés.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Set a brief

You have a question that your team has no time for. Twenty students work on it for six weeks with two tutors. You come three times: at the start, halfway, and for the jury. All the work is shared with you.

### What we ask of you
- A real question, one to which nobody knows the answer.
- Access to your places, machines or users.
- A contribution to workshop costs, according to the size of your organisation.

### Who owns the work
Students remain the authors of what they draw. If you want to produce a project, you sign a licence with its author; the school provides a template and advice.`,
        },
        {
          block: 'cards',
          heading: 'Other ways to work with us',
          cards: [
            {
              title: 'Hire',
              text: 'Placements of two to six months, first jobs, the yearly fair.',
              image: 'page-recruter',
              link: 'doc:pages/recruter',
              linkLabel: 'Post an offer',
            },
            {
              title: 'Train an apprentice',
              text: 'Three weeks out of four in your company, for one or two years.',
              image: 'page-alternance',
              link: 'doc:pages/alternance',
              linkLabel: 'How it works',
            },
          ],
        },
        {
          block: 'logos',
          heading: 'They worked with us this year',
          logos: [
            { name: 'Halda Mobilier', image: 'logo-halda', url: 'https://halda.example' },
            { name: 'Verrerie de Sauldre', image: 'logo-sauldre', url: 'https://sauldre.example' },
            { name: 'Régie Tramelle', image: 'logo-tramelle', url: 'https://tramelle.example' },
            { name: 'Orphéon Tissages', image: 'logo-orpheon', url: 'https://orpheon.example' },
            { name: 'Musée du Geste', image: 'logo-musee-geste' },
            { name: 'Bureau Quaineuf', image: 'logo-quaineuf', url: 'https://quaineuf.example' },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Tell us about your question',
          text: 'Industry relations answers within two working days.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Entreprises : recruter, former, confier',
        metaDescription:
          'Stages, alternance, sujets de projet, taxe d’apprentissage : comment une entreprise ou une collectivité travaille avec l’École Méridienne.',
      },
      en: {
        metaTitle: 'Companies: hire, train, set a brief',
        metaDescription:
          'Placements, apprenticeships, live briefs and first jobs: how a company or a public body can work with our design students and graduates.',
      },
    },
  },
  {
    slug: { fr: 'recruter', en: 'hire' },
    title: { fr: 'Recruter nos étudiants et diplômés', en: 'Hire Our Students and Graduates' },
    parent: 'entreprises',
    layout: 'default',
    introduction: {
      fr: 'Chaque année, environ 420 stages et 260 premiers emplois passent par le service entreprises. Publier une offre est gratuit.',
      en: 'Some 420 placements and 260 first jobs go through our industry office each year. Posting an offer is free.',
    },
    image: 'page-recruter',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Les périodes de stage

- **Deuxième année** : deux mois, de juin à août.
- **Troisième année** : quatre mois, d’avril à juillet.
- **Master** : six mois, de mars à août.

Les conventions sont signées en une semaine. Tout stage de plus de deux mois est gratifié, et nous ne publions pas d’offre qui remplace un emploi.

## Rédiger une offre qui reçoit des réponses

Dites ce que la personne dessinera dès le premier mois, avec qui, sur quels outils, et combien elle sera payée. Les offres qui annoncent un salaire reçoivent trois fois plus de candidatures.

## Le forum de février

Une journée, quarante entreprises, des entretiens de quinze minutes sur portfolio. Les étudiants choisissent les entreprises autant que l’inverse. La date figure dans [l’agenda](screen:agenda).`,
        },
        {
          block: 'key-figures',
          heading: 'Un an après le diplôme',
          figures: [
            { value: '88 %', label: 'en activité dans leur domaine' },
            { value: '3 mois', label: 'pour trouver un premier poste, durée médiane' },
            { value: '1 sur 5', label: 'travaille à son compte' },
          ],
        },
        {
          block: 'steps',
          heading: 'Publier une offre',
          steps: [
            {
              title: 'Écrivez-nous',
              text: 'À [entreprises@ecole-meridienne.example](mailto:entreprises@ecole-meridienne.example), en joignant la fiche de poste.',
            },
            {
              title: 'Nous relisons',
              text: 'Sous deux jours, avec une question ou deux si quelque chose n’est pas clair.',
            },
            { title: 'Vous recevez des portfolios', text: 'Directement, sans intermédiaire et sans frais.' },
          ],
        },
        { block: 'list', heading: 'Voir leurs travaux', of: 'portfolios', limit: 6 },
      ],
      en: [
        {
          block: 'key-figures',
          heading: 'One year after graduating',
          figures: [
            { value: '88%', label: 'work in their field' },
            { value: '3 months', label: 'median time to a first job' },
            { value: '1 in 5', label: 'is self-employed' },
          ],
        },
        {
          block: 'rich-text',
          text: `## When students are available

- **Second year**: two months, June to August.
- **Third year**: four months, April to July.
- **Master’s**: six months, March to August.

Agreements are signed within a week. French law requires pay for placements over two months, and we do not publish offers that replace a job.

## Writing an offer that gets answers

Say what the person will draw in the first month, with whom, with which tools, and for how much. Offers that state a salary get three times as many replies.

## The February fair

One day, forty companies, fifteen-minute conversations over a portfolio. Students choose companies as much as the other way round. See the [agenda](screen:agenda) for the date.`,
        },
        {
          block: 'steps',
          heading: 'Post an offer',
          steps: [
            {
              title: 'Write to us',
              text: 'At [entreprises@ecole-meridienne.example](mailto:entreprises@ecole-meridienne.example), with the job description.',
            },
            { title: 'We read it', text: 'Within two days, and ask if something is unclear.' },
            { title: 'You get portfolios', text: 'Directly, with nobody in between and nothing to pay.' },
          ],
        },
        { block: 'list', heading: 'See their work', of: 'portfolios', limit: 6 },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Recruter un stagiaire ou un diplômé',
        metaDescription:
          'Périodes de stage, forum de février, publication gratuite d’une offre, insertion à un an : recruter un designer formé à l’École Méridienne.',
      },
      en: {
        metaTitle: 'Hire an intern or a design graduate',
        metaDescription:
          'Placement periods, the February fair, how to post an offer free of charge, and where our design graduates are one year after leaving.',
      },
    },
  },
  {
    slug: { fr: 'alternance', en: 'apprenticeships' },
    title: { fr: 'L’alternance', en: 'Apprenticeships' },
    parent: 'entreprises',
    layout: 'dynamic',
    introduction: {
      fr: 'Trois semaines en entreprise, une semaine à l’école : un rythme exigeant, ouvert dans les formations dont la page l’indique.',
      en: 'Three weeks at work, one week at school. It is a demanding rhythm, and it is available on the courses whose page says so.',
    },
    image: 'page-alternance',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Pour les étudiants

Vous êtes salarié. Votre rémunération dépend de votre âge et de l’année du contrat ; elle est fixée par la loi en pourcentage du SMIC. Vous ne payez **aucuns frais de scolarité**. En échange, vous avez cinq semaines de congés et non plus les vacances de l’école.

## Pour les entreprises

L’apprenti est encadré par un maître d’apprentissage qui exerce le métier depuis deux ans au moins. L’école le rencontre trois fois par an. Le coût de la formation est pris en charge par votre opérateur de compétences (Opco), et une aide à l’embauche peut s’y ajouter.

## Ce que l’apprenti fait chez vous

Un vrai travail de designer, qui progresse. Nous convenons ensemble d’une feuille de route par semestre : ce qu’il observe, ce qu’il fait avec quelqu’un, ce qu’il fait seul.`,
        },
        {
          block: 'steps',
          heading: 'Du premier contact au contrat',
          steps: [
            { title: 'Admission', text: 'L’étudiant est admis à l’école, avec ou sans entreprise.' },
            {
              title: 'Recherche',
              text: 'De mars à septembre : atelier portfolio, offres, rencontres. Délai légal : jusqu’à trois mois après la rentrée.',
            },
            {
              title: 'Contrat',
              text: 'L’école prépare la convention et le formulaire Cerfa ; l’entreprise les dépose auprès de son Opco.',
            },
            { title: 'Suivi', text: 'Un tuteur de l’école, trois visites, un livret numérique commun.' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Questions des entreprises',
          items: [
            {
              question: 'Quel âge peut avoir l’apprenti ?',
              answer: 'Jusqu’à 29 ans révolus, sans limite d’âge pour une personne reconnue travailleur handicapé.',
            },
            {
              question: 'Peut-on prendre un apprenti dans une agence de deux personnes ?',
              answer: 'Oui, et cela se passe souvent très bien. Il faut un maître d’apprentissage présent.',
            },
            {
              question: 'Que se passe-t-il si cela ne convient pas ?',
              answer:
                'Le contrat peut être rompu librement pendant les 45 premiers jours de présence en entreprise. Ensuite, un médiateur intervient.',
            },
          ],
        },
        {
          block: 'image',
          image: 'page-alternance-agence',
          caption: 'Plan d’une agence d’accueil à Lyon : huit postes, dont celui de l’apprentie, près de la fenêtre.',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## For students

You are an employee. Your pay depends on your age and the year of the contract, as a share of the French minimum wage. You pay **no tuition fees**. In return you get five weeks of leave instead of school holidays. Fluent French is usually needed, and a residence permit that allows work.

## For companies

An apprentice has a mentor who has practised the trade for two years at least. We meet them three times a year. Your training fund (Opco) pays for the course, and a hiring grant may come on top.

## What an apprentice does

Proper design work that grows with them. Each semester we agree on a road map: what they observe, what they do with someone, what they do alone.`,
        },
        {
          block: 'image',
          image: 'page-alternance-agence',
          caption: 'Plan of a host practice in Lyon: eight desks, the apprentice’s by the window.',
        },
        {
          block: 'steps',
          heading: 'From first contact to contract',
          steps: [
            { title: 'Admission', text: 'The student is admitted, with or without a company.' },
            {
              title: 'Search',
              text: 'March to September: portfolio workshop, offers, meetings. The law allows three months after term starts.',
            },
            { title: 'Contract', text: 'We prepare the paperwork; the company files it with its training fund.' },
            { title: 'Follow-up', text: 'A tutor from the school, three visits, one shared logbook.' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Alternance : rythme, contrat, financement',
        metaDescription:
          'Trois semaines en entreprise, une à l’école : rémunération, maître d’apprentissage, prise en charge et calendrier du contrat d’apprentissage.',
      },
      en: {
        metaTitle: 'Apprenticeships: rhythm, contract, cost',
        metaDescription:
          'Three weeks at work, one at school: pay, mentoring, who funds the course and how the contract is set up, for students and for companies.',
      },
    },
  },
  {
    slug: { fr: 'taxe-apprentissage', en: null },
    title: { fr: 'Verser le solde de la taxe d’apprentissage', en: null },
    parent: 'entreprises',
    layout: 'default',
    introduction: {
      fr: 'Entre mai et octobre, vous choisissez l’établissement qui reçoit le solde de votre taxe d’apprentissage. Voici ce que l’école en fait, machine par machine.',
      en: null,
    },
    image: 'page-taxe',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Ce que votre versement a financé

L’an dernier, 214 entreprises ont affecté leur solde à l’école. Il a payé l’étuve à cintrer de Bordeaux, la révision du métier Jacquard de Lyon et huit postes de modélisation à Nantes. Chaque équipement porte le nom des entreprises qui l’ont financé, sauf si elles préfèrent l’anonymat.

## Ce que nous prévoyons

- Paris : un système d’aspiration pour la salle de sérigraphie.
- Strasbourg : une sphère de mesure pour la chambre de lumière.
- Tous les campus : deux fauteuils et deux établis réglables par atelier.`,
        },
        {
          block: 'steps',
          heading: 'Comment faire',
          steps: [
            {
              title: 'Déclarez',
              text: 'Le solde (0,09 % de la masse salariale) est déclaré en avril avec votre déclaration sociale nominative.',
            },
            {
              title: 'Affectez',
              text: 'Sur la plateforme nationale de répartition, recherchez « École Méridienne » et choisissez le campus.',
            },
            {
              title: 'Prévenez-nous',
              text: 'Un courriel suffit : nous vous envoyons un reçu et l’emploi prévu des fonds.',
            },
            { title: 'Venez voir', text: 'Visite des ateliers financés, chaque année en novembre.' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Questions',
          items: [
            {
              question: 'Mon entreprise est hors du département. Est-ce possible ?',
              answer: 'Oui, l’affectation est libre sur tout le territoire.',
            },
            {
              question: 'Peut-on répartir entre plusieurs établissements ?',
              answer: 'Oui, en pourcentage, directement sur la plateforme.',
            },
            {
              question: 'Peut-on donner du matériel ?',
              answer:
                'Oui, s’il sert à l’enseignement. Contactez le responsable d’atelier avant tout envoi : nous refusons ce qui ne servirait pas.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Une question sur votre versement ?',
          text: 'Nous vous rappelons à l’heure qui vous convient.',
          action: 'contact',
        },
      ],
      en: [],
    },
    seo: {
      fr: {
        metaTitle: 'Taxe d’apprentissage : affecter le solde',
        metaDescription:
          'Affecter le solde de la taxe d’apprentissage à l’École Méridienne : démarche en quatre étapes, équipements déjà financés et projets de l’année.',
      },
      en: null,
    },
  },
];
