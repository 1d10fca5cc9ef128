import type { SampleNews, Section } from './sample-types.ts';

/** A rich text of the given paragraphs; a paragraph may be a heading or a list. */
const text = (...paragraphs: string[]): Section => ({ block: 'rich-text', text: paragraphs.join('\n\n') });

/** The news of the last ten months or so, newest first. */
export const recentNews: SampleNews[] = [
  {
    slug: { fr: 'fraiseuse-numerique-atelier-bois-paris', en: 'cnc-router-paris-wood-workshop' },
    title: {
      fr: 'Une fraiseuse numérique à l’atelier bois de Paris',
      en: 'A CNC router for the Paris wood workshop',
    },
    daysAgo: 1,
    campus: 'paris',
    image: 'news-fraiseuse-paris',
    summary: {
      fr: 'La machine accepte des panneaux de 2,50 × 1,25 m. Les étudiants y accèdent après une formation d’une demi-journée.',
      en: 'The machine takes sheets of 2.50 × 1.25 m. Students may use it after half a day of training.',
    },
    body: {
      fr: [
        text(
          'Elle a passé la porte de la cour par morceaux, et il a fallu démonter une verrière pour descendre le portique. La nouvelle fraiseuse à commande numérique occupe depuis hier la travée nord de l’atelier bois, dans la deuxième cour, à vingt pas de l’ancien four à bronze.',
          'Trois axes, une broche de 6 kW, un plateau aspirant de 2,50 × 1,25 m : on peut y découper un panneau de contreplaqué entier sans le recouper à la scie, ou creuser un moule dans du hêtre massif sur 180 mm de hauteur. Un caisson de bois et de laine de chanvre, construit par les étudiants de troisième année, ramène le bruit à 71 décibels au poste de commande.',
          '## Qui peut s’en servir',
          'Toute personne inscrite en [design d’objet](doc:courses/design-objet), en [design de mobilier](doc:courses/design-mobilier) ou en [architecture d’intérieur](doc:courses/architecture-interieure) passe d’abord une demi-journée avec le responsable d’atelier : fixation, choix de la fraise, ordre des passes, arrêt d’urgence. Les fichiers sont vérifiés à deux avant chaque lancement.',
        ),
        {
          block: 'key-figures',
          heading: 'La machine en bref',
          figures: [
            { value: '2,50 × 1,25 m', label: 'plateau de travail' },
            { value: '180 mm', label: 'hauteur utile sous la broche' },
            { value: '40 h', label: 'd’ouverture encadrée par semaine' },
          ],
        },
        text(
          'Les premières pièces usinées, des gabarits de dossier pour une série de chaises empilables, seront montrées dans l’exposition [« L’atelier à découvert »](doc:events/l-atelier-a-decouvert).',
          'L’ancienne défonceuse n’est pas mise au rebut : elle part au [campus de Bordeaux](doc:campuses/bordeaux), où elle servira aux maquettes de l’année préparatoire.',
        ),
      ],
      en: [
        text(
          'It came through the courtyard gate in pieces, and a section of the glass roof had to be taken out to lower the gantry. Since yesterday the new CNC router has stood in the north bay of the wood workshop, in the second courtyard, twenty paces from the old bronze furnace.',
          'Three axes, a 6 kW spindle and a vacuum table of 2.50 × 1.25 m: a full sheet of plywood can be cut without being sawn down first, and a mould can be carved from solid beech to a height of 180 mm. Third-year students built its enclosure from timber and hemp wool; at the operator’s desk the noise is down to 71 decibels.',
          'Anyone enrolled in [Product Design](doc:courses/design-objet), [Furniture Design](doc:courses/design-mobilier) or [Interior Architecture](doc:courses/architecture-interieure) starts with half a day beside the workshop manager: clamping, choice of cutter, order of passes, emergency stop. Every file is checked by two people before the spindle turns.',
        ),
        text(
          'The first parts to come off the table, jigs for the backs of a stacking chair, will be shown in [The Open Workshop](doc:events/l-atelier-a-decouvert).',
          'The old router is not going to waste. It moves to the [Bordeaux campus](doc:campuses/bordeaux), where foundation students will use it for models.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Une fraiseuse numérique à l’atelier bois',
        metaDescription:
          'Plateau de 2,50 × 1,25 m, broche de 6 kW, 40 heures encadrées par semaine : ce que change la nouvelle fraiseuse de l’atelier bois de Paris.',
      },
      en: {
        metaTitle: 'A CNC router for the wood workshop in Paris',
        metaDescription:
          'A 2.50 × 1.25 m table, a 6 kW spindle and 40 supervised hours a week: what the new router changes in the Paris wood workshop.',
      },
    },
  },
  {
    slug: { fr: 'quinze-metres-de-soie', en: 'fifteen-metres-of-silk' },
    title: { fr: 'Quinze mètres de soie pour un mur', en: 'Fifteen metres of silk for a wall' },
    daysAgo: 5,
    campus: 'lyon',
    image: 'news-soie-lyon',
    summary: {
      fr: 'Une semaine avec les Tissages Corvallon pour concevoir une paroi acoustique à partir de chutes de soie.',
      en: 'A week with the weavers Tissages Corvallon to design an acoustic wall from silk offcuts.',
    },
    body: {
      fr: [
        text(
          'Les Tissages Corvallon jettent chaque mois environ 90 kg de lisières : les bords trop serrés des laizes de soie, que l’on coupe avant la teinture. Ils en ont apporté trois ballots au [campus de Lyon](doc:campuses/lyon) et posé une question : que faire d’un ruban de 4 cm de large et de plusieurs centaines de mètres de long ?',
          'Vingt-deux étudiants de [design textile et matières](doc:courses/design-textile-matieres) et de [design d’intérieur](doc:courses/design-interieur) ont travaillé en binômes pendant cinq jours. Les lisières ont été tressées, feutrées, piquées sur un filet, collées à la caséine. Chaque échantillon de 50 × 50 cm a été mesuré dans le tube à impédance du laboratoire.',
          'Le meilleur compromis est un point noué, dense au pied du mur et lâche en haut : il absorbe un peu plus de la moitié du son dans les fréquences de la voix.',
        ),
        {
          block: 'gallery',
          heading: 'Les essais de la semaine',
          images: ['news-soie-echantillons', 'news-soie-trame'],
        },
        {
          block: 'quote',
          text: 'Nous connaissions le prix de ces chutes, celui de leur enlèvement. Nous ne savions pas qu’elles avaient un son.',
          author: 'Odile Corvallon',
          role: 'directrice de production, Tissages Corvallon',
        },
        text(
          'La version retenue couvrira le fond de l’amphithéâtre : quinze mètres de long, 2,40 m de haut, six panneaux démontables. Le montage est ouvert à tous les étudiants du campus.',
          'Les résultats des mesures et les fiches de fabrication rejoindront la [matériauthèque](doc:news/materiautheque-en-libre-acces).',
        ),
      ],
      en: [
        text(
          'Every month the weaving mill Tissages Corvallon throws away some 90 kg of selvedge, the tight edges trimmed from silk before dyeing. The mill brought three bales of it to the [Lyon campus](doc:campuses/lyon) with a question: what can be made of a ribbon 4 cm wide and several hundred metres long?',
          'For five days, twenty-two students of [Textile and Materials](doc:courses/design-textile-matieres) and [Interior Design](doc:courses/design-interieur) worked in pairs. They plaited the selvedge, felted it, needled it onto net, bonded it with casein. Each 50 × 50 cm sample went through the impedance tube in the materials laboratory.',
        ),
        {
          block: 'quote',
          text: 'We knew what the offcuts cost us to take away. We had no idea they had a sound.',
          author: 'Odile Corvallon',
          role: 'head of production, Tissages Corvallon',
        },
        text(
          'The best compromise turned out to be a knotted stitch, dense at the foot of the wall and open at the top, which absorbs slightly more than half of the sound in the range of speech.',
          'The chosen version will line the back of the lecture theatre: fifteen metres long, 2.40 m high, in six removable panels. Any student on the campus may help to hang it.',
        ),
        {
          block: 'gallery',
          heading: 'Tests made during the week',
          images: ['news-soie-echantillons', 'news-soie-trame'],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Une paroi acoustique en chutes de soie',
        metaDescription:
          'Cinq jours, vingt-deux étudiants et trois ballots de lisières : à Lyon, un atelier avec un tisseur aboutit à une paroi acoustique de quinze mètres.',
      },
      en: {
        metaTitle: 'An acoustic wall made from silk offcuts',
        metaDescription:
          'Five days, twenty-two students and three bales of selvedge: in Lyon, a workshop with a weaving mill ends in a fifteen-metre acoustic wall.',
      },
    },
  },
  {
    slug: { fr: 'mention-banc-pin-bordeaux', en: 'commendation-pine-bench-bordeaux' },
    title: {
      fr: 'Un banc en pin des Landes mentionné au concours « Assises publiques »',
      en: 'A maritime pine bench commended in the Public Seats competition',
    },
    daysAgo: 12,
    campus: 'bordeaux',
    image: 'news-banc-pin',
    summary: {
      fr: 'Le projet de Maïwenn et Côme, étudiants en design de mobilier, se répare avec une seule clé et sans dépose.',
      en: 'Designed by Maïwenn and Côme, who study Furniture Design, it can be repaired with one spanner where it stands.',
    },
    body: {
      fr: [
        text(
          'Le concours demandait un siège d’extérieur pour trois personnes, fabriqué à moins de cent kilomètres de l’endroit où il serait posé. Maïwenn et Côme, en deuxième année de [design de mobilier et édition](doc:courses/design-mobilier), ont choisi le pin maritime et la contrainte qui va avec : un bois tendre, résineux, qui bouge.',
          'Leur banc n’a pas de lattes vissées par-dessus. Onze lames de 42 mm sont enfilées sur deux tiges filetées en acier galvanisé et serrées aux extrémités ; lorsqu’une lame s’abîme, on desserre un écrou et on la remplace. L’inclinaison du dossier naît du décalage d’un trou à l’autre.',
          'Le jury a distingué « un assemblage que l’on comprend en s’asseyant ». Un prototype passera l’année sur le quai devant le [campus](doc:campuses/bordeaux), où la pluie et les usagers feront le reste de l’évaluation.',
        ),
        {
          block: 'image',
          image: 'news-banc-pin-detail',
          caption: 'Les onze lames et leurs deux tiges, avant serrage.',
        },
      ],
      en: [
        text(
          'The competition asked for an outdoor seat for three, made within a hundred kilometres of where it would stand. Maïwenn and Côme, in the second year of [Furniture Design](doc:courses/design-mobilier), chose maritime pine and the trouble that comes with it: a soft, resinous timber that never quite stops moving.',
          'Nothing is screwed on from above. Eleven 42 mm boards are threaded onto two galvanised rods and tightened at the ends; when one is damaged, a nut is loosened and the board replaced. The slope of the back comes from shifting the holes from one board to the next.',
        ),
        {
          block: 'image',
          image: 'news-banc-pin-detail',
          caption: 'The eleven boards and their two rods before tightening.',
        },
        text(
          'The judges commended ‘a joint you understand by sitting on it’.',
          'A prototype will spend a year on the quay outside the [Bordeaux campus](doc:campuses/bordeaux), where rain and passers-by will complete the assessment.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Un banc en pin mentionné à Bordeaux',
        metaDescription:
          'Onze lames de pin maritime, deux tiges et un écrou : le banc réparable de deux étudiants de Bordeaux reçoit une mention au concours « Assises publiques ».',
      },
      en: {
        metaTitle: 'A maritime pine bench commended',
        metaDescription:
          'Eleven boards, two rods and a nut: the repairable bench of two Bordeaux students has been commended in the Public Seats competition.',
      },
    },
  },
  {
    slug: { fr: 'cahiers-numero-quatre', en: 'cahiers-issue-four' },
    title: {
      fr: 'Le quatrième numéro des Cahiers est consacré à la réparation',
      en: 'Issue four of the Cahiers is about repair',
    },
    daysAgo: 19,
    image: 'news-cahiers-quatre',
    summary: {
      fr: 'Neuf articles, deux entretiens et un dossier de relevés : la publication de recherche de l’école paraît en français et en anglais.',
      en: 'Nine papers, two interviews and a portfolio of surveys: the school’s research publication appears in French and English.',
    },
    body: {
      fr: [
        text(
          'Que veut dire réparer quand l’objet n’a pas été dessiné pour être ouvert ? Le quatrième numéro des Cahiers rassemble neuf articles écrits par des enseignants, des doctorants associés et trois étudiants de master, autour d’un même protocole : démonter, relever, remonter, raconter.',
          'On y lit l’histoire d’un fauteuil de cinéma réparé quatorze fois, l’inventaire des vis d’un grille-pain, une enquête dans quatre cordonneries de Lyon et le relevé des rustines posées sur les bâches d’un marché de Strasbourg. La mise en page, imprimée en deux tons directs, a été confiée à une équipe de [direction artistique](doc:courses/direction-artistique) de Nantes.',
          'Le numéro de 168 pages est disponible dans les bibliothèques des cinq campus et sur demande auprès du [service de la recherche](doc:pages/recherche).',
        ),
        {
          block: 'quote',
          text: 'Une réparation est un dessin que l’on fait après coup, avec la matière pour seul papier.',
          author: 'Hélène Vasserot',
          role: 'rédactrice en chef des Cahiers',
        },
      ],
      en: [
        text(
          'What does it mean to repair something that was never drawn to be opened? Issue four of the Cahiers gathers nine papers by teachers, associate doctoral researchers and three master’s students around one protocol: take apart, survey, put together, tell.',
          'It includes the life of a cinema seat mended fourteen times, an inventory of the screws in a toaster, fieldwork in four cobblers’ shops in Lyon and a survey of the patches on the tarpaulins of a Strasbourg market. The layout, printed in two spot colours, was designed by an [Art Direction](doc:courses/direction-artistique) team in Nantes.',
        ),
        {
          block: 'quote',
          text: 'A repair is a drawing made afterwards, with the material for paper.',
          author: 'Hélène Vasserot',
          role: 'editor of the Cahiers',
        },
        text(
          'The issue runs to 168 pages. It can be read in the libraries of all five campuses.',
          'Copies are available on request from the [research office](doc:pages/recherche); the papers are published in both languages, face to face.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Cahiers n° 4 : un numéro sur la réparation',
        metaDescription:
          'Démonter, relever, remonter, raconter : neuf articles et deux entretiens composent le quatrième numéro de la publication de recherche de l’école.',
      },
      en: {
        metaTitle: 'Cahiers, issue four: an issue about repair',
        metaDescription:
          'Take apart, survey, put together, tell: nine papers and two interviews make up issue four of the school’s research publication.',
      },
    },
  },
  {
    slug: { fr: 'bornes-pour-le-bac-jury-nantes', en: 'ferry-stop-prototypes-nantes' },
    title: {
      fr: 'Des bornes pour le bac : six prototypes devant le jury',
      en: 'Ferry stops: six prototypes before the jury',
    },
    daysAgo: 27,
    campus: 'nantes',
    image: 'news-bornes-bac',
    summary: {
      fr: 'Les étudiants de design d’interaction ont testé sur l’embarcadère des bornes lisibles en plein soleil et avec des gants.',
      en: 'Interaction Design students tested information posts on the landing stage: readable in full sun, usable in gloves.',
    },
    body: {
      fr: [
        text(
          'Le bac traverse la Loire en six minutes, mais on peut en attendre vingt sur un ponton sans abri. C’est ce temps que les étudiants de troisième année de [design d’interaction](doc:courses/design-interaction) avaient à dessiner : que dire, à qui, et sur quel support, quand l’écran du téléphone est trempé ?',
          'Six équipes ont construit chacune une borne à l’échelle 1 et l’ont laissée une semaine sur place. L’une n’a pas d’écran : une règle de laiton monte et descend avec la marée et indique d’elle-même la pente de la passerelle. Une autre annonce l’arrivée du bac par une vibration dans la main courante.',
          'Le jury réunissait un pilote, une orthoptiste et deux designers. Il a retenu trois projets pour une seconde phase d’essais, cette fois de nuit.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '6', label: 'prototypes à l’échelle 1' },
            { value: '412', label: 'passagers interrogés' },
            { value: '7 jours', label: 'd’essai sur le ponton' },
          ],
        },
      ],
      en: [
        text(
          'The ferry crosses the Loire in six minutes, yet the wait can be twenty, on a landing stage without shelter. That wait was the brief for third-year [Interaction Design](doc:courses/design-interaction) students: what to say, to whom and on what, when the phone in your hand is soaked?',
          'Six teams each built a post at full size and left it on site for a week. One has no screen at all: a brass rule rises and falls with the tide and shows how steep the gangway is. Another announces the ferry by a tremor in the handrail.',
          'A pilot, an orthoptist and two designers sat on the jury. They picked three projects for a second round of trials, at night this time.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '6', label: 'full-size prototypes' },
            { value: '412', label: 'passengers interviewed' },
            { value: '7 days', label: 'on the landing stage' },
          ],
        },
        text(
          'The course is taught in [Nantes](doc:campuses/nantes), [Paris](doc:campuses/paris) and [Strasbourg](doc:campuses/strasbourg).',
          'The test reports, including everything that failed, are kept in the campus library.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Six bornes pour le bac devant le jury',
        metaDescription:
          'À Nantes, six équipes de design d’interaction ont installé leurs bornes d’information sur un embarcadère pendant une semaine avant de passer devant le jury.',
      },
      en: {
        metaTitle: 'Six ferry-stop prototypes in Nantes',
        metaDescription:
          'In Nantes, six Interaction Design teams left their information posts on a landing stage for a week before facing the jury.',
      },
    },
  },
  {
    slug: { fr: 'echange-strasbourg-werkschule-oderau', en: 'strasbourg-exchange-werkschule-oderau' },
    title: {
      fr: 'Douze étudiants de Strasbourg chez les constructeurs de l’autre rive',
      en: 'Twelve Strasbourg students with the builders across the river',
    },
    daysAgo: 36,
    campus: 'strasbourg',
    image: 'news-echange-rhin',
    summary: {
      fr: 'Deux semaines à la Werkschule Oderau pour apprendre l’ossature bois et construire un abri de jardin partagé.',
      en: 'Two weeks at the Werkschule Oderau to learn timber framing and build a shelter for a shared garden.',
    },
    body: {
      fr: [
        text(
          'Il faut un quart d’heure de tram pour changer de pays et presque autant de temps pour changer de vocabulaire : ce qui se dit montant d’un côté se dit *Ständer* de l’autre. Douze étudiants d’[architecture d’intérieur](doc:courses/architecture-interieure) ont passé deux semaines à la Werkschule Oderau, une école de charpentiers installée dans une ancienne halle aux tabacs.',
          'Le matin, ils taillaient des assemblages à mi-bois avec les apprentis. L’après-midi, les deux groupes dessinaient ensemble un abri de 14 m² pour les jardins partagés du quartier. La structure en épicéa, levée en une journée, ne compte aucune pièce de plus de 3,20 m : tout devait tenir dans la remorque d’un vélo.',
        ),
        {
          block: 'steps',
          heading: 'Deux semaines, quatre temps',
          steps: [
            { title: 'Relever', text: 'Trois jours de mesures dans les jardins, en français et en allemand.' },
            {
              title: 'Tailler',
              text: 'Une pièce d’essai par personne, refaite jusqu’à ce que l’assemblage tienne sans colle.',
            },
            { title: 'Lever', text: 'L’ossature montée en une journée, à vingt-six.' },
            { title: 'Rendre', text: 'Un carnet bilingue remis aux jardiniers avec les plans d’entretien.' },
          ],
        },
        text(
          'Dans six mois, les apprentis de l’Oderau viendront à leur tour au [campus de Strasbourg](doc:campuses/strasbourg) pour une session de dessin.',
          'Les conditions d’un séjour court sont décrites à la page [International](doc:pages/international).',
        ),
      ],
      en: [
        text(
          'It takes a quarter of an hour by tram to change country, and nearly as long to change vocabulary: what is a *montant* on one bank is a *Ständer* on the other. Twelve [Interior Architecture](doc:courses/architecture-interieure) students spent two weeks at the Werkschule Oderau, a carpenters’ school in a former tobacco hall.',
          'In the mornings they cut halved joints beside the apprentices. In the afternoons the two groups drew a 14 m² shelter for the neighbourhood’s shared gardens. Its spruce frame went up in a day and has no part longer than 3.20 m, because everything had to travel on a bicycle trailer.',
          'The gardeners were handed a bilingual notebook with drawings for maintenance.',
        ),
        {
          block: 'quote',
          text: 'We redrew the same corner nine times. On the tenth, a sixteen-year-old apprentice showed us with his hands.',
          author: 'Lénaïg',
          role: 'second year, Interior Architecture',
        },
        text(
          'In six months the Oderau apprentices come to the [Strasbourg campus](doc:campuses/strasbourg) for a session of drawing.',
          'Short stays abroad are explained on the [International](doc:pages/international) page.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Strasbourg : deux semaines de charpente',
        metaDescription:
          'Douze étudiants d’architecture d’intérieur de Strasbourg ont appris l’ossature bois à la Werkschule Oderau et bâti un abri de 14 m² avec ses apprentis.',
      },
      en: {
        metaTitle: 'Strasbourg: two weeks of timber framing',
        metaDescription:
          'Twelve Interior Architecture students from Strasbourg learned timber framing at the Werkschule Oderau and built a 14 m² shelter.',
      },
    },
  },
  {
    slug: { fr: 'soutenances-cinq-campus-ce-que-les-jurys-ont-retenu', en: 'final-juries-five-campuses' },
    title: {
      fr: 'Cent quarante diplômés, onze jurys, quatre jours : ce que les professionnels ont retenu des soutenances de fin d’études sur nos cinq campus',
      en: 'One hundred and forty graduates, eleven juries, four days: what professionals took away from the final reviews on our five campuses',
    },
    daysAgo: 48,
    image: 'news-soutenances',
    summary: {
      fr: 'Moins de rendus spectaculaires, plus de maquettes que l’on peut toucher : retour sur quatre jours de soutenances.',
      en: 'Fewer spectacular renderings, more models you can touch: a look back at four days of final reviews.',
    },
    body: {
      fr: [
        text(
          'Chaque soutenance dure quarante minutes : quinze pour présenter, vingt-cinq pour répondre. Soixante-trois professionnels, architectes d’intérieur, éditeurs, directrices artistiques, ingénieurs, sont venus écouter cent quarante étudiants de dernière année. Nous leur avons demandé ce qu’ils en gardaient.',
          '## Des échelles mieux tenues',
          'Plusieurs jurés relèvent que les projets d’[architecture d’intérieur](doc:courses/architecture-interieure) descendent jusqu’au détail à l’échelle 1. Une maquette de garde-corps, un nez de marche, un joint de carrelage : c’est souvent là que la discussion a commencé.',
          '## Des usagers présents',
          'En [design d’interaction](doc:courses/design-interaction), les essais avec de vraies personnes sont devenus la règle. Le jury de Nantes regrette toutefois que les tests arrivent tard, quand il ne reste plus de temps pour changer d’idée.',
          '## Ce qui manque encore',
          'Le chiffrage. Trop de projets ignorent ce qu’ils coûtent. Un module d’économie du projet ouvrira dans toutes les formations dès l’an prochain.',
        ),
        {
          block: 'key-figures',
          heading: 'Les soutenances en chiffres',
          figures: [
            { value: '140', label: 'étudiants présentés' },
            { value: '63', label: 'professionnels dans les jurys' },
            { value: '93 %', label: 'de diplômés à la première session' },
            { value: '19', label: 'félicitations' },
          ],
        },
        {
          block: 'quote',
          text: 'J’ai passé vingt minutes à parler d’une poignée. C’était le meilleur moment de ma journée.',
          author: 'Paul Lestradet',
          role: 'architecte d’intérieur, juré à Paris',
        },
      ],
      en: [
        text(
          'A final review lasts forty minutes: fifteen to present, twenty-five to answer. Sixty-three professionals, among them interior architects, publishers, art directors and engineers, came to listen to one hundred and forty final-year students. We asked what stayed with them.',
          '## Scale, better handled',
          'Several jurors noted that projects in [Interior Architecture](doc:courses/architecture-interieure) now reach full-size detail. A piece of balustrade, a stair nosing, a tile joint: that is often where the talk began.',
          '## Real users',
          'In [Interaction Design](doc:courses/design-interaction), trials with real people have become the rule. The Nantes jury would like them earlier, while there is still time to change one’s mind.',
          '## Still missing',
          'Costs. Too many projects have no notion of what they would take to build. From next year every course includes a module on project economics.',
        ),
        {
          block: 'key-figures',
          heading: 'The reviews in figures',
          figures: [
            { value: '140', label: 'students presented' },
            { value: '63', label: 'professionals on the juries' },
            { value: '93%', label: 'graduated at the first session' },
            { value: '19', label: 'distinctions' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Soutenances : ce que les jurys ont retenu',
        metaDescription:
          'Cent quarante étudiants, soixante-trois professionnels, onze jurys : échelles, essais, chiffrage, le bilan des soutenances de fin d’études.',
      },
      en: {
        metaTitle: 'What the final juries took away',
        metaDescription:
          'One hundred and forty students, sixty-three professionals, eleven juries: scale, trials and costs, a summary of this year’s final reviews.',
      },
    },
  },
  {
    slug: { fr: 'fonds-trois-cents-affiches', en: null },
    title: { fr: 'La bibliothèque de Paris reçoit un fonds de trois cents affiches', en: null },
    daysAgo: 60,
    campus: 'paris',
    image: 'news-fonds-affiches',
    summary: {
      fr: 'Un imprimeur lithographe du Faubourg-Saint-Antoine confie à l’école ses épreuves de calage, tirées entre 1958 et 1984.',
      en: null,
    },
    body: {
      fr: [
        text(
          'Elles n’auraient jamais dû être conservées : ce sont des épreuves de calage, ces feuilles sur lesquelles l’imprimeur vérifie le repérage des couleurs avant de lancer le tirage. René Malbosc, lithographe rue du Faubourg-Saint-Antoine jusqu’en 1984, en avait gardé trois cents dans un meuble à plans. Sa fille les donne à la bibliothèque du [campus de Paris](doc:campuses/paris).',
          'Théâtre, apéritifs, élections syndicales, foires au mobilier : peu de signatures, beaucoup de métier. Sur certaines feuilles, trois affiches différentes se superposent, chacune ayant servi de papier d’essai à la suivante.',
          'Les étudiants de deuxième année de [design graphique](doc:courses/design-graphique) ont commencé l’inventaire : format, nombre de passages, encres, hypothèse de date. Deux cents fiches sont rédigées.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '300', label: 'épreuves' },
            { value: '1958-1984', label: 'années couvertes' },
            { value: '9', label: 'passages pour la plus complexe' },
          ],
        },
        text(
          'Le fonds se consulte sur rendez-vous, à plat et avec des gants, le mercredi après-midi.',
          'Une sélection de trente feuilles sera présentée dans la galerie sur rue, accompagnée des pierres que la famille a prêtées.',
        ),
      ],
      en: [],
    },
    seo: {
      fr: {
        metaTitle: 'Un fonds d’affiches à la bibliothèque de Paris',
        metaDescription:
          'Trois cents épreuves de calage tirées entre 1958 et 1984 par un lithographe du Faubourg-Saint-Antoine rejoignent la bibliothèque du campus de Paris.',
      },
      en: null,
    },
  },
  {
    slug: { fr: 'defile-sans-couture-lyon', en: 'seamless-show-lyon' },
    title: {
      fr: 'Un défilé presque sans couture dans la halle de Lyon',
      en: 'A show with hardly a seam in the Lyon hall',
    },
    daysAgo: 75,
    campus: 'lyon',
    image: 'news-defile-lyon',
    summary: {
      fr: 'Vingt-huit silhouettes coupées dans une seule pièce de tissu : la collection des étudiants de troisième année de design de mode.',
      en: 'Twenty-eight silhouettes, each cut from a single piece of cloth: the collection of the third-year Fashion Design students.',
    },
    body: {
      fr: [
        text(
          'La consigne tenait en une ligne : une silhouette, une pièce d’étoffe, six coutures au plus. Pour y répondre, les étudiants de troisième année de [design de mode](doc:courses/design-mode) ont laissé de côté les gabarits industriels et repris les principes du kimono, du caban de marin et du sac à farine.',
          'Les vingt-huit tenues ont été présentées dans la halle de l’ancienne fabrique de métiers à tisser, entre les rails du pont roulant. Pas d’estrade : le public, assis sur des rouleaux de tissu, voyait les fentes et les pliures à hauteur d’œil.',
          'Les chutes de coupe tiennent dans un carton de 40 litres. Il était posé à l’entrée.',
        ),
        {
          block: 'image',
          image: 'news-defile-patron',
          caption: 'Le patron d’un manteau en une pièce : une fente, quatre coutures.',
          wide: true,
        },
        text(
          'Les patrons sont publiés à l’échelle 1:5 et peuvent être reproduits librement pour un usage personnel.',
          'Quatre pièces restent exposées dans le hall du [campus de Lyon](doc:campuses/lyon), retournées, pour que l’on en lise l’intérieur.',
        ),
      ],
      en: [
        text(
          'The brief was one line long: one silhouette, one piece of cloth, six seams at most. Third-year [Fashion Design](doc:courses/design-mode) students put the industrial blocks aside and went back to the kimono, the sailor’s coat and the flour sack.',
          'The twenty-eight outfits were shown in the hall of the former loom factory, between the rails of the travelling crane. There was no catwalk: the audience sat on rolls of fabric, with slits and folds at eye level.',
          'All the cutting waste fitted into one 40-litre box. It stood at the door.',
        ),
        {
          block: 'image',
          image: 'news-defile-patron',
          caption: 'Pattern of a one-piece coat: one slit, four seams.',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Lyon : vingt-huit silhouettes d’une pièce',
        metaDescription:
          'Une étoffe, six coutures au plus et un seul carton de chutes : à Lyon, la troisième année de design de mode a présenté vingt-huit silhouettes.',
      },
      en: {
        metaTitle: 'Lyon: twenty-eight one-piece silhouettes',
        metaDescription:
          'One cloth, six seams at most and a single box of waste: third-year Fashion Design students in Lyon have shown twenty-eight silhouettes.',
      },
    },
  },
  {
    slug: { fr: 'tabouret-edite-maison-alverne', en: 'stool-produced-by-maison-alverne' },
    title: {
      fr: 'Le tabouret d’Anouk entre au catalogue de Maison Alverne',
      en: 'Anouk’s stool joins the Maison Alverne catalogue',
    },
    daysAgo: 92,
    campus: 'bordeaux',
    image: 'news-tabouret-alverne',
    summary: {
      fr: 'Dessiné pendant le master à Bordeaux, le tabouret « Varangue » est édité en frêne et en chêne, à trois hauteurs.',
      en: 'Drawn during the master’s course in Bordeaux, the Varangue stool is produced in ash and oak, at three heights.',
    },
    body: {
      fr: [
        text(
          'Une varangue est la pièce de charpente qui relie le bas des membrures d’un bateau. Anouk, diplômée en [design de mobilier](doc:courses/design-mobilier), en a tiré un tabouret : trois pieds de frêne cintré se rejoignent sous l’assise dans une pièce massive, et c’est elle que l’on prend en main pour le déplacer.',
          'Maison Alverne, éditeur de mobilier, avait suivi le projet comme partenaire de l’atelier d’édition. Il a fallu dix-huit mois pour passer du prototype à la série : épaissir l’assise de 4 mm, changer l’angle du cintrage, et trouver un emballage à plat, ce qui a obligé à redessiner la clé d’assemblage.',
          'Anouk perçoit des droits d’auteur sur chaque exemplaire, selon le contrat type que l’école recommande à ses [entreprises partenaires](doc:pages/entreprises).',
        ),
        {
          block: 'quote',
          text: 'À l’école, le tabouret tenait parce que je l’avais fait. Chez l’éditeur, il devait tenir sans moi.',
          author: 'Anouk',
          role: 'diplômée en design de mobilier et édition',
        },
      ],
      en: [
        text(
          'A *varangue* is the floor timber that ties the ribs of a boat together. Anouk, a graduate of [Furniture Design](doc:courses/design-mobilier), turned it into a stool: three bent ash legs meet under the seat in one solid piece, and that is where the hand goes to lift it.',
          'The furniture maker Maison Alverne followed the project as partner of the production studio. Getting from prototype to series took eighteen months: a seat 4 mm thicker, another bending angle, and flat packaging, which meant drawing the joint afresh.',
        ),
        {
          block: 'quote',
          text: 'At school the stool held because I had made it. In production it had to hold without me.',
          author: 'Anouk',
          role: 'graduate, Furniture Design',
        },
        text(
          'Anouk receives a royalty on every stool, under the model contract that the school recommends to its [partner companies](doc:pages/entreprises).',
          'The first series, two hundred pieces, is made in a workshop ninety minutes from the campus.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Le tabouret Varangue édité en série',
        metaDescription:
          'Dix-huit mois pour passer du prototype à la série : le tabouret « Varangue », dessiné à Bordeaux par Anouk, entre au catalogue de Maison Alverne.',
      },
      en: {
        metaTitle: 'The Varangue stool goes into production',
        metaDescription:
          'Eighteen months from prototype to series: the Varangue stool, drawn in Bordeaux by Anouk, joins the Maison Alverne catalogue.',
      },
    },
  },
  {
    slug: { fr: 'affiches-marche-couvert-nantes', en: 'posters-in-the-market-hall-nantes' },
    title: {
      fr: 'Quarante affiches suspendues dans un marché couvert',
      en: 'Forty posters hung in a market hall',
    },
    daysAgo: 110,
    campus: 'nantes',
    image: 'news-affiches-marche',
    summary: {
      fr: 'Les étudiants nantais de design graphique ont dessiné la saison d’un marché, étal par étal, en sérigraphie deux couleurs.',
      en: 'Graphic Design students in Nantes drew a market’s season stall by stall, in two-colour screen prints.',
    },
    body: {
      fr: [
        text(
          'Le poissonnier voulait « quelque chose que l’on voie depuis la porte », la fromagère surtout pas de vache. Chacun des quarante commerçants du marché a reçu la visite d’un étudiant de deuxième année de [design graphique](doc:courses/design-graphique), et chacun a aujourd’hui son affiche, pendue au-dessus de l’étal.',
          'Même format pour tous, 70 × 100 cm, deux passages de couleur et aucune photographie. La contrainte vient du lieu : à huit mètres sous la charpente, on ne lit ni les petits textes ni les dégradés.',
          'Les tirages ont été faits en trois semaines à l’atelier de sérigraphie du [campus](doc:campuses/nantes), à raison de huit exemplaires par affiche. Sept sont vendus au profit de l’association du marché.',
        ),
        {
          block: 'gallery',
          heading: 'Deux affiches sur quarante',
          images: ['news-affiche-poisson', 'news-affiche-primeur'],
        },
      ],
      en: [
        text(
          'The fishmonger wanted ‘something you can see from the door’; the cheesemonger wanted anything but a cow. Each of the market’s forty traders was visited by a second-year [Graphic Design](doc:courses/design-graphique) student, and each now has a poster hanging over the stall.',
          'One format for all, 70 × 100 cm, two passes of ink and no photographs. The site asked for it: eight metres up in the roof, small print and gradients disappear.',
          'The prints were pulled in three weeks in the [campus](doc:campuses/nantes) screen-printing workshop, eight of each. Seven are sold for the traders’ association.',
        ),
        { block: 'gallery', heading: 'Two of the forty', images: ['news-affiche-poisson', 'news-affiche-primeur'] },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Quarante affiches pour un marché nantais',
        metaDescription:
          'Un étudiant par étal, 70 × 100 cm, deux couleurs : quarante sérigraphies d’étudiants en design graphique sont suspendues dans un marché de Nantes.',
      },
      en: {
        metaTitle: 'Forty posters for a market in Nantes',
        metaDescription:
          'One student per stall, 70 × 100 cm, two colours: forty screen prints by Graphic Design students now hang in a Nantes market hall.',
      },
    },
  },
  {
    slug: { fr: 'enquete-diplomes-trois-ans-apres', en: 'graduate-survey-three-years-on' },
    title: { fr: 'Trois ans après : que font nos diplômés ?', en: 'Three years on: what are our graduates doing?' },
    daysAgo: 131,
    image: 'news-enquete-diplomes',
    summary: {
      fr: 'L’enquête a obtenu 71 % de réponses. Elle dit aussi ce qui va moins bien : les premiers contrats et les débuts à son compte.',
      en: 'The survey had a 71% response rate. It also says what goes less well: first contracts, and the early days of freelance work.',
    },
    body: {
      fr: [
        text(
          'Nous avons écrit aux 318 diplômés sortis il y a trois ans ; 226 ont répondu. Le questionnaire, rédigé avec l’association des anciens élèves, portait sur l’emploi, mais aussi sur le salaire, le temps de travail et l’envie de continuer.',
          'Neuf sur dix travaillent dans le domaine de leur diplôme. Le délai médian avant le premier contrat est de trois mois ; il monte à six en [design de mode](doc:courses/design-mode) et descend à deux en [design d’interaction](doc:courses/design-interaction).',
        ),
        {
          block: 'key-figures',
          heading: 'Situation trois ans après le diplôme',
          figures: [
            { value: '91 %', label: 'en emploi dans le domaine du diplôme' },
            { value: '29 %', label: 'à leur compte' },
            { value: '3 mois', label: 'de délai médian avant le premier contrat' },
            { value: '11 %', label: 'à l’étranger' },
          ],
        },
        text(
          '## Ce que les diplômés nous reprochent',
          'Trois remarques reviennent : des devis abordés trop tard, peu d’anglais technique, et un réseau concentré sur la ville du campus. L’école y répond par un module de gestion en troisième année, par des cours d’anglais d’atelier et par l’ouverture de l’annuaire à tous les campus.',
          'Le rapport complet est consultable auprès de chaque administration de campus.',
        ),
        {
          block: 'call-to-action',
          heading: 'Vous envisagez de nous rejoindre ?',
          text: 'La documentation de chaque formation donne ses débouchés et ses chiffres d’insertion.',
          action: 'brochure',
        },
      ],
      en: [
        text(
          'We wrote to the 318 people who graduated three years ago; 226 replied. The questionnaire, drawn up with the alumni association, asked about jobs, and also about pay, working hours and the wish to carry on.',
          'Nine in ten work in the field of their degree. The median wait for a first contract is three months, rising to six in [Fashion Design](doc:courses/design-mode) and falling to two in [Interaction Design](doc:courses/design-interaction).',
          '## What graduates hold against us',
          'Three remarks come back: quotations taught too late, too little technical English, and a network confined to the city of one’s campus. The school is responding with a business module in the third year, workshop English, and a directory open to all five campuses.',
        ),
        {
          block: 'key-figures',
          heading: 'Three years after graduating',
          figures: [
            { value: '91%', label: 'work in the field of their degree' },
            { value: '29%', label: 'are self-employed' },
            { value: '3 months', label: 'median wait for a first contract' },
            { value: '11%', label: 'live abroad' },
          ],
        },
        {
          block: 'call-to-action',
          heading: 'Thinking of joining us?',
          text: 'The brochure of each course gives its outcomes and employment figures.',
          action: 'brochure',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Enquête : nos diplômés trois ans après',
        metaDescription:
          'Emploi, délai du premier contrat, travail à son compte : 226 diplômés de l’école décrivent leur situation trois ans après leur sortie.',
      },
      en: {
        metaTitle: 'Survey: our graduates three years on',
        metaDescription:
          'Jobs, first contracts, self-employment: 226 graduates of the school describe where they stand three years after leaving.',
      },
    },
  },
  {
    slug: { fr: 'verre-souffle-luminaires-paris', en: 'blown-glass-lamps-paris' },
    title: {
      fr: 'Souffler avant de dessiner : une semaine à la Verrerie de Maurelle',
      en: 'Blow first, draw later: a week at the Verrerie de Maurelle',
    },
    daysAgo: 155,
    campus: 'paris',
    image: 'news-verre-souffle',
    summary: {
      fr: 'Seize étudiants de design d’objet ont conçu des luminaires en commençant par le four, sans croquis préalable.',
      en: 'Sixteen Product Design students designed lamps starting at the furnace, without a single sketch.',
    },
    body: {
      fr: [
        text(
          'À la Verrerie de Maurelle, on leur a retiré les crayons à l’arrivée. Pendant deux jours, seize étudiants de [design d’objet](doc:courses/design-objet) ont seulement cueilli, soufflé, raté et recommencé, guidés par deux maîtres verriers. Le dessin n’est revenu que le troisième jour, pour décrire ce que les mains avaient appris.',
          'De là viennent sept luminaires dont la forme suit la chute naturelle de la paraison. « Goutte tenue » s’arrête au moment où le verre allait céder ; « Col » assemble deux soufflages ratés par une bague de laiton tournée à l’atelier métal.',
        ),
        {
          block: 'image',
          image: 'news-verre-lampe',
          caption: '« Col » : deux globes soufflés, une bague de laiton de 38 mm.',
        },
        {
          block: 'quote',
          text: 'Le verre décide à 1 100 degrés. On discute après.',
          author: 'Armand Teyssou',
          role: 'maître verrier, Verrerie de Maurelle',
        },
        text(
          'Les sept pièces ont été électrifiées avec des sources remplaçables sans outil, puis essayées dans la bibliothèque pendant un mois.',
          'La verrerie reconduit l’atelier l’an prochain et prête à l’école douze cannes d’apprentissage.',
        ),
      ],
      en: [
        text(
          'At the Verrerie de Maurelle their pencils were taken away at the door. For two days sixteen [Product Design](doc:courses/design-objet) students did nothing but gather, blow, fail and start again beside two master glassmakers. Drawing came back on the third day, to record what the hands had learned.',
          'Seven lamps came of it, each following the natural fall of the gather. *Goutte tenue* stops at the moment when the glass was about to give way; *Col* joins two failed blowings with a brass ring turned in the metal workshop.',
        ),
        {
          block: 'image',
          image: 'news-verre-lampe',
          caption: 'Col: two blown globes and a 38 mm brass ring.',
        },
        text(
          'The seven pieces were wired with light sources that can be changed without tools, then tried in the library for a month.',
          'The glassworks will host the workshop again next year and is lending the school twelve training blowpipes.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Design d’objet : une semaine de verre soufflé',
        metaDescription:
          'Seize étudiants parisiens de design d’objet ont conçu sept luminaires à la Verrerie de Maurelle, en soufflant d’abord et en dessinant ensuite.',
      },
      en: {
        metaTitle: 'Product Design: a week of blown glass',
        metaDescription:
          'Sixteen Product Design students from Paris designed seven lamps at the Verrerie de Maurelle, blowing first and drawing afterwards.',
      },
    },
  },
  {
    slug: { fr: 'salle-essais-usages-strasbourg', en: 'user-testing-room-strasbourg' },
    title: { fr: 'Strasbourg ouvre une salle d’essais à la rue', en: 'Strasbourg opens a testing room to the street' },
    daysAgo: 180,
    campus: 'strasbourg',
    image: 'news-salle-essais',
    summary: {
      fr: 'Chaque jeudi, les habitants du Neudorf viennent essayer les prototypes des étudiants et dire ce qui ne marche pas.',
      en: 'Every Thursday, people from the Neudorf come in to try student prototypes and say what does not work.',
    },
    body: {
      fr: [
        text(
          'C’était le local à vélos. Le [campus de Strasbourg](doc:campuses/strasbourg) en a fait une salle de 48 m² avec vitrine, trois tables, une cuisine d’essai et une porte qui s’ouvre sans badge. Le jeudi de 16 h à 19 h, n’importe qui peut entrer.',
          'Les étudiants de [design d’interaction](doc:courses/design-interaction) y apportent des prototypes volontairement inachevés : un distributeur de tickets en carton, une carte de bus sonore, un formulaire de crèche sur papier. La règle est de se taire et de noter.',
          'En un semestre, 190 personnes sont venues, dont une retraitée qui a relevé dix-sept défauts dans la même interface et que l’école a engagée comme testeuse.',
        ),
        {
          block: 'accordion',
          heading: 'Venir essayer',
          items: [
            {
              question: 'Faut-il s’inscrire ?',
              answer: 'Non. La porte est ouverte le jeudi de 16 h à 19 h, hors vacances scolaires.',
            },
            {
              question: 'Combien de temps dure un essai ?',
              answer: 'Entre dix et vingt-cinq minutes. Vous pouvez arrêter quand vous le souhaitez.',
            },
            {
              question: 'Que deviennent mes réponses ?',
              answer: 'Les notes sont anonymes et détruites en fin d’année. Aucun visage n’est filmé.',
            },
          ],
        },
      ],
      en: [
        text(
          'It used to be the bicycle store. The [Strasbourg campus](doc:campuses/strasbourg) has turned it into a 48 m² room with a shop window, three tables, a test kitchen and a door that opens without a badge. On Thursdays from 4 to 7 pm anyone may walk in.',
          '[Interaction Design](doc:courses/design-interaction) students bring prototypes that are unfinished on purpose: a cardboard ticket machine, a talking bus map, a nursery form on paper. The rule is to keep quiet and take notes.',
          'In one semester 190 people came. A retired neighbour found seventeen faults in a single interface, and the school hired her as a tester.',
        ),
        {
          block: 'accordion',
          heading: 'Come and try',
          items: [
            {
              question: 'Do I need to book?',
              answer: 'No. The door is open on Thursdays from 4 to 7 pm, except in school holidays.',
            },
            {
              question: 'How long does a session take?',
              answer: 'Between ten and twenty-five minutes. You may stop whenever you like.',
            },
            {
              question: 'What happens to my answers?',
              answer: 'Notes are anonymous and destroyed at the end of the year. No faces are filmed.',
            },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Une salle d’essais ouverte à Strasbourg',
        metaDescription:
          'Chaque jeudi, les habitants du Neudorf essaient les prototypes des étudiants en design d’interaction dans une salle de 48 m² ouverte sur la rue.',
      },
      en: {
        metaTitle: 'An open testing room in Strasbourg',
        metaDescription:
          'Every Thursday, neighbours try Interaction Design prototypes in a 48 m² room that opens onto the street at the Strasbourg campus.',
      },
    },
  },
  {
    slug: { fr: 'jardin-tinctorial-lyon', en: 'dye-garden-lyon' },
    title: {
      fr: 'Garance, gaude, pastel : un jardin tinctorial à Lyon',
      en: 'Madder, weld, woad: a dye garden in Lyon',
    },
    daysAgo: 210,
    campus: 'lyon',
    image: 'news-jardin-tinctorial',
    summary: {
      fr: 'Quatre-vingt-dix mètres carrés de plantes à couleur poussent désormais sur la terrasse du campus.',
      en: 'Ninety square metres of dye plants now grow on the roof terrace of the campus.',
    },
    body: {
      fr: [
        text(
          'Il a fallu refaire l’étanchéité, vérifier la charge, puis monter 27 m³ de terre par sacs. La terrasse du [campus de Lyon](doc:campuses/lyon), jusque-là couverte de gravier, est devenue un jardin de garance, de gaude, de pastel et de cosmos.',
          'Les étudiants de [design textile et matières](doc:courses/design-textile-matieres) y cultivent leurs propres nuances. La garance demande trois ans avant l’arrachage : ceux qui la plantent ne la teindront pas eux-mêmes, et laissent un carnet à ceux qui suivront.',
          'Une tonne d’eau de pluie est stockée contre le garde-corps. Les bains épuisés passent par un filtre à roseaux avant de retourner au jardin.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '90 m²', label: 'plantés' },
            { value: '14', label: 'espèces' },
            { value: '3 ans', label: 'avant la première garance' },
          ],
        },
        text(
          'Une première gamme de vingt-quatre jaunes et verts, tirée de la gaude et du pastel, est rangée dans la matériauthèque.',
          'Le public peut s’essayer à la teinture lors de [l’atelier de découverte](doc:events/teindre-avec-des-plantes).',
        ),
      ],
      en: [
        text(
          'First came a new waterproof layer, then a check on the load, then 27 m³ of earth, carried up in sacks. The terrace of the [Lyon campus](doc:campuses/lyon), gravel until now, is a garden of madder, weld, woad and cosmos.',
          'Students of [Textile and Materials](doc:courses/design-textile-matieres) grow their own shades there. Madder takes three years before the roots can be lifted: those who plant it will not dye with it, so they leave a notebook for those who come after.',
          'A tonne of rainwater is stored along the parapet. Spent dye baths run through a reed filter before going back to the beds.',
        ),
        text(
          'A first range of twenty-four yellows and greens, from weld and woad, is already filed in the materials library.',
          'You can try dyeing yourself at the [taster workshop](doc:events/teindre-avec-des-plantes).',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Un jardin de plantes à couleur à Lyon',
        metaDescription:
          'À Lyon, 90 m² de garance, de gaude et de pastel poussent sur la terrasse : les étudiants en textile y cultivent les couleurs qu’ils utilisent.',
      },
      en: {
        metaTitle: 'A garden of dye plants in Lyon',
        metaDescription:
          'In Lyon, 90 m² of madder, weld and woad now grow on the roof terrace: textile students raise the colours that they work with.',
      },
    },
  },
  {
    slug: { fr: 'deux-nouvelles-destinations-echange', en: 'two-new-exchange-destinations' },
    title: {
      fr: 'Aveiro et Bergen, deux nouvelles destinations d’échange',
      en: 'Aveiro and Bergen, two new exchange destinations',
    },
    daysAgo: 245,
    image: 'news-echanges-aveiro-bergen',
    summary: {
      fr: 'Douze places par an à l’Escola Rio Fundo et à la Skolen ved Fjorden, avec dispense des frais de scolarité sur place.',
      en: 'Twelve places a year at the Escola Rio Fundo and the Skolen ved Fjorden, with no tuition fees to pay at the host school.',
    },
    body: {
      fr: [
        text(
          'La première est connue pour sa céramique, la seconde pour ses ateliers de filature. L’Escola Rio Fundo, à Aveiro, et la Skolen ved Fjorden, à Bergen, accueilleront chacune six étudiants de l’école par an, pour un semestre validé par 30 crédits.',
          'Les départs ont lieu en deuxième année de bachelor ou en première année de master. Les cours sont donnés en anglais ; un niveau B2 attesté est demandé à Bergen, B1 à Aveiro.',
          '## Frais et logement',
          'Les étudiants continuent de payer leur scolarité en France et rien sur place. Les deux écoles réservent des chambres ; à Aveiro, la résidence se trouve au-dessus des fours, ce qui, dit-on, dispense de chauffage.',
        ),
        {
          block: 'steps',
          heading: 'Poser sa candidature',
          steps: [
            { title: 'Un projet d’études', text: 'Une page : pourquoi cette école, pour quel travail.' },
            { title: 'Un choix de travaux', text: 'Huit planches au plus, légendées en anglais.' },
            {
              title: 'Un entretien',
              text: 'Vingt minutes avec la [direction internationale](doc:pages/international) et un enseignant.',
            },
          ],
        },
      ],
      en: [
        text(
          'One is known for ceramics, the other for its spinning workshops. The Escola Rio Fundo in Aveiro and the Skolen ved Fjorden in Bergen will each take six of our students a year, for a semester worth 30 credits.',
          'Students leave in the second year of a bachelor’s course or the first of a master’s. Teaching is in English; Bergen asks for a certified B2, Aveiro for B1.',
          'Tuition is still paid in France, and nothing is due abroad. Both schools set rooms aside; in Aveiro the hall of residence sits above the kilns, which is said to make heating unnecessary.',
        ),
        {
          block: 'steps',
          heading: 'How to apply',
          steps: [
            { title: 'A statement', text: 'One page: why this school, and to do what.' },
            { title: 'A selection of work', text: 'No more than eight sheets, with captions in English.' },
            {
              title: 'An interview',
              text: 'Twenty minutes with the [international office](doc:pages/international) and a teacher.',
            },
          ],
        },
        text(
          'In return, we welcome twelve students from both schools.',
          'They join studios in [Paris](doc:campuses/paris) and [Nantes](doc:campuses/nantes), where part of the teaching is in English.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Échanges : partir à Aveiro ou à Bergen',
        metaDescription:
          'Céramique à Aveiro, filature à Bergen : deux nouvelles écoles partenaires accueillent douze étudiants par an pour un semestre de 30 crédits.',
      },
      en: {
        metaTitle: 'Exchanges: a semester in Aveiro or Bergen',
        metaDescription:
          'Ceramics in Aveiro, spinning in Bergen: two new partner schools take twelve of our students a year for a semester worth 30 credits.',
      },
    },
  },
  {
    slug: { fr: 'quatre-tonnes-de-reemploi-bordeaux', en: null },
    title: { fr: 'Quatre tonnes de matériaux sauvées d’un chantier de démolition', en: null },
    daysAgo: 275,
    campus: 'bordeaux',
    image: 'news-reemploi-bordeaux',
    summary: {
      fr: 'Avant la démolition d’un entrepôt des Bassins à flot, les étudiants ont démonté parquets, luminaires et rayonnages.',
      en: null,
    },
    body: {
      fr: [
        text(
          'Le permis de démolir laissait neuf jours. Trente étudiants d’[architecture d’intérieur](doc:courses/architecture-interieure) et de [design d’objet](doc:courses/design-objet) se sont relayés dans un entrepôt des Bassins à flot, à trois rues du [campus](doc:campuses/bordeaux), pour en sortir ce qui pouvait resservir.',
          'Le bilan, pesé sur la bascule du port : 2,1 tonnes de parquet de pin, 900 kg de rayonnages en acier, quarante-deux luminaires industriels, une porte coulissante de 3 m et un lot de briques que personne n’avait prévu.',
          '## La fiche avant la benne',
          'Chaque lot a reçu une fiche : provenance, dimensions, état, mode de démontage. C’est cette fiche qui fait la valeur du matériau ; sans elle, une poutre n’est qu’un encombrant.',
        ),
        {
          block: 'quote',
          text: 'On apprend davantage sur un assemblage en le défaisant sans le casser qu’en le dessinant.',
          author: 'Yannick Sarrazac',
          role: 'responsable des ateliers de Bordeaux',
        },
        text(
          'Le stock est visible au sous-sol et ouvert à tous les projets de l’année.',
          'Le parquet est déjà réservé : il couvrira le sol de la future salle de maquettes.',
        ),
      ],
      en: [],
    },
    seo: {
      fr: {
        metaTitle: 'Réemploi : quatre tonnes de matériaux sauvées',
        metaDescription:
          'Neuf jours, trente étudiants, une bascule : à Bordeaux, parquets, rayonnages et luminaires d’un entrepôt promis à la démolition rejoignent l’école.',
      },
      en: null,
    },
  },
  {
    slug: { fr: 'estuaire-caractere-libre-nantes', en: 'estuaire-open-typeface-nantes' },
    title: {
      fr: '« Estuaire », un caractère libre dessiné à Nantes',
      en: 'Estuaire, an open typeface drawn in Nantes',
    },
    daysAgo: 305,
    campus: 'nantes',
    image: 'news-caractere-estuaire',
    summary: {
      fr: 'Quatre graisses, 612 signes et une licence libre : deux ans de travail d’un groupe d’étudiants, publiés avec leurs sources.',
      en: 'Four weights, 612 glyphs and an open licence: two years’ work by a group of students, published with its sources.',
    },
    body: {
      fr: [
        text(
          'Tout est parti des lettres peintes sur les coques : larges, un peu molles, dessinées pour être lues de loin et de biais. Un groupe de sept étudiants en [design graphique](doc:courses/design-graphique) en a relevé quarante sur les quais de Nantes et de Saint-Nazaire, puis cherché ce qu’elles avaient en commun.',
          '« Estuaire » est un caractère de labeur, pas un pastiche. Les contreformes restent ouvertes dans les petits corps, les accents ont leur propre hauteur, et les capitales accentuées ont été dessinées en premier. Quatre graisses, 612 signes, français, breton et vingt-six autres langues.',
          'Les sources sont publiées sous licence libre, avec le journal de travail, remords compris.',
        ),
        {
          block: 'image',
          image: 'news-caractere-lettre',
          caption: 'Construction du « a » : la panse s’appuie sur une horizontale, comme une ligne de flottaison.',
        },
      ],
      en: [
        text(
          'It began with the letters painted on hulls: wide, slightly soft, made to be read from afar and at an angle. Seven [Graphic Design](doc:courses/design-graphique) students recorded forty of them along the quays of Nantes and Saint-Nazaire, then looked for what they had in common.',
          'Estuaire is a text face, not a pastiche. Counters stay open at small sizes, accents have a height of their own, and the accented capitals were drawn first. Four weights, 612 glyphs; French, Breton and twenty-six other languages.',
          'The sources are published under an open licence together with the working journal, second thoughts included.',
        ),
        {
          block: 'image',
          image: 'news-caractere-lettre',
          caption: 'Drawing the ‘a’: the bowl rests on a horizontal, like a waterline.',
        },
        text(
          'The typeface is already used for the labels of the [Nantes campus](doc:campuses/nantes).',
          'An italic is under way; students who would like to join the group meet on Tuesday evenings in the print workshop.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: '« Estuaire », un caractère libre de Nantes',
        metaDescription:
          'Né de lettres peintes sur des coques, « Estuaire » compte quatre graisses et 612 signes. Sept étudiants nantais le publient sous licence libre.',
      },
      en: {
        metaTitle: 'Estuaire, an open typeface from Nantes',
        metaDescription:
          'Born of letters painted on hulls, Estuaire has four weights and 612 glyphs. Seven students in Nantes publish it under an open licence.',
      },
    },
  },
];
