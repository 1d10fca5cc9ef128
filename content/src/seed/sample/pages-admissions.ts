import type { SamplePage } from './sample-types.ts';

/** The rubrique « Admissions » and its sub-pages. */
export const admissionsPages: SamplePage[] = [
  {
    slug: { fr: 'admissions', en: 'admissions' },
    title: { fr: 'Admissions', en: 'Admissions' },
    layout: 'default',
    introduction: {
      fr: 'On entre à l’école sur dossier et entretien, directement auprès de nous. Aucun concours, aucun niveau de dessin exigé en année préparatoire : nous cherchons de la curiosité et de la constance.',
      en: 'You join us on the strength of an application and an interview, made directly to the school. There is no entrance exam, and foundation year asks for no drawing skills: we look for curiosity and for people who keep at it.',
    },
    image: 'page-admissions',
    body: {
      fr: [
        {
          block: 'steps',
          heading: 'De la candidature à la rentrée',
          steps: [
            {
              title: 'Choisissez',
              text: 'Une [formation](screen:course-list) et un [campus](screen:campus-list). Vous pourrez changer d’avis avant l’entretien.',
            },
            {
              title: 'Candidatez',
              text: 'Le formulaire en ligne prend vingt minutes. La liste des pièces est sur la page [Candidater](doc:pages/candidater).',
            },
            {
              title: 'Rencontrez-nous',
              text: 'Un entretien de vingt à quarante minutes, sur le campus ou à distance, autour de ce que vous avez fait.',
            },
            { title: 'Recevez la réponse', text: 'Par courriel, **dans les dix jours ouvrés**, toujours motivée.' },
            {
              title: 'Inscrivez-vous',
              text: 'Vous avez quatorze jours pour confirmer votre place. Les modalités sont sur la page [Frais et financement](doc:pages/frais-et-financement).',
            },
          ],
        },
        {
          block: 'cards',
          heading: 'Selon votre situation',
          cards: [
            {
              title: 'Vous êtes en terminale',
              text: 'L’année préparatoire et les bachelors vous sont ouverts, quelle que soit la série.',
              link: 'doc:pages/candidater',
              linkLabel: 'Constituer votre dossier',
            },
            {
              title: 'Vous étudiez déjà',
              text: 'Une entrée en deuxième, troisième ou quatrième année est possible après examen de vos acquis.',
              link: 'doc:pages/equivalences-et-passerelles',
              linkLabel: 'Voir les passerelles',
            },
            {
              title: 'Vous venez de l’étranger',
              text: 'Calendrier, visa, niveau de langue : tout est réuni sur une page.',
              link: 'doc:pages/venir-etudier',
              linkLabel: 'Venir étudier en France',
            },
            {
              title: 'Vous avez besoin d’un aménagement',
              text: 'Une référente vous reçoit avant votre candidature si vous le souhaitez.',
              link: 'doc:pages/handicap-et-accessibilite',
              linkLabel: 'Handicap et accessibilité',
            },
          ],
        },
        {
          block: 'accordion',
          heading: 'Questions que l’on nous pose souvent',
          items: [
            {
              question: 'Passez-vous par Parcoursup ?',
              answer:
                'Non. L’école est hors Parcoursup : vous candidatez directement ici et vos vœux éventuels ne sont pas affectés.',
            },
            {
              question: 'Faut-il savoir dessiner ?',
              answer:
                'Pas pour l’[année préparatoire](doc:courses/annee-preparatoire). Pour les bachelors, nous regardons votre regard plus que votre trait : photographies, couture, code, meubles réparés, tout compte.',
            },
            {
              question: 'Peut-on candidater sur deux campus ?',
              answer: 'Oui, jusqu’à deux campus pour la même formation. Un seul entretien suffit.',
            },
            {
              question: 'Et si je suis refusé ?',
              answer:
                'La réponse dit pourquoi et ce qu’il faudrait travailler. Vous pouvez représenter un dossier l’année suivante.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Prêt à déposer votre dossier ?',
          text: 'Choisissez la formation et le campus : le formulaire s’ouvre aussitôt.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'steps',
          heading: 'From application to first day',
          steps: [
            {
              title: 'Choose',
              text: 'Pick a [course](screen:course-list) and a [campus](screen:campus-list). You may change your mind before the interview.',
            },
            {
              title: 'Apply',
              text: 'The online form takes twenty minutes. See [How to apply](doc:pages/candidater) for what to send.',
            },
            {
              title: 'Meet us',
              text: 'A conversation of twenty to forty minutes, on campus or online, about things you have made.',
            },
            { title: 'Hear from us', text: 'By e-mail, **within ten working days**, always with reasons.' },
            {
              title: 'Enrol',
              text: 'You have fourteen days to accept your place. See [Fees and funding](doc:pages/frais-et-financement).',
            },
          ],
        },
        {
          block: 'cards',
          heading: 'Where are you starting from?',
          cards: [
            {
              title: 'Finishing secondary school',
              text: 'Foundation year and our bachelor courses are open to you, whatever you studied.',
              link: 'doc:pages/candidater',
              linkLabel: 'Put your application together',
            },
            {
              title: 'Already at university',
              text: 'You may be able to join us in the second, third or fourth year.',
              link: 'doc:pages/equivalences-et-passerelles',
              linkLabel: 'See transfers',
            },
            {
              title: 'Coming from abroad',
              text: 'Dates, visas and language levels, all on one page.',
              link: 'doc:pages/venir-etudier',
              linkLabel: 'Coming to France',
            },
            {
              title: 'In need of adjustments',
              text: 'Our adviser will talk with you before you apply, if you like.',
              link: 'doc:pages/handicap-et-accessibilite',
              linkLabel: 'Disability and accessibility',
            },
          ],
        },
        {
          block: 'accordion',
          heading: 'Asked every week',
          items: [
            {
              question: 'Do I have to be able to draw?',
              answer:
                'Not for [foundation year](doc:courses/annee-preparatoire). For bachelor courses we care about how you look at things: photographs, sewing, code, mended furniture, it all counts.',
            },
            {
              question: 'Can I apply to two campuses?',
              answer: 'Yes, up to two for the same course. One interview covers both.',
            },
            {
              question: 'Do I need French?',
              answer: 'For most courses, yes: level B2. A few are taught in English; the course page says which.',
            },
            {
              question: 'What if you turn me down?',
              answer: 'We tell you why, and what to work on. You are welcome to apply again the following year.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Ready to apply?',
          text: 'Choose a course and a campus, and the form opens straight away.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Admissions : dossier, entretien, réponse',
        metaDescription:
          'Candidature directe, hors Parcoursup : un dossier en ligne, un entretien sur vos travaux et une réponse motivée sous dix jours ouvrés.',
      },
      en: {
        metaTitle: 'Admissions: apply, meet us, hear back',
        metaDescription:
          'Apply directly to the school: an online form, an interview about the things you make, and an answer with reasons within ten working days.',
      },
    },
  },
  {
    slug: { fr: 'candidater', en: 'how-to-apply' },
    title: { fr: 'Candidater', en: 'How to Apply' },
    parent: 'admissions',
    layout: 'default',
    introduction: {
      fr: 'Ce que nous demandons, dans quel ordre, et ce que nous regardons vraiment. La candidature est gratuite.',
      en: 'What we ask for, in which order, and what we really look at. Applying is free.',
    },
    image: 'page-candidater',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Les pièces du dossier

### Pour tous
- Une pièce d’identité en cours de validité.
- Les bulletins des deux dernières années, ou le relevé de notes du dernier diplôme.
- Une lettre d’une page, manuscrite ou non, qui répond à une seule question : *quel objet, quel lieu ou quelle image auriez-vous voulu dessiner, et pourquoi ?*

### Pour un bachelor
Dix à quinze images de ce que vous avez fait, avec une phrase chacune. Des photographies prises au téléphone suffisent.

### Pour un master
Un portfolio de vingt pages au plus, dont **un projet montré du début à la fin**, erreurs comprises, et une lettre de recommandation.

## Ce que nous regardons

Nous ne comptons pas les logiciels que vous maîtrisez. Nous cherchons trois choses : la curiosité, la capacité à recommencer, l’attention aux personnes qui utiliseront ce que vous dessinez.

## L’entretien

L’entretien dure de vingt à quarante minutes. Apportez un objet que vous aimez et un que vous trouvez raté. Certaines formations demandent en plus un court exercice, préparé chez vous ou à l’atelier : la page de la [formation](screen:course-list) le précise. À distance, un téléphone posé sur une pile de livres convient très bien.`,
        },
        {
          block: 'accordion',
          heading: 'Détails pratiques',
          items: [
            {
              question: 'Quels formats de fichier ?',
              answer: 'PDF pour les documents, 20 Mo au plus au total. Pour une vidéo, donnez un lien.',
            },
            {
              question: 'Puis-je compléter mon dossier ensuite ?',
              answer: 'Oui, jusqu’à la veille de l’entretien, depuis le lien reçu par courriel.',
            },
            {
              question: 'L’entretien peut-il se faire en anglais ?',
              answer:
                'Oui, sur simple demande. Pour une formation en français, nous échangerons quelques minutes en français.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Déposer votre candidature',
          text: 'Comptez vingt minutes. Vous pouvez vous interrompre et reprendre plus tard.',
          action: 'registration',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## What to send

### Everyone
- A valid identity document.
- School reports for the last two years, or the transcript of your latest degree.
- One page of writing that answers a single question: *which object, place or image do you wish you had designed, and why?*

### For a bachelor course
Ten to fifteen images of things you have made, with one sentence each. Phone photographs are fine.

### For a master’s
A portfolio of twenty pages at most, with **one project shown from start to finish**, mistakes included, and one reference.

## What we look at

We do not count the software you know. We look for curiosity, for the ability to start again, and for attention to the people who will use what you draw.

## The interview

It lasts twenty to forty minutes. Bring one object you love and one you think is a failure. Some courses add a short exercise, done at home or in the workshop; the [course page](screen:course-list) will tell you. Online, a phone leaning on a pile of books does the job.`,
        },
        {
          block: 'accordion',
          heading: 'Practical details',
          items: [
            { question: 'Which file formats?', answer: 'PDF for documents, 20 MB in total. For video, send a link.' },
            {
              question: 'Can I add to my application later?',
              answer: 'Yes, until the day before your interview, from the link in your e-mail.',
            },
            {
              question: 'Can the interview be in English?',
              answer: 'Yes, just ask. For courses taught in French we will also speak French for a few minutes.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Start your application',
          text: 'Allow twenty minutes. You can stop and pick it up again later.',
          action: 'registration',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Candidater : les pièces et l’entretien',
        metaDescription:
          'Les pièces à fournir pour l’année préparatoire, un bachelor ou un master, ce que nous regardons dans un dossier et le déroulement de l’entretien.',
      },
      en: {
        metaTitle: 'How to apply: documents and interview',
        metaDescription:
          'What to send for foundation year, a bachelor course or a master’s, what we look at in an application, and how the interview goes.',
      },
    },
  },
  {
    slug: { fr: 'frais-et-financement', en: 'fees-and-funding' },
    title: { fr: 'Frais et financement', en: 'Fees and Funding' },
    parent: 'admissions',
    layout: 'default',
    introduction: {
      fr: 'De 6 900 à 9 800 € par an : le montant exact figure sur la page de chaque formation, campus par campus. Ici, vous trouverez ce qu’ils comprennent, quand ils se paient et qui peut vous aider.',
      en: 'From €6,900 to €9,800 a year: each course page gives the exact amount, campus by campus. This page explains what they cover, when they are paid and who can help.',
    },
    image: 'page-frais',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Ce que les frais comprennent

L’enseignement, l’accès aux ateliers, les licences de logiciels, l’assurance responsabilité civile pendant les cours, la carte d’étudiant et un crédit de matière par semestre.

## Ce qu’ils ne comprennent pas

- La contribution de vie étudiante et de campus (CVEC), réglée directement au Crous avant l’inscription.
- L’ordinateur. L’école en prête à la semaine, et un fonds d’aide rembourse une partie de l’achat sur critères sociaux.
- Le matériel personnel de première année : prévoyez de **250 à 450 €** selon la formation. La liste est envoyée en juillet, après les remises négociées.

## Payer en plusieurs fois

Vous réglez en une fois, en trois fois (septembre, décembre, mars) ou en dix mensualités sans frais. Un acompte confirme l’inscription ; il vous est rendu si vous vous rétractez dans les quatorze jours, si vous n’obtenez pas le baccalauréat ou si votre visa est refusé. Le détail est dans les [conditions générales](doc:pages/cgv).`,
        },
        {
          block: 'key-figures',
          heading: 'Les aides, en proportion',
          figures: [
            { value: '1 sur 4', label: 'étudiant reçoit une bourse de l’école ou du Crous' },
            { value: '310 000 €', label: 'versés chaque année par le fonds de solidarité' },
            { value: '10', label: 'mensualités possibles, sans frais' },
            { value: '0 €', label: 'à la charge de l’étudiant en alternance' },
          ],
        },
        {
          block: 'accordion',
          heading: 'Qui peut vous aider ?',
          items: [
            {
              question: 'Le fonds de solidarité de l’école',
              answer:
                'Il réduit les frais de 10 à 60 % selon les revenus du foyer. La demande se fait **après** l’admission : elle n’est jamais lue par le jury.',
            },
            {
              question: 'Les bourses du Crous',
              answer:
                'Elles concernent les formations habilitées. Faites votre demande de dossier social étudiant entre mars et mai.',
            },
            {
              question: 'L’alternance',
              answer:
                'En contrat d’apprentissage, l’entreprise et son opérateur de compétences prennent en charge la totalité des frais, et vous êtes salarié. Voir [l’alternance](doc:pages/alternance).',
            },
            {
              question: 'Les prêts étudiants',
              answer:
                'Deux banques proposent un prêt sans caution parentale garanti par l’État. L’école fournit l’attestation demandée dans la journée.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Parler de votre budget',
          text: 'Le service des admissions peut établir un plan de financement avec vous, par téléphone.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## What fees cover

Teaching, workshop access, software licences, liability insurance during classes, your student card and a materials credit each semester.

## What they do not cover

- The student life contribution (CVEC), paid to the public student services before you enrol.
- A computer. We lend laptops by the week, and a hardship fund repays part of the price.
- First-year kit: allow **€250 to €450** depending on the course. The list goes out in July, once we have negotiated discounts.

## Paying in instalments

Pay at once, in three parts (September, December, March) or in ten monthly instalments at no extra cost. A deposit confirms your place; you get it back if you withdraw within fourteen days, if you do not obtain your school-leaving certificate or if your visa is refused. The [terms and conditions](doc:pages/cgv) have the details.`,
        },
        {
          block: 'accordion',
          heading: 'Who can help?',
          items: [
            {
              question: 'The school’s solidarity fund',
              answer:
                'It takes 10 to 60% off fees, depending on household income. You apply **after** you have been admitted; the jury never sees it.',
            },
            {
              question: 'Apprenticeship',
              answer:
                'On an apprenticeship contract the company and its training fund pay all your fees, and you earn a salary. See [apprenticeships](doc:pages/alternance).',
            },
            {
              question: 'Grants from your own country',
              answer:
                'Many countries fund studies abroad. We will provide whatever certificate they ask for within two days.',
            },
          ],
        },
        {
          block: 'key-figures',
          heading: 'Help, in proportion',
          figures: [
            { value: '1 in 4', label: 'students receives a bursary' },
            { value: '€310,000', label: 'paid out by the solidarity fund each year' },
            { value: '10', label: 'monthly instalments, at no extra cost' },
            { value: '€0', label: 'paid by students on an apprenticeship' },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Talk to us about money',
          text: 'Admissions can work out a funding plan with you, over the phone.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Frais de scolarité et financement',
        metaDescription:
          'Ce que comprennent les frais, le paiement en trois ou dix fois, le fonds de solidarité, les bourses, l’alternance et les prêts étudiants.',
      },
      en: {
        metaTitle: 'Tuition fees, instalments and funding',
        metaDescription:
          'What tuition fees cover, how to pay in three or ten instalments, the solidarity fund, apprenticeships, and grants for international students.',
      },
    },
  },
  {
    slug: { fr: 'calendrier-des-admissions', en: 'admissions-calendar' },
    title: { fr: 'Calendrier des admissions', en: 'Admissions Calendar' },
    parent: 'admissions',
    layout: 'default',
    introduction: {
      fr: 'Trois sessions principales, une session complémentaire s’il reste des places. À dossier égal, candidater tôt ne donne pas d’avantage : cela donne du choix sur le campus.',
      en: 'Three main rounds, and a late one if places are left. Applying early does not make your application stronger; it does give you a wider choice of campus.',
    },
    image: 'page-calendrier',
    body: {
      fr: [
        {
          block: 'steps',
          heading: 'Une année d’admissions',
          steps: [
            {
              title: 'Octobre : ouverture',
              text: 'Le formulaire ouvre le premier lundi du mois pour la rentrée suivante.',
            },
            {
              title: 'Janvier : première session',
              text: 'Dossiers jusqu’au 15 janvier, entretiens jusqu’à la fin du mois.',
            },
            {
              title: 'Mars : deuxième session',
              text: 'Dossiers jusqu’au 15 mars. C’est la session la plus fréquentée.',
            },
            {
              title: 'Mai : troisième session',
              text: 'Dossiers jusqu’au 15 mai. **Dernière session pour les candidats qui ont besoin d’un visa.**',
            },
            {
              title: 'Juillet et août : session complémentaire',
              text: 'Seulement pour les formations où il reste des places. La liste est publiée après les résultats du baccalauréat.',
            },
            {
              title: 'Septembre : rentrée',
              text: 'Deux journées d’accueil sur le campus, puis un premier projet de cinq jours, tous niveaux mêlés.',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## La rentrée décalée

L’[année préparatoire](doc:courses/annee-preparatoire) ouvre sur certains campus un groupe en février, pour les étudiants qui se réorientent. L’année se termine alors fin juillet, sans pause de printemps.

## Suivre votre dossier

Le lien reçu après l’envoi du formulaire indique l’état de votre candidature : reçue, complète, entretien fixé, réponse. Si rien n’a bougé pendant quinze jours, écrivez à [admissions@ecole-meridienne.example](mailto:admissions@ecole-meridienne.example).`,
        },
        { block: 'list', heading: 'Venir voir avant de choisir', of: 'events', limit: 3 },
      ],
      en: [
        {
          block: 'steps',
          heading: 'The year in admissions',
          steps: [
            {
              title: 'October: opening',
              text: 'The form opens on the first Monday of the month for the following autumn.',
            },
            { title: 'January: first round', text: 'Apply by 15 January; interviews until the end of the month.' },
            { title: 'March: second round', text: 'Apply by 15 March. This is the busiest round.' },
            { title: 'May: third round', text: 'Apply by 15 May. **Last round if you need a visa.**' },
            {
              title: 'July and August: late round',
              text: 'Only for courses with places left. The list is published in early July.',
            },
            {
              title: 'September: first day',
              text: 'Two welcome days on campus, then a five-day project that mixes all years.',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Starting in February

On some campuses [foundation year](doc:courses/annee-preparatoire) has a February group, for students who are changing direction. The year then ends in late July, with no spring break.

## Following your application

The link you receive shows where things stand: received, complete, interview booked, answered. If nothing moves for a fortnight, write to [admissions@ecole-meridienne.example](mailto:admissions@ecole-meridienne.example).`,
        },
        { block: 'list', heading: 'Come and see first', of: 'events', limit: 3 },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Calendrier des admissions et de la rentrée',
        metaDescription:
          'Ouverture en octobre, sessions de janvier, mars et mai, session complémentaire d’été, rentrée de septembre ou de février : toutes les dates.',
      },
      en: {
        metaTitle: 'Admissions calendar and start dates',
        metaDescription:
          'Applications open in October, with rounds in January, March and May, a late round in summer, and courses starting in September or February.',
      },
    },
  },
  {
    slug: { fr: 'equivalences-et-passerelles', en: 'transfers-and-credit' },
    title: {
      fr: 'Équivalences, passerelles et entrées en cours de cursus : rejoindre l’école en deuxième, troisième ou quatrième année',
      en: 'Credit, transfers and late entry: joining the school in the second, third or fourth year of a design course',
    },
    parent: 'admissions',
    layout: 'default',
    introduction: {
      fr: 'Un BTS, un DN MADE, une licence, quelques années de métier : ce que vous avez appris ailleurs compte. Nous l’examinons pièce par pièce.',
      en: 'A diploma, half a degree, a few years of work: what you learned elsewhere counts. We look at it piece by piece.',
    },
    image: 'page-equivalences',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Entrer en deuxième année

Vous avez validé une première année dans une formation d’art, d’architecture ou de design, ou notre [année préparatoire](doc:courses/annee-preparatoire) avec l’avis favorable du jury. Un stage de mise à niveau de deux semaines, fin août, couvre le dessin technique et les logiciels.

## Entrer en troisième année

Vous êtes titulaire d’un diplôme de niveau 5 du même domaine. L’entretien porte sur un projet complet ; il peut conduire à proposer la deuxième année, et nous expliquons toujours pourquoi.

## Entrer en master

Un diplôme de niveau 6 en design, architecture, ingénierie, arts appliqués ou sciences humaines permet de candidater aux quatre masters : [design d’intérieur](doc:courses/design-interieur), [design de mobilier](doc:courses/design-mobilier), [direction artistique](doc:courses/direction-artistique), [design textile et matières](doc:courses/design-textile-matieres).

## Changer de formation ou de campus

Un changement de campus est possible à chaque rentrée, dans la limite des places. Un changement de formation se décide avant la fin du premier semestre, avec l’accord des deux responsables.`,
        },
        {
          block: 'steps',
          heading: 'Faire reconnaître vos acquis',
          steps: [
            {
              title: 'Envoyez vos relevés',
              text: 'Avec le descriptif des cours suivis. Les documents en anglais, allemand, espagnol et italien n’ont pas besoin de traduction.',
            },
            {
              title: 'Passez l’entretien',
              text: 'Apportez les travaux qui correspondent aux cours à faire reconnaître.',
            },
            {
              title: 'Recevez un plan d’études',
              text: 'Il liste les unités acquises, celles à suivre et, s’il y a lieu, le stage d’août.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Un doute sur l’année qui vous convient ?',
          text: 'Décrivez votre parcours en quelques lignes ; nous vous répondons sous cinq jours ouvrés.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Joining in second year

You have passed a first year in art, architecture or design, or our own [foundation year](doc:courses/annee-preparatoire) with the jury’s support. A two-week catch-up in late August covers technical drawing and software.

## Joining in third year

You hold a two-year diploma in the same field (120 ECTS credits). The interview is about one complete project. We may offer second year instead, and will always say why.

## Joining a master’s

A bachelor’s degree in design, architecture, engineering, applied arts or the humanities lets you apply for any of the four: [interior design](doc:courses/design-interieur), [furniture design](doc:courses/design-mobilier), [art direction](doc:courses/direction-artistique), [textile and materials](doc:courses/design-textile-matieres).`,
        },
        {
          block: 'steps',
          heading: 'Getting credit for what you know',
          steps: [
            {
              title: 'Send your transcripts',
              text: 'With course descriptions. English, German, Spanish and Italian documents need no translation.',
            },
            { title: 'Come to the interview', text: 'Bring work from the modules you would like credit for.' },
            {
              title: 'Get a study plan',
              text: 'It lists the units you have, the units to take and, where needed, the August catch-up.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Not sure which year is right?',
          text: 'Describe your path in a few lines; we answer within five working days.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Équivalences et entrées en cours de cursus',
        metaDescription:
          'Rejoindre l’école en deuxième, troisième ou quatrième année : diplômes admis, reconnaissance des acquis, mise à niveau d’août, changement de campus.',
      },
      en: {
        metaTitle: 'Credit, transfers and late entry',
        metaDescription:
          'Joining a design course in its second, third or fourth year: which qualifications we accept, how credit works, and the August catch-up fortnight.',
      },
    },
  },
  {
    slug: { fr: 'handicap-et-accessibilite', en: 'disability-and-accessibility' },
    title: { fr: 'Handicap et accessibilité', en: 'Disability and Accessibility' },
    parent: 'admissions',
    layout: 'default',
    introduction: {
      fr: 'Une référente handicap par campus, des aménagements décidés avec vous, des bâtiments dont nous disons ce qui fonctionne et ce qui reste à faire.',
      en: 'A disability adviser on each campus, adjustments agreed with you, and a plain account of what works in our buildings and what does not yet.',
    },
    image: 'page-handicap',
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Avant de candidater

Vous pouvez rencontrer la référente handicap avant de déposer un dossier, sans que cela soit connu du jury. Écrivez à [handicap@ecole-meridienne.example](mailto:handicap@ecole-meridienne.example) ou appelez le [01 99 00 19 90](tel:+33199001990).

## Pendant les études

Les aménagements les plus fréquents : temps majoré aux épreuves, sujets remis en grands caractères ou au format audio, preneur de notes, poste réglable en atelier, année étalée sur deux ans, rendu oral à la place d’un rendu écrit ou l’inverse. Ils sont écrits dans un **plan d’accompagnement** revu chaque semestre.

## Nos bâtiments

- Paris : rez-de-chaussée et premier étage accessibles ; l’atelier de sérigraphie, au deuxième, ne l’est pas encore, ses cours se tiennent donc en bas sur demande.
- Lyon, Bordeaux, Nantes : tous les niveaux sont desservis par ascenseur.
- Strasbourg : rez-de-chaussée de plain-pied, silos compris, boucle magnétique dans la salle des jurys.

## Ce site

Il vise la conformité au référentiel général d’amélioration de l’accessibilité (RGAA). Si une page vous résiste, dites-le-nous : nous corrigeons et vous envoyons l’information autrement.`,
        },
        {
          block: 'steps',
          heading: 'Mettre en place un aménagement',
          steps: [
            { title: 'Un entretien', text: 'Confidentiel, sur place ou à distance.' },
            {
              title: 'Un avis médical',
              text: 'Le médecin que vous choisissez ou le service de santé universitaire indique les besoins, jamais le diagnostic.',
            },
            {
              title: 'Un plan écrit',
              text: 'Signé par vous et par la direction des études, transmis aux seuls enseignants concernés.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Parler à une référente',
          text: 'Précisez le campus : vous serez rappelé dans la semaine.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Before you apply

You can talk to an adviser before applying, and the jury will not know. Write to [handicap@ecole-meridienne.example](mailto:handicap@ecole-meridienne.example) or call [+33 1 99 00 19 90](tel:+33199001990).

## While you study

The usual adjustments are extra time, briefs in large print or audio, a note-taker, an adjustable bench in the workshop, a year spread over two, or an oral instead of a written submission and the other way round. They go into a **support plan** that we review with you every semester.

## Our buildings

- Paris: ground and first floors are step-free. The screen-printing room on the second floor is not yet, so classes move downstairs on request.
- Lyon, Bordeaux, Nantes: lifts to every floor.
- Strasbourg: step-free ground floor, silos included, with a hearing loop in the jury room.

## This website

We aim to meet WCAG 2.2 AA. If a page gets in your way, tell us: we will fix it and send you the information another way.`,
        },
        {
          block: 'accordion',
          heading: 'Questions',
          items: [
            { question: 'Do I have to tell the school?', answer: 'No. It is up to you, at any moment of the course.' },
            {
              question: 'Who sees my medical documents?',
              answer: 'Only the doctor. We receive a list of needs, never a diagnosis.',
            },
            {
              question: 'Are adjustments valid on another campus?',
              answer: 'Yes. Your support plan follows you, abroad too if you agree.',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Talk to an adviser',
          text: 'Tell us which campus; someone will call you back within the week.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Handicap, aménagements et accessibilité',
        metaDescription:
          'Une référente handicap par campus, un plan d’accompagnement écrit avec vous, et l’état réel de l’accessibilité de nos cinq bâtiments.',
      },
      en: {
        metaTitle: 'Disability support and accessibility',
        metaDescription:
          'A disability adviser on each campus, a support plan agreed with you, and a plain account of how accessible our five buildings are today.',
      },
    },
  },
];
