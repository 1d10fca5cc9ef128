import type { SamplePage } from './sample-types.ts';

/** The three legal pages of the footer (section 2): top-level, without a rubrique. */
export const legalPages: SamplePage[] = [
  {
    slug: { fr: 'cgv', en: 'selling-general-terms' },
    title: { fr: 'Conditions générales de vente', en: 'General Terms of Sale' },
    layout: 'default',
    introduction: {
      fr: 'Ces conditions s’appliquent à toute inscription dans une formation de l’École Méridienne. Elles sont remises au candidat avec le contrat d’études, avant tout paiement.',
      en: 'These terms apply to every enrolment on a course of École Méridienne. They are given to the applicant with the study contract, before any payment. The French version prevails.',
    },
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## 1. Objet et parties

Les présentes conditions générales régissent les relations entre l’École Méridienne, association à but non lucratif et établissement d’enseignement supérieur technique privé, ci-après « l’école », et toute personne qui s’inscrit à l’une de ses formations, ci-après « l’étudiant ». Lorsque l’étudiant est mineur, le contrat est signé par son représentant légal.

## 2. Admission et formation du contrat

La candidature est gratuite et n’engage pas le candidat. L’admission est notifiée par courriel et accompagnée du contrat d’études, du montant des frais, du règlement intérieur et des présentes conditions. Le contrat est formé lorsque l’étudiant renvoie le contrat signé, dans les quatorze jours qui suivent la notification, et verse l’acompte. Passé ce délai, la place peut être attribuée à un autre candidat.

## 3. Frais de scolarité

Les frais sont exprimés en euros, par année d’études, et indiqués sur la page de chaque formation. L’école n’est pas assujettie à la TVA pour ses formations initiales. Le montant notifié à l’admission est garanti pour l’année d’entrée. Les années suivantes, il ne peut augmenter de plus de 3 % par an ; toute hausse est annoncée avant le 31 mars.

Ne sont pas compris : la contribution de vie étudiante et de campus, le matériel personnel, l’ordinateur, le logement, les repas et les déplacements.

## 4. Modalités de paiement

Un acompte de 900 € est versé à l’inscription ; il s’impute sur les frais. Le solde est réglé, au choix :

- en une fois, avant la rentrée ;
- en trois fois, les 10 septembre, 10 décembre et 10 mars ;
- en dix mensualités, de septembre à juin.

Aucun frais n’est appliqué au paiement échelonné. Les paiements se font par virement, par prélèvement ou par carte. En cas de retard, l’école adresse une relance puis une mise en demeure. Des intérêts au taux légal courent à compter de la mise en demeure. Un étudiant en difficulté peut demander un nouvel échéancier : la demande suspend la procédure jusqu’à la réponse.

## 5. Droit de rétractation

Lorsque le contrat est conclu à distance, l’étudiant dispose d’un délai de **quatorze jours** à compter de sa signature pour se rétracter, sans motif ni pénalité, conformément aux articles L. 221-18 et suivants du code de la consommation. Il lui suffit d’écrire à admissions@ecole-meridienne.example. L’acompte est remboursé dans les quatorze jours qui suivent. Si la formation a commencé à la demande expresse de l’étudiant pendant ce délai, la part correspondant aux cours suivis reste due.

## 6. Annulation avant la rentrée

Après le délai de rétractation, l’acompte est remboursé en totalité dans les cas suivants, sur justificatif :

- échec au baccalauréat ou au diplôme requis ;
- refus de visa ou de titre de séjour ;
- maladie ou accident rendant les études impossibles ;
- décès d’un parent ou du garant financier ;
- ouverture de la formation annulée par l’école.

Dans les autres cas, l’acompte reste acquis à l’école, sauf si la place est attribuée à un autre candidat avant la rentrée.

## 7. Interruption en cours d’année

L’étudiant peut résilier le contrat à tout moment, par écrit. Les frais sont dus au prorata des mois commencés, augmentés d’une indemnité égale à un mois de scolarité. Aucune indemnité n’est due en cas de force majeure ou pour un motif légitime et impérieux : maladie, accident, perte d’emploi du garant, signature d’un contrat d’apprentissage, admission dans un établissement public après phase complémentaire.

## 8. Alternance

En contrat d’apprentissage, aucun frais n’est dû par l’étudiant. Si le contrat est rompu, l’école l’aide pendant six mois à trouver un nouvel employeur, durant lesquels il continue de suivre la formation.

## 9. Engagements de l’école

L’école dispense la formation décrite dans le contrat. Elle peut modifier un calendrier, un enseignant ou une salle lorsque l’organisation l’exige, sans altérer l’équilibre du programme. Une formation n’ouvre que si dix inscriptions au moins sont enregistrées au 31 juillet ; à défaut, l’étudiant est prévenu le 5 août au plus tard et choisit entre un autre campus et un remboursement intégral.

## 10. Engagements de l’étudiant

L’étudiant respecte le règlement intérieur et les consignes de sécurité des ateliers. L’exclusion prononcée par le conseil de discipline met fin au contrat ; les frais restent dus jusqu’à la fin du mois en cours.

## 11. Propriété des travaux

L’étudiant est l’auteur de ses travaux et en conserve les droits. Il autorise l’école, sans exclusivité et à titre gratuit, à les reproduire pour présenter ses formations (site, expositions, catalogues), avec la mention de son nom ou de son prénom. Il peut retirer cette autorisation à tout moment par simple courriel.

## 12. Données personnelles

Les traitements sont décrits dans la [charte des données personnelles](doc:pages/charte-donnees-personnelles).

## 13. Réclamations et médiation

Toute réclamation peut être déposée au moyen du formulaire accessible en bas de chaque page. L’école répond sous trente jours. À défaut d’accord, l’étudiant peut saisir gratuitement le médiateur de la consommation dont relève l’école : Médiation des Cours et Écoles, 8 place des Arbitres, 75000 Paris, https://mediation-cours-ecoles.example.

## 14. Droit applicable

Le contrat est soumis au droit français. À défaut de résolution amiable, le consommateur peut saisir, à son choix, la juridiction de son domicile au moment de la conclusion du contrat ou celle du lieu d’exécution de la formation.

*Version en vigueur au 1er septembre 2026.*`,
        },
        {
          block: 'accordion',
          heading: 'En bref',
          items: [
            {
              question: 'Combien de temps ai-je pour changer d’avis ?',
              answer: 'Quatorze jours après la signature, sans motif et sans frais (article 5).',
            },
            {
              question: 'Mon visa est refusé. Que devient l’acompte ?',
              answer: 'Il est remboursé en totalité sur présentation du refus (article 6).',
            },
            {
              question: 'Puis-je payer en plusieurs fois ?',
              answer: 'Oui, en trois ou dix fois, sans frais (article 4).',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Une question sur votre contrat ?',
          text: 'Le service des admissions vous répond avant toute signature.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## 1. Subject and parties

These terms govern the relationship between École Méridienne, a non-profit association and private institution of higher technical education (“the school”), and anyone who enrols on one of its courses (“the student”). Where the student is under eighteen, the contract is signed by their legal representative.

## 2. Admission and contract

Applying is free and commits the applicant to nothing. Admission is notified by e-mail, together with the study contract, the fees, the school rules and these terms. The contract is formed when the student returns the signed contract, within fourteen days of notification, and pays the deposit. After that, the place may be offered to someone else.

## 3. Tuition fees

Fees are in euros, per year of study, and shown on the page of each course. The school does not charge VAT on its full-time courses. The amount notified on admission is guaranteed for the year of entry. In later years it may rise by no more than 3% a year, and any rise is announced before 31 March.

Fees do not include the student life contribution (CVEC), personal equipment, a computer, housing, meals or travel.

## 4. Payment

A deposit of €900 is paid on enrolment and deducted from the fees. The balance is paid, as the student prefers:

- at once, before term starts;
- in three parts, on 10 September, 10 December and 10 March;
- in ten monthly instalments, from September to June.

Instalments carry no charge. Payment is by transfer, direct debit or card. When a payment is late the school sends a reminder, then a formal notice; interest at the statutory rate runs from that notice. A student in difficulty may ask for a new schedule, which suspends the procedure until the school has answered.

## 5. Right of withdrawal

Where the contract is concluded at a distance, the student may withdraw within **fourteen days** of signing, without giving a reason and without penalty, under articles L. 221-18 and following of the French Consumer Code. An e-mail to admissions@ecole-meridienne.example is enough. The deposit is refunded within fourteen days. If the course started during that period at the student’s express request, the part already taught remains due.

## 6. Cancelling before term starts

After the withdrawal period the deposit is refunded in full, on presentation of evidence, in the following cases:

- failure to obtain the qualification required;
- refusal of a visa or residence permit;
- illness or accident that makes study impossible;
- death of a parent or of the financial guarantor;
- cancellation of the course by the school.

In all other cases the school keeps the deposit, unless the place is given to another applicant before term starts.

## 7. Leaving during the year

The student may end the contract at any time, in writing. Fees are due for every month begun, plus one month’s fees as compensation. No compensation is due in case of force majeure or for a legitimate and compelling reason: illness, accident, loss of the guarantor’s job, an apprenticeship contract, or a late offer from a public institution.

## 8. Apprenticeship

Students on an apprenticeship contract pay no fees. If the contract is broken, the school helps them for six months to find another employer, during which they continue the course.

## 9. What the school undertakes

The school teaches the course described in the contract. It may change a timetable, a tutor or a room where organisation requires, without upsetting the balance of the programme. A course opens only if at least ten students are enrolled on 31 July; otherwise the student is told by 5 August and chooses between another campus and a full refund.

## 10. What the student undertakes

The student follows the school rules and the safety instructions of the workshops. Exclusion by the disciplinary board ends the contract; fees remain due until the end of the month.

## 11. Student work

Students are the authors of their work and keep their rights. They allow the school, free of charge and without exclusivity, to reproduce it in order to present its courses (website, exhibitions, catalogues), naming them. They may withdraw this permission at any time by e-mail.

## 12. Personal data

See the [personal data charter](doc:pages/charte-donnees-personnelles).

## 13. Complaints and mediation

Complaints can be made with the form linked at the foot of every page. The school answers within thirty days. If no agreement is found, the student may turn, free of charge, to the consumer mediator: Médiation des Cours et Écoles, 8 place des Arbitres, 75000 Paris, https://mediation-cours-ecoles.example.

## 14. Law

The contract is governed by French law. Failing an amicable settlement, consumers may choose between the court of the place where they lived when the contract was concluded and that of the place where the course is taught.

*In force since 1 September 2026.*`,
        },
        {
          block: 'accordion',
          heading: 'In short',
          items: [
            {
              question: 'How long do I have to change my mind?',
              answer: 'Fourteen days from signing, with no reason and no charge (article 5).',
            },
            {
              question: 'My visa was refused. What about the deposit?',
              answer: 'It is refunded in full when you send us the refusal (article 6).',
            },
            {
              question: 'Can I pay in instalments?',
              answer: 'Yes, in three or ten parts, at no extra cost (article 4).',
            },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'A question about your contract?',
          text: 'Ask admissions before you sign anything.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Conditions générales de vente des formations',
        metaDescription:
          'Inscription, frais, paiement échelonné, rétractation sous quatorze jours, annulation, médiation : les conditions générales de l’École Méridienne.',
      },
      en: {
        metaTitle: 'General terms of sale for our courses',
        metaDescription:
          'Enrolment, fees, instalments, the fourteen-day right of withdrawal, cancellation and mediation: the general terms of École Méridienne.',
      },
    },
  },
  {
    slug: { fr: 'mentions-legales', en: 'legals' },
    title: { fr: 'Mentions légales', en: 'Legal Notice' },
    layout: 'default',
    introduction: {
      fr: 'Qui publie ce site, qui l’héberge, et ce que vous pouvez faire de son contenu.',
      en: 'Who publishes this website, who hosts it, and what you may do with its content.',
    },
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Éditeur

**École Méridienne**, association régie par la loi du 1er juillet 1901, établissement d’enseignement supérieur technique privé déclaré auprès du rectorat de l’académie de Paris.

Siège : 12 passage des Bronziers, 75011 Paris. Téléphone : [01 99 00 19 87](tel:+33199001987). Courriel : [contact@ecole-meridienne.example](mailto:contact@ecole-meridienne.example).

Directrice de la publication : Maud Tréhorel, directrice de l’école.

## Hébergement

Le site et ses données sont hébergés en France par Ponton Cloud, 4 quai des Serveurs, 59000 Lille, téléphone 03 53 01 40 40, https://ponton-cloud.example.

## Statut de l’établissement

L’école est habilitée à recevoir des boursiers pour les formations dont la page le mentionne. Les diplômes, titres et niveaux de certification sont indiqués sur la page de chaque [formation](screen:course-list). L’école est certifiée pour ses actions de formation par apprentissage.

## Propriété intellectuelle

La structure, les textes, les dessins et les photographies du site sont la propriété de l’école. Les travaux d’étudiants appartiennent à leurs auteurs et sont présentés avec leur accord. Toute reproduction demande une autorisation écrite, hors courte citation avec mention de la source.

## Responsabilité

L’école veille à l’exactitude des informations publiées et corrige les erreurs qui lui sont signalées. Les programmes, calendriers et frais qui engagent l’école sont ceux du contrat d’études. L’école n’est pas responsable du contenu des sites vers lesquels elle renvoie.

## Données personnelles et cookies

Voir la [charte des données personnelles](doc:pages/charte-donnees-personnelles).`,
        },
        {
          block: 'rich-text',
          text: `## Accessibilité

L’établissement vise la conformité au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1. Si vous ne pouvez pas accéder à une information, écrivez à [accessibilite@ecole-meridienne.example](mailto:accessibilite@ecole-meridienne.example) : vous recevrez l’information sous une autre forme. Si la réponse ne vous convient pas, vous pouvez saisir le Défenseur des droits.

## Réclamations

Un formulaire de réclamation est accessible en bas de chaque page. L’école accuse réception sous cinq jours ouvrés et répond sous trente jours.`,
        },
        {
          block: 'call-to-action',
          heading: 'Signaler une erreur',
          text: 'Une adresse fausse, une image sans crédit, un lien mort : dites-le-nous.',
          action: 'contact',
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Publisher

**École Méridienne**, a non-profit association under the French law of 1 July 1901, private institution of higher technical education declared to the Paris education authority.

Registered office: 12 passage des Bronziers, 75011 Paris, France. Telephone: [+33 1 99 00 19 87](tel:+33199001987). E-mail: [contact@ecole-meridienne.example](mailto:contact@ecole-meridienne.example).

Publication director: Maud Tréhorel, director of the school.

## Hosting

The site and its data are hosted in France by Ponton Cloud, 4 quai des Serveurs, 59000 Lille, telephone +33 3 53 01 40 40, https://ponton-cloud.example.

## Status of the school

The school may admit students on state bursaries for the courses whose page says so. Degrees, qualifications and levels are given on the page of each [course](screen:course-list). The school is certified for its apprenticeship training.

## Intellectual property

The structure, texts, drawings and photographs of this site belong to the school. Student work belongs to its authors and is shown with their consent. Any reproduction requires written permission, except for short quotations that name the source.

## Liability

The school takes care that what it publishes is accurate and corrects errors when they are reported. The programmes, dates and fees that bind the school are those of the study contract. The school is not responsible for the content of sites to which it links.

## Personal data and cookies

See the [personal data charter](doc:pages/charte-donnees-personnelles).`,
        },
        {
          block: 'rich-text',
          text: `## Accessibility

We aim to meet the French accessibility standard (RGAA 4.1), which follows WCAG. If you cannot reach a piece of information, write to [accessibilite@ecole-meridienne.example](mailto:accessibilite@ecole-meridienne.example) and we will send it in another form. If our answer does not satisfy you, you may turn to the Défenseur des droits, the French rights ombudsman.

## Complaints

A complaint form is linked at the foot of every page. The school acknowledges within five working days and answers within thirty days.`,
        },
        {
          block: 'call-to-action',
          heading: 'Report a mistake',
          text: 'A wrong address, a missing credit, a dead link: let us know.',
          action: 'contact',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Mentions légales du site de l’école',
        metaDescription:
          'Éditeur, directrice de la publication, hébergeur, propriété intellectuelle, accessibilité et réclamations : les mentions légales du site.',
      },
      en: {
        metaTitle: 'Legal notice: publisher, hosting, rights',
        metaDescription:
          'Publisher, publication director, hosting company, intellectual property, accessibility and complaints: the legal notice of this website.',
      },
    },
  },
  {
    slug: { fr: 'charte-donnees-personnelles', en: 'personal-data-chart' },
    title: { fr: 'Charte des données personnelles', en: 'Personal Data Charter' },
    layout: 'default',
    introduction: {
      fr: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment reprendre la main.',
      en: 'What we know about you, why, for how long, and how to take back control.',
    },
    body: {
      fr: [
        {
          block: 'rich-text',
          text: `## Responsable du traitement

L’École Méridienne, 12 passage des Bronziers, 75011 Paris. Notre déléguée à la protection des données répond à [donnees@ecole-meridienne.example](mailto:donnees@ecole-meridienne.example).

## Quelles données, pour quoi faire

### Demandes de contact et de documentation
Nom, courriel, téléphone si vous le donnez, formation et campus souhaités. Elles servent à vous répondre. *Base légale* : votre demande (mesures précontractuelles). *Durée* : trois ans après le dernier échange.

### Candidatures
Identité, parcours, bulletins, travaux, lettre, compte rendu d’entretien. Elles servent à étudier votre dossier. *Base légale* : mesures précontractuelles, puis contrat. *Durée* : deux ans si vous n’êtes pas admis ; pour les étudiants, la scolarité puis les durées d’archivage légales. Les relevés et attestations de diplôme sont conservés cinquante ans.

### Origine des demandes
Lorsque vous suivez un lien vers l’un de nos formulaires, nous y joignons l’origine de votre visite (par exemple « moteur de recherche » ou le nom d’une campagne). Cela nous dit quels salons et quelles annonces sont utiles. *Base légale* : intérêt légitime, ou votre consentement lorsque le site vous le demande.

### Mesure d’audience
Aucun outil de mesure d’audience soumis à consentement n’est chargé avant que vous l’ayez accepté.

## À qui sont-elles transmises

Aux services des admissions et des études du campus concerné, et à nos sous-traitants : l’hébergeur du site et l’éditeur de l’outil de gestion des candidatures, tous deux établis dans l’Union européenne. Elles ne sont ni vendues ni louées. Un échange à l’étranger donne lieu, avec votre accord, à un transfert vers l’établissement d’accueil.`,
        },
        {
          block: 'rich-text',
          text: `## Cookies

### Nécessaires, sans consentement
- **consent** : votre choix au sujet des cookies. Durée : 6 mois.
- **i18n_redirected** : la langue que vous avez choisie. Durée : 365 jours.

### Origine de la visite
- **origine-tracking** : d’où vient votre visite (accès direct, moteur de recherche, site référent). Durée : 2 jours.
- **utm_medium** : le type de campagne qui vous a amené. Durée : 2 jours.
- **utm_source** : le site ou le support de la campagne. Durée : 2 jours.
- **utm_campaign** : le nom de la campagne. Durée : 2 jours.

Ces quatre derniers cookies ne contiennent ni nom ni identifiant. Ils sont lus seulement quand vous suivez un lien vers un formulaire de contact, de documentation ou de candidature.

### Changer d’avis
Refuser est aussi simple qu’accepter. Lorsque le site demande votre choix, un lien en bas de page permet de le modifier à tout moment. Vous pouvez aussi effacer les cookies dans les réglages de votre navigateur.

### Vidéos
Aucune vidéo ne se charge avant que vous cliquiez dessus. Le clic ouvre le lecteur du fournisseur, qui applique ses propres règles.`,
        },
        {
          block: 'accordion',
          heading: 'Vos droits',
          items: [
            {
              question: 'Accéder à mes données, les corriger, les effacer',
              answer:
                'Écrivez à [donnees@ecole-meridienne.example](mailto:donnees@ecole-meridienne.example). Nous répondons dans le mois. Une pièce d’identité n’est demandée qu’en cas de doute sérieux.',
            },
            {
              question: 'M’opposer à un traitement ou le limiter',
              answer:
                'Vous pouvez vous opposer à tout moment à l’envoi d’informations et à l’utilisation de l’origine de votre visite.',
            },
            {
              question: 'Récupérer mes données',
              answer: 'Celles que vous nous avez confiées vous sont rendues dans un format courant (portabilité).',
            },
            {
              question: 'Décider de leur sort après ma mort',
              answer: 'Vous pouvez nous laisser des directives, modifiables à tout moment.',
            },
            {
              question: 'Réclamer',
              answer:
                'Si notre réponse ne vous satisfait pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Sécurité

Les échanges avec le site sont chiffrés. L’accès aux dossiers est limité aux personnes qui en ont besoin, et journalisé. En cas de violation présentant un risque pour vous, nous vous prévenons et notifions la CNIL sous 72 heures.

## Mineurs

Un candidat de moins de quinze ans ne peut consentir seul au dépôt de cookies non nécessaires : l’accord d’un parent est requis.

*Version du 1er septembre 2026. Les versions précédentes sont envoyées sur demande.*`,
        },
      ],
      en: [
        {
          block: 'rich-text',
          text: `## Controller

École Méridienne, 12 passage des Bronziers, 75011 Paris, France. Our data protection officer answers at [donnees@ecole-meridienne.example](mailto:donnees@ecole-meridienne.example).

## What we hold, and why

### Contact and brochure requests
Name, e-mail, telephone if you give it, the course and campus you are interested in. We use them to answer you. *Legal basis*: your request (steps before a contract). *Kept*: three years after we last wrote.

### Applications
Identity, education, school reports, work, letter, interview notes. We use them to consider your application. *Legal basis*: steps before a contract, then the contract. *Kept*: two years if you are not admitted; for students, the length of the course and then the legal archive periods. Transcripts and proof of degrees are kept for fifty years.

### Where requests come from
When you follow a link to one of our forms, we attach the origin of your visit (such as “search engine” or the name of a campaign). It tells us which fairs and adverts are of use. *Legal basis*: legitimate interest, or your consent where the site asks for it.

### Audience measurement
No audience measurement that requires consent is loaded before you have agreed to it.

## Who receives it

The admissions and studies offices of the campus concerned, and our processors: the company that hosts the site and the publisher of our admissions software, both in the European Union. We neither sell nor rent data. If you go on exchange, we pass your file to the host school with your agreement.`,
        },
        {
          block: 'rich-text',
          text: `## Cookies

### Necessary, no consent required
- **consent**: your choice about cookies. Kept for 6 months.
- **i18n_redirected**: the language you chose. Kept for 365 days.

### Origin of your visit
- **origine-tracking**: where your visit came from (direct, search engine, another site). Kept for 2 days.
- **utm_medium**: the kind of campaign that brought you here. Kept for 2 days.
- **utm_source**: the site or medium of the campaign. Kept for 2 days.
- **utm_campaign**: the name of the campaign. Kept for 2 days.

The last four hold neither a name nor an identifier. They are read only when you follow a link to a contact, brochure or application form.

### Changing your mind
Refusing is as easy as agreeing. Where the site asks for your choice, a link at the foot of the page lets you change it at any time. You can also delete cookies in your browser’s settings.

### Videos
No video loads before you click on it. The click opens the provider’s player, which has rules of its own.`,
        },
        {
          block: 'accordion',
          heading: 'Your rights',
          items: [
            {
              question: 'See, correct or delete my data',
              answer:
                'Write to [donnees@ecole-meridienne.example](mailto:donnees@ecole-meridienne.example). We answer within a month, and ask for identification only where there is serious doubt.',
            },
            {
              question: 'Object or restrict',
              answer: 'You may object at any time to receiving information and to our use of the origin of your visit.',
            },
            { question: 'Take my data elsewhere', answer: 'What you gave us is returned to you in a common format.' },
            {
              question: 'Decide what happens after my death',
              answer: 'You may leave us instructions, and change them whenever you like.',
            },
            {
              question: 'Complain',
              answer:
                'If our answer does not satisfy you, you may turn to the French data protection authority (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, or to the authority of the country where you live.',
            },
          ],
        },
        {
          block: 'rich-text',
          text: `## Security

Traffic with this site is encrypted. Only people who need a file can open it, and each access is logged. If a breach puts you at risk we will tell you, and notify the CNIL within 72 hours.

## Minors

Under French law an applicant below the age of fifteen cannot agree alone to cookies that are not necessary: a parent must agree too.

*Version of 1 September 2026. Earlier versions are sent on request.*`,
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Charte des données personnelles et cookies',
        metaDescription:
          'Quelles données l’école recueille, pour quelles finalités, pendant combien de temps, quels cookies le site dépose et comment exercer vos droits.',
      },
      en: {
        metaTitle: 'Personal data and cookies: our charter',
        metaDescription:
          'Which data the school collects, for which purposes and for how long, which cookies this site sets, and how to exercise your rights over them.',
      },
    },
  },
];
