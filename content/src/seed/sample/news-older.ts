import type { SampleNews, Section } from './sample-types.ts';

/** A rich text of the given paragraphs; a paragraph may be a heading or a list. */
const text = (...paragraphs: string[]): Section => ({ block: 'rich-text', text: paragraphs.join('\n\n') });

/** The news from eleven months to two years ago, newest first. */
export const olderNews: SampleNews[] = [
  {
    slug: { fr: 'jury-auberge-fonderie-paris', en: 'foundry-hostel-jury-paris' },
    title: {
      fr: 'Dormir dans une fonderie : le jury d’architecture d’intérieur à Paris',
      en: 'Sleeping in a foundry: the Interior Architecture jury in Paris',
    },
    daysAgo: 335,
    campus: 'paris',
    image: 'news-jury-fonderie',
    summary: {
      fr: 'Trente-quatre projets pour transformer une fonderie désaffectée en auberge de quatre-vingts lits, sans toucher aux murs.',
      en: 'Thirty-four ways to turn a disused foundry into an eighty-bed hostel without touching the walls.',
    },
    body: {
      fr: [
        text(
          'Le bâtiment existe, à deux rues du [campus de Paris](doc:campuses/paris) : une halle de 640 m², des poteaux de fonte tous les quatre mètres, une verrière qui fuit. Les étudiants de deuxième année d’[architecture d’intérieur](doc:courses/architecture-interieure) devaient y loger quatre-vingts personnes sans percer un seul mur porteur.',
          'Deux familles de réponses se sont dessinées. Les unes glissent des boîtes de bois entre les poteaux, comme des lits clos ; les autres accrochent les couchages à la charpente et gardent le sol libre pour la cuisine et la cour. Le jury, partagé, a surtout interrogé ce qui se passe la nuit : qui ronfle, où l’on lit, comment on sort sans réveiller les voisins.',
        ),
        {
          block: 'image',
          image: 'news-jury-fonderie-coupe',
          caption: 'Coupe d’un des projets retenus : les lits sont suspendus, le sol reste commun.',
          wide: true,
        },
        {
          block: 'quote',
          text: 'Une auberge, c’est d’abord un plan de bruit.',
          author: 'Sabine Courvoisier',
          role: 'architecte d’intérieur, présidente du jury',
        },
      ],
      en: [
        text(
          'The building is real and stands two streets from the [Paris campus](doc:campuses/paris): a hall of 640 m², cast-iron columns every four metres, a roof light that leaks. Second-year [Interior Architecture](doc:courses/architecture-interieure) students were asked to house eighty people in it without piercing one load-bearing wall.',
          'Two kinds of answer emerged. Some slide timber boxes between the columns, like the box beds of old farms; others hang the beds from the roof and leave the floor free for a kitchen and a courtyard. The jury was divided. Most of its questions were about the night: who snores, where one reads, how to leave without waking the neighbours.',
        ),
        {
          block: 'image',
          image: 'news-jury-fonderie-coupe',
          caption: 'Section through one of the selected projects: beds hang from the roof and the floor is shared.',
          wide: true,
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Jury : une auberge dans une fonderie à Paris',
        metaDescription:
          'Quatre-vingts lits, 640 m², aucun mur percé : trente-quatre projets d’architecture d’intérieur pour une fonderie désaffectée de Paris.',
      },
      en: {
        metaTitle: 'Jury: a hostel in a Paris foundry',
        metaDescription:
          'Eighty beds, 640 m² and not one wall pierced: thirty-four Interior Architecture projects for a disused foundry in Paris.',
      },
    },
  },
  {
    slug: { fr: 'alternance-vingt-six-entreprises', en: 'apprenticeships-twenty-six-companies' },
    title: {
      fr: 'Alternance : vingt-six entreprises signent la charte de l’école',
      en: 'Apprenticeships: twenty-six companies sign the school’s charter',
    },
    daysAgo: 362,
    image: 'news-charte-alternance',
    summary: {
      fr: 'Un tuteur qui dessine, une visite par semestre, un droit de citation : trois engagements qui dépassent le contrat.',
      en: 'A mentor who draws, a visit each semester, the right to be credited: three commitments beyond the contract.',
    },
    body: {
      fr: [
        text(
          'Un contrat d’apprentissage dit les horaires et le salaire. Il ne dit pas si l’apprenti dessinera. Après une année d’entretiens avec les équipes et les étudiants, l’école propose à ses [entreprises partenaires](doc:pages/entreprises) une charte d’une page ; vingt-six l’ont signée.',
          '- Le tuteur exerce lui-même un métier du design et réserve deux heures par semaine à son apprenti.\n- Un enseignant vient dans l’entreprise chaque semestre et voit les travaux, pas seulement les personnes.\n- L’apprenti est cité quand son travail est publié et peut le montrer dans son dossier, au besoin après un délai.',
          'Les signataires sont des agences de moins de dix personnes pour moitié, des éditeurs, deux collectivités et un chantier naval.',
        ),
        {
          block: 'accordion',
          heading: 'Questions d’entreprises',
          items: [
            {
              question: 'Quel est le rythme ?',
              answer: 'Trois semaines en entreprise, une semaine à l’école, en bachelor comme en master.',
            },
            {
              question: 'La charte est-elle obligatoire ?',
              answer: 'Non, mais les offres des signataires sont présentées en premier aux étudiants.',
            },
          ],
        },
        { block: 'call-to-action', heading: 'Accueillir un apprenti', action: 'contact' },
      ],
      en: [
        text(
          'An apprenticeship contract states hours and pay. It does not say whether the apprentice will draw. After a year of interviews with teams and students, the school has put a one-page charter to its [partner companies](doc:pages/entreprises), and twenty-six have signed.',
          '- The mentor practises design and sets two hours a week aside for the apprentice.\n- A teacher visits each semester and sees the work, not only the people.\n- The apprentice is credited when work is published and may show it in a portfolio, after a delay if need be.',
          'Half of those who signed are studios of fewer than ten people; the others are publishers, two local authorities and a boatyard.',
        ),
        { block: 'call-to-action', heading: 'Take on an apprentice', action: 'contact' },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Alternance : la charte des entreprises',
        metaDescription:
          'Un tuteur qui dessine, une visite chaque semestre, le droit d’être cité : vingt-six entreprises ont signé la charte d’alternance de l’école.',
      },
      en: {
        metaTitle: 'Apprenticeships: a charter for companies',
        metaDescription:
          'A mentor who draws, a visit each semester, the right to be credited: twenty-six companies have signed the apprenticeship charter.',
      },
    },
  },
  {
    slug: { fr: 'prix-fil-ouvert-laine', en: 'open-thread-prize-wool' },
    title: {
      fr: 'Le prix Fil ouvert va à une laine que personne n’achetait',
      en: 'Open Thread prize for a wool nobody would buy',
    },
    daysAgo: 390,
    campus: 'lyon',
    image: 'news-prix-fil-ouvert',
    summary: {
      fr: 'Samia, étudiante en design textile et matières, transforme la laine grossière de brebis laitières en panneau isolant tissé.',
      en: 'Samia, who studies Textile and Materials, turns the coarse wool of dairy ewes into a woven insulating panel.',
    },
    body: {
      fr: [
        text(
          'La laine des brebis laitières gratte, feutre mal et se vend moins cher que ne coûte la tonte. Beaucoup d’éleveurs la brûlent ou l’enfouissent. Samia, en deuxième année de [design textile et matières](doc:courses/design-textile-matieres), a passé quatre mois dans trois fermes du Pilat pour comprendre ce que cette fibre fait bien : du volume.',
          'Son textile superpose deux toiles reliées par un fil libre. Une fois foulé à l’eau chaude, le fil se rétracte et les deux couches se gonflent d’alvéoles de 12 mm. Le panneau se pose derrière un lit ou dans une loge de gardien ; il se lave, se recoud et se composte.',
          'Le jury du prix Fil ouvert, composé de filateurs et d’acheteurs, lui attribue une dotation de 5 000 € et l’accès pendant un an à une ligne de cardage.',
        ),
        {
          block: 'quote',
          text: 'Les éleveurs ne m’ont pas demandé si c’était beau. Ils ont demandé combien j’en prenais.',
          author: 'Samia',
          role: 'lauréate du prix Fil ouvert',
        },
      ],
      en: [
        text(
          'The wool of dairy ewes scratches, felts badly and sells for less than the shearing costs. Many farmers burn it or bury it. Samia, in the second year of [Textile and Materials](doc:courses/design-textile-matieres), spent four months on three farms in the Pilat hills to find out what the fibre does well, which is volume.',
          'Her textile lays one plain weave over another with a loose thread between them. Fulled in hot water, the thread shrinks and the two layers swell into 12 mm cells. The panel hangs behind a bed or in a caretaker’s lodge; it can be washed, resewn and composted.',
        ),
        {
          block: 'quote',
          text: 'The farmers did not ask whether it was beautiful. They asked how much I would take.',
          author: 'Samia',
          role: 'winner of the Open Thread prize',
        },
        text(
          'The Open Thread jury of spinners and buyers awarded her €5,000 and a year’s access to a carding line.',
          'Samples can be handled in the materials library of the [Lyon campus](doc:campuses/lyon).',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Prix Fil ouvert : une laine retrouvée',
        metaDescription:
          'À Lyon, Samia transforme la laine des brebis laitières, d’ordinaire jetée, en un panneau isolant tissé et foulé. Le prix Fil ouvert la distingue.',
      },
      en: {
        metaTitle: 'Open Thread prize: a wool rediscovered',
        metaDescription:
          'In Lyon, Samia turns the unwanted wool of dairy ewes into a woven, fulled insulating panel, and wins the Open Thread prize.',
      },
    },
  },
  {
    slug: { fr: 'habiter-dix-huit-metres-carres', en: 'living-in-eighteen-square-metres' },
    title: {
      fr: 'Habiter dix-huit mètres carrés, grandeur nature',
      en: 'Living in eighteen square metres, at full size',
    },
    daysAgo: 415,
    campus: 'strasbourg',
    image: 'news-habiter-18',
    summary: {
      fr: 'Trois logements étudiants construits en carton alvéolaire à l’échelle 1 ont été habités une semaine par leurs auteurs.',
      en: 'Three student flats built full-size in honeycomb board were lived in for a week by their authors.',
    },
    body: {
      fr: [
        text(
          'Dix-huit mètres carrés, c’est la surface moyenne des studios que louent les étudiants de Strasbourg. Trois équipes d’[architecture d’intérieur](doc:courses/architecture-interieure) en ont construit un chacune, en carton alvéolaire de 50 mm, dans la grande salle du [campus](doc:campuses/strasbourg). Puis elles s’y sont installées.',
          'Le premier logement déplace le lit sous le plafond pendant la journée. Le deuxième supprime le couloir et fait de la salle d’eau un passage. Le troisième ne change presque rien au plan, mais traite chaque centimètre de rangement, y compris l’épaisseur des portes.',
          'Le journal tenu pendant la semaine donne raison au troisième : c’est le seul où l’on a pu recevoir quatre personnes à dîner.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '18 m²', label: 'par logement' },
            { value: '940 m²', label: 'de carton, recyclé ensuite' },
            { value: '5 nuits', label: 'passées sur place' },
          ],
        },
      ],
      en: [
        text(
          'Eighteen square metres is the average size of the studios that students rent in Strasbourg. Three [Interior Architecture](doc:courses/architecture-interieure) teams each built one from 50 mm honeycomb board in the main hall of the [campus](doc:campuses/strasbourg), and moved in.',
          'The first flat lifts the bed to the ceiling by day. The second does away with the corridor and turns the shower room into a passage. The third hardly alters the plan, but deals with every centimetre of storage, down to the thickness of the doors.',
          'The diary of the week comes down on the side of the third, the only one in which four people could sit down to dinner.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '18 m²', label: 'per flat' },
            { value: '940 m²', label: 'of board, recycled afterwards' },
            { value: '5 nights', label: 'spent on site' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Habiter 18 m² : trois logements à l’échelle 1',
        metaDescription:
          'À Strasbourg, trois équipes ont construit en carton un studio de 18 m² à l’échelle 1, puis y ont vécu une semaine en tenant un journal.',
      },
      en: {
        metaTitle: 'Living in 18 m²: three full-size flats',
        metaDescription:
          'In Strasbourg three teams built an 18 m² studio flat from board at full size, then lived in it for a week and kept a diary.',
      },
    },
  },
  {
    slug: { fr: 'mobilier-de-pont-navette-fluviale', en: 'deck-furniture-river-shuttle' },
    title: {
      fr: 'Pendant une semaine, vingt-six étudiants de design d’objet ont redessiné le mobilier de pont d’une navette fluviale avec les Chantiers Quéroy',
      en: 'For one week, twenty-six Product Design students redrew the deck furniture of a river shuttle together with the boatyard Chantiers Quéroy',
    },
    daysAgo: 440,
    campus: 'bordeaux',
    image: 'news-navette-pont',
    summary: {
      fr: 'Bancs, garde-corps, range-vélos : tout doit résister à la houle, au sel et au lavage à haute pression.',
      en: 'Benches, rails, bicycle racks: everything has to stand up to swell, salt and the pressure washer.',
    },
    body: {
      fr: [
        text(
          'Sur un bateau, rien n’est d’équerre. Les vingt-six étudiants de [design d’objet](doc:courses/design-objet) l’ont compris en posant leur premier gabarit sur le pont de la navette, amarrée pour l’hiver aux Chantiers Quéroy : le sol bombe de 3 cm, les cloisons penchent, et le banc dessiné la veille ne touchait que par deux pieds.',
          'La semaine s’est passée entre la cale et l’atelier de tôlerie, à plier de l’aluminium de 4 mm et à vérifier les soudures au ressuage. Cinq familles d’objets ont été étudiées, du banc au coffre à gilets.',
          'Le chantier a retenu le range-vélos : un peigne d’aluminium incliné à 12 degrés, sans pièce mobile, qui tient huit vélos et s’évacue au jet. Il équipera deux navettes.',
        ),
        {
          block: 'quote',
          text: 'Ils posaient des questions que nous avions cessé de nous poser. Pourquoi le coffre s’ouvre vers la mer, par exemple.',
          author: 'Gaëlle Quéroy',
          role: 'directrice des Chantiers Quéroy',
        },
      ],
      en: [
        text(
          'Nothing on a boat is square. The twenty-six [Product Design](doc:courses/design-objet) students found out when they set their first template on the deck of the shuttle, laid up for the winter at Chantiers Quéroy: the floor crowns by 3 cm, the bulkheads lean, and the bench drawn the day before stood on two legs.',
          'They spent the week between the slipway and the sheet-metal shop, folding 4 mm aluminium and checking welds with dye. Five families of objects were studied, from the bench to the life-jacket locker.',
          'The yard has kept the bicycle rack, a comb of aluminium tilted by 12 degrees, with no moving parts, which holds eight bicycles and drains under a hose. It will be fitted to two boats.',
        ),
        {
          block: 'quote',
          text: 'They asked what we had stopped asking. Why the locker opens towards the water, for instance.',
          author: 'Gaëlle Quéroy',
          role: 'director, Chantiers Quéroy',
        },
        text(
          'The boatyard takes two apprentices from the [Bordeaux campus](doc:campuses/bordeaux) each year.',
          'Its welding shop is open to students on Friday mornings.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Du mobilier de pont pour une navette fluviale',
        metaDescription:
          'Une semaine aux Chantiers Quéroy : vingt-six étudiants bordelais de design d’objet ont redessiné bancs, coffres et range-vélos d’une navette.',
      },
      en: {
        metaTitle: 'Deck furniture for a river shuttle',
        metaDescription:
          'A week at the Chantiers Quéroy: twenty-six Product Design students from Bordeaux redrew a shuttle’s benches, lockers and bicycle racks.',
      },
    },
  },
  {
    slug: { fr: 'trois-anciennes-atelier-signaletique', en: 'three-graduates-wayfinding-studio' },
    title: {
      fr: 'Trois anciennes de Nantes ouvrent un atelier de signalétique',
      en: 'Three Nantes graduates open a wayfinding studio',
    },
    daysAgo: 470,
    campus: 'nantes',
    image: 'news-atelier-signaletique',
    summary: {
      fr: 'Inès, Solenn et Hawa ont quitté leurs agences pour dessiner des parcours dans les hôpitaux. Premier chantier : 4 km de couloirs.',
      en: 'Inès, Solenn and Hawa left their jobs to design routes through hospitals. First commission: 4 km of corridors.',
    },
    body: {
      fr: [
        text(
          'Elles se sont rencontrées en [direction artistique](doc:courses/direction-artistique), ont travaillé trois ans chacune de leur côté, et partagent aujourd’hui un local de 35 m² au-dessus d’un réparateur de vélos, à dix minutes du [campus](doc:campuses/nantes). Leur atelier ne fait que de la signalétique, et presque uniquement pour la santé.',
          'Leur premier marché porte sur un centre hospitalier de la région : 4 km de couloirs, onze entrées, des bâtiments ajoutés les uns aux autres depuis 1932. Elles ont commencé par suivre quarante visiteurs, chronomètre en main. Les gens ne se perdent pas aux carrefours, ont-elles constaté, mais juste après, quand plus rien ne confirme leur choix.',
          'D’où leur principe : un repère tous les dix-huit pas, dans la couleur de la destination.',
        ),
        {
          block: 'quote',
          text: 'On nous demandait des flèches. Nous avons proposé d’enlever un panneau sur trois.',
          author: 'Solenn',
          role: 'diplômée en direction artistique',
        },
      ],
      en: [
        text(
          'They met on the [Art Direction](doc:courses/direction-artistique) course, worked for three years in different places, and now share 35 m² above a bicycle repairer’s, ten minutes from the [campus](doc:campuses/nantes). Their studio does wayfinding and nothing else, almost all of it for health care.',
          'The first commission is a regional hospital: 4 km of corridors, eleven entrances, buildings added one to another since 1932. They began by following forty visitors with a stopwatch. People do not get lost at crossings, they found, but just after, when nothing confirms that they chose well.',
        ),
        {
          block: 'quote',
          text: 'We were asked for arrows. We proposed to take away one sign in three.',
          author: 'Solenn',
          role: 'graduate, Art Direction',
        },
        text(
          'Hence their rule: a mark every eighteen paces, in the colour of the destination.',
          'The studio takes one intern a year and teaches a two-day workshop on the campus.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Trois diplômées ouvrent un atelier à Nantes',
        metaDescription:
          'Inès, Solenn et Hawa, diplômées en direction artistique à Nantes, dessinent la signalétique d’un hôpital : un repère tous les dix-huit pas.',
      },
      en: {
        metaTitle: 'Three graduates open a studio in Nantes',
        metaDescription:
          'Inès, Solenn and Hawa, Art Direction graduates from Nantes, design wayfinding for a hospital: one mark every eighteen paces.',
      },
    },
  },
  {
    slug: { fr: 'mille-dessins-un-escalier', en: 'a-thousand-drawings-of-one-staircase' },
    title: { fr: 'Mille dessins d’un seul escalier', en: 'A thousand drawings of one staircase' },
    daysAgo: 500,
    campus: 'paris',
    image: 'news-mille-dessins',
    summary: {
      fr: 'L’année préparatoire expose le travail de ses trois premières semaines : un escalier, quarante étudiants, vingt-cinq dessins chacun.',
      en: 'The foundation year shows the work of its first three weeks: one staircase, forty students, twenty-five drawings each.',
    },
    body: {
      fr: [
        text(
          'Il a vingt-deux marches, une rampe de fonte et une contremarche cassée. L’escalier de la cour, au [campus de Paris](doc:campuses/paris), est le premier sujet de l’[année préparatoire](doc:courses/annee-preparatoire) depuis toujours. Cette année, rien n’a été jeté : les mille dessins couvrent du sol au plafond les murs de la galerie.',
          'Ils sont accrochés dans l’ordre où ils ont été faits. On voit la perspective se redresser vers le huitième, l’ombre arriver vers le douzième, puis, à partir du vingtième, des partis pris : l’escalier réduit à ses vides, en trois traits, en une seule marche agrandie quatre fois.',
          'Chaque étudiant a choisi un dessin raté et écrit dessous pourquoi il y tient.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '40', label: 'étudiants' },
            { value: '25', label: 'dessins chacun' },
            { value: '22', label: 'marches' },
          ],
        },
      ],
      en: [
        text(
          'It has twenty-two steps, a cast-iron rail and one cracked riser. The courtyard staircase of the [Paris campus](doc:campuses/paris) has always been the first subject of the [foundation year](doc:courses/annee-preparatoire). This time nothing was thrown away: the thousand drawings cover the gallery from floor to ceiling.',
          'They hang in the order in which they were made. Around the eighth, the perspective straightens; around the twelfth, shadow arrives; from the twentieth on come decisions: the staircase as nothing but gaps, in three lines, or as a single step at four times its size.',
        ),
        text(
          '## Failures with captions',
          'Each student picked one failed drawing and wrote underneath why it matters to them.',
          'The first sheets of the new intake will be hung over these ones, without taking them down.',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Exposition : mille dessins d’un escalier',
        metaDescription:
          'Quarante étudiants de l’année préparatoire de Paris ont dessiné vingt-cinq fois le même escalier : l’exposition montre tout, dans l’ordre.',
      },
      en: {
        metaTitle: 'A thousand drawings of one staircase',
        metaDescription:
          'Forty foundation students in Paris drew the same staircase twenty-five times each: the exhibition shows every sheet, in order.',
      },
    },
  },
  {
    slug: { fr: 'materiautheque-en-libre-acces', en: 'materials-library-open-access' },
    title: {
      fr: 'La matériauthèque passe en libre accès : 3 800 échantillons à manipuler',
      en: 'The materials library goes open access: 3,800 samples to handle',
    },
    daysAgo: 535,
    image: 'news-materiautheque',
    summary: {
      fr: 'Chaque échantillon porte désormais sa provenance, sa mise en œuvre et sa fin de vie, sur place et dans le catalogue commun.',
      en: 'Every sample now states its origin, how it is worked and how it ends, on the shelf and in the shared catalogue.',
    },
    body: {
      fr: [
        text(
          'Jusqu’ici, il fallait demander la clé. Les matériauthèques de [Paris](doc:campuses/paris) et de [Lyon](doc:campuses/lyon) ont été vidées, inventoriées et rouvertes sans vitrine : 3 800 échantillons de 15 × 15 cm, rangés par geste et non par famille, que l’on peut tordre, mouiller et rayer.',
          'Les fiches ont été rédigées par les étudiants de [design textile et matières](doc:courses/design-textile-matieres) et relues par deux ingénieurs. Elles répondent à six questions, toujours les mêmes : d’où cela vient, qui le fabrique, comment on le coupe, comment on l’assemble, comment cela vieillit, où cela finit.',
        ),
        {
          block: 'cards',
          heading: 'Trois tiroirs à ouvrir',
          cards: [
            {
              title: 'Ce qui se plie',
              text: 'Du feutre de laine au placage de frêne, 940 échantillons, dont 48 produits dans les ateliers.',
            },
            {
              title: 'Ce qui se ponce',
              text: 'Argiles crues, grès, enduits, béton de chanvre : 410 échantillons et du papier de verre.',
            },
            {
              title: 'Ce qui se donne',
              text: 'Ce que les entreprises partenaires jettent et que l’on peut obtenir en quantité.',
            },
          ],
        },
        text(
          'Les campus sans matériauthèque empruntent par navette, vingt échantillons à la fois.',
          'Un échantillon usé n’est pas remplacé : on note son usure sur la fiche.',
        ),
      ],
      en: [
        text(
          'Until now, you had to ask for the key. The materials libraries in [Paris](doc:campuses/paris) and [Lyon](doc:campuses/lyon) have been emptied, inventoried and reopened without display cases: 3,800 samples of 15 × 15 cm, arranged by gesture rather than by family, to bend, wet and scratch.',
          'Students of [Textile and Materials](doc:courses/design-textile-matieres) wrote the data sheets and two engineers checked them. Each answers the same six questions: where it comes from, who makes it, how to cut it, how to join it, how it ages, where it ends up.',
          'Campuses without a library borrow by shuttle, twenty samples at a time. A worn sample is not replaced; the wear is written down.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '3,800', label: 'samples' },
            { value: '6', label: 'questions per data sheet' },
            { value: '48', label: 'made in our own workshops' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'La matériauthèque passe en libre accès',
        metaDescription:
          'À Paris et à Lyon, 3 800 échantillons se manipulent sans clé ni vitrine. Chaque fiche dit la provenance, la mise en œuvre et la fin de vie.',
      },
      en: {
        metaTitle: 'The materials library goes open access',
        metaDescription:
          'In Paris and Lyon, 3,800 samples can now be handled without key or display case. Each sheet states origin, working and end of life.',
      },
    },
  },
  {
    slug: { fr: 'metier-jacquard-remonte', en: null },
    title: { fr: 'Un métier Jacquard remonté pièce par pièce', en: null },
    daysAgo: 570,
    campus: 'lyon',
    image: 'news-metier-jacquard',
    summary: {
      fr: 'Retrouvée en caisses dans les combles du campus de Lyon, une seconde mécanique, de 1913, bat de nouveau, à la main.',
      en: null,
    },
    body: {
      fr: [
        text(
          'Onze caisses, pas de notice. Le [campus de Lyon](doc:campuses/lyon) avait déjà son métier, remis en marche à son arrivée dans la fabrique ; mais personne n’avait su dire à quelle machine appartenaient ces cartons de crochets et d’aiguilles rangés sous le toit. Il a fallu l’œil d’un tisseur retraité, Émile Rochefontaine, pour reconnaître une mécanique Jacquard de 400 crochets.',
          'Pendant deux ans, chaque mercredi, un groupe d’étudiants de [design textile et matières](doc:courses/design-textile-matieres) a nettoyé, redressé, refait. Les collets manquants ont été noués à la main ; le cylindre a été retourné au tour ; soixante-deux aiguilles viennent d’un atelier de clés.',
          '## Percer les cartons',
          'Le premier motif est modeste, un point de chevron sur 24 cm. Ses 180 cartons ont été percés à l’emporte-pièce à partir d’une grille dessinée à l’écran : une image, ligne à ligne, en trous et en pleins.',
        ),
        {
          block: 'quote',
          text: 'Un métier qui ne travaille pas, c’est du bois. Celui-là travaille.',
          author: 'Émile Rochefontaine',
          role: 'tisseur',
        },
        text(
          'Des démonstrations ont lieu le premier mercredi du mois, à quatorze heures, dans la halle.',
          'Les étudiants peuvent y tisser leurs propres dessins, dans la limite de quatre cents fils.',
        ),
      ],
      en: [],
    },
    seo: {
      fr: {
        metaTitle: 'Un métier Jacquard remonté à Lyon',
        metaDescription:
          'Onze caisses, 400 crochets, deux ans de mercredis : à Lyon, étudiants et tisseur retraité ont remis en marche une mécanique Jacquard de 1913.',
      },
      en: null,
    },
  },
  {
    slug: { fr: 'prix-affiche-premier-livre', en: 'first-book-poster-prize' },
    title: {
      fr: 'Deux étudiants parisiens signent l’affiche d’un prix du premier livre',
      en: 'Two Paris students design the poster of a first-book prize',
    },
    daysAgo: 610,
    campus: 'paris',
    image: 'news-affiche-premier-livre',
    summary: {
      fr: 'Leur affiche ne montre pas un livre, mais la place qu’il laisse sur l’étagère. Elle a été choisie parmi cinquante-deux.',
      en: 'Their poster does not show a book, but the gap it leaves on the shelf. It was chosen from fifty-two entries.',
    },
    body: {
      fr: [
        text(
          'Une bibliothèque vue de face, des tranches de couleur serrées, et au milieu un rectangle vide. Thibault et Naïma, en première année de [direction artistique](doc:courses/direction-artistique), ont dessiné ce vide avec soin : sa largeur est celle d’un livre de 160 pages, la longueur moyenne d’un premier roman.',
          'Le réseau de librairies qui organise le prix avait ouvert l’appel à huit écoles. Le jury a aimé que l’affiche change d’une ville à l’autre : les tranches reprennent les proportions des vitrines de chaque librairie participante, relevées par téléphone.',
        ),
        text(
          '## De l’écran au papier',
          'L’impression en quatre tons directs a demandé trois jours de calage. Le rouge, trop froid sur l’épreuve, a été remplacé au dernier moment par un mélange préparé à la main.',
          'Six cents exemplaires sont posés dans les vitrines. L’original au crayon est à la bibliothèque du [campus de Paris](doc:campuses/paris).',
        ),
      ],
      en: [
        text(
          'A bookcase seen from the front, coloured spines packed tight, and in the middle an empty rectangle. Thibault and Naïma, first-year [Art Direction](doc:courses/direction-artistique) students, drew that gap with care: it is as wide as a book of 160 pages, the average length of a first novel.',
          'The network of bookshops behind the prize had invited eight schools. The jury liked the fact that the poster changes from town to town: its spines take their proportions from the window of each bookshop, measured over the telephone.',
        ),
        text(
          '## From screen to paper',
          'Printing in four spot colours took three days of make-ready. The red, too cold on the proof, was replaced at the last moment by a hand-mixed ink.',
          'Six hundred copies are in the windows. The pencil original is kept in the library of the [Paris campus](doc:campuses/paris).',
        ),
      ],
    },
    seo: {
      fr: {
        metaTitle: 'L’affiche du prix du premier livre',
        metaDescription:
          'Thibault et Naïma, étudiants en direction artistique à Paris, signent l’affiche d’un prix littéraire : un vide de 160 pages sur une étagère.',
      },
      en: {
        metaTitle: 'The poster of a first-book prize',
        metaDescription:
          'Thibault and Naïma, Art Direction students in Paris, designed the poster of a book prize: a gap of 160 pages on a crowded shelf.',
      },
    },
  },
  {
    slug: { fr: 'fin-du-polystyrene-dans-les-ateliers', en: 'no-more-polystyrene-in-workshops' },
    title: {
      fr: 'Plus de polystyrène dans les ateliers de maquette',
      en: 'No more polystyrene in the model workshops',
    },
    daysAgo: 640,
    image: 'news-fin-polystyrene',
    summary: {
      fr: 'Après un an d’essais, les cinq campus remplacent la mousse par le carton, la pâte de papier et le liège.',
      en: 'After a year of trials, all five campuses are replacing foam with board, paper pulp and cork.',
    },
    body: {
      fr: [
        text(
          'Mille quatre cents étudiants, cela fait beaucoup de maquettes. L’an dernier, les cinq campus ont jeté 2,8 tonnes de polystyrène extrudé, impossible à recycler une fois collé et peint. Les responsables d’ateliers ont proposé de s’en passer, et de dire honnêtement ce que l’on y perd.',
          '## Par quoi on remplace',
          '- Pour les volumes taillés : des blocs de pâte à papier séchée, plus longs à poncer, mais qui se réhumidifient et se corrigent.\n- Pour les sites et les reliefs : du carton ondulé de récupération, empilé et vissé.\n- Pour les maquettes à l’échelle 1 : du carton alvéolaire de 50 mm.\n- Pour les pièces précises : du liège aggloméré ou du tilleul.',
          'Le fil chaud est rangé. Les surfaces courbes très lisses restent difficiles à obtenir, et les enseignants en tiendront compte.',
        ),
        {
          block: 'key-figures',
          figures: [
            { value: '2,8 t', label: 'de polystyrène jetées l’an dernier' },
            { value: '0', label: 'commande cette année' },
            { value: '5', label: 'campus engagés' },
          ],
        },
      ],
      en: [
        text(
          'Fourteen hundred students make a great many models. Last year the five campuses threw away 2.8 tonnes of extruded polystyrene, which cannot be recycled once it is glued and painted. The workshop managers proposed to do without, and to be honest about what is lost.',
          '## What replaces it',
          '- For carved volumes: blocks of dried paper pulp, slower to sand, but easy to wet again and correct.\n- For sites and contours: salvaged corrugated board, stacked and screwed.\n- For full-size models: 50 mm honeycomb board.\n- For precise parts: cork or lime wood.',
          'The hot-wire cutters have been put away. Very smooth curves remain hard to achieve, and teachers will bear it in mind.',
        ),
        {
          block: 'quote',
          text: 'Foam forgave everything. Board makes you decide before you cut.',
          author: 'Yannick Sarrazac',
          role: 'workshop manager, Bordeaux',
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Ateliers de maquette : fin du polystyrène',
        metaDescription:
          'Carton, pâte à papier, liège : après un an d’essais, les ateliers de maquette des cinq campus renoncent au polystyrène et disent ce que cela change.',
      },
      en: {
        metaTitle: 'Model workshops give up polystyrene',
        metaDescription:
          'Board, paper pulp, cork: after a year of trials the model workshops of all five campuses give up polystyrene, and say what changes.',
      },
    },
  },
  {
    slug: { fr: 'imprimerie-campus-nantes', en: 'print-shop-nantes-campus' },
    title: {
      fr: 'Une imprimerie de cent vingt mètres carrés sur l’île de Nantes',
      en: 'A print shop of one hundred and twenty square metres in Nantes',
    },
    daysAgo: 700,
    campus: 'nantes',
    image: 'news-imprimerie-nantes',
    summary: {
      fr: 'Sérigraphie, risographie, presse typographique et massicot : l’atelier d’impression du campus quitte le sous-sol pour la rue.',
      en: 'Screen printing, stencil duplicators, a letterpress proofing press and a guillotine: the print workshop leaves the basement for the street.',
    },
    body: {
      fr: [
        text(
          'Pendant douze ans, on a imprimé au sous-sol, sous une hauteur de plafond de 2,10 m. Le nouvel atelier d’impression du [campus de Nantes](doc:campuses/nantes) donne sur la rue, derrière trois vitrines, face aux grues.',
          'Il réunit deux duplicopieurs à huit tambours de couleur, trois tables de sérigraphie, une presse à épreuves de 1956 rachetée à un imprimeur vendéen et 96 tiroirs de caractères de bois et de plomb. Les étudiants de [design graphique](doc:courses/design-graphique) les ont triés, police par police, en six semaines.',
          'Encres à l’huile végétale, dégravage à l’eau en circuit fermé : la ventilation n’est plus le premier poste de dépense.',
        ),
        {
          block: 'cards',
          heading: 'Ce que l’on peut y faire',
          cards: [
            { title: 'Duplicopie', text: 'Jusqu’au format A3, huit couleurs, papiers de 60 à 210 g.' },
            { title: 'Sérigraphie', text: 'Jusqu’à 70 × 100 cm, sur papier, tissu ou bois.' },
            { title: 'Typographie', text: 'Plomb et bois, tirages de cinquante exemplaires au plus.' },
          ],
        },
      ],
      en: [
        text(
          'For twelve years printing was done in the basement, under a ceiling of 2.10 m. The new print workshop of the [Nantes campus](doc:campuses/nantes) faces the street through three shop windows, opposite the cranes.',
          'It holds two stencil duplicators with eight colour drums, three screen-printing tables, a 1956 proofing press bought from a printer in the Vendée and 96 drawers of wood and metal type, which [Graphic Design](doc:courses/design-graphique) students sorted, fount by fount, in six weeks.',
          'Inks are vegetable-based and screens are washed in a closed circuit; ventilation is no longer the largest bill.',
        ),
        {
          block: 'cards',
          heading: 'What it can do',
          cards: [
            { title: 'Stencil duplicating', text: 'Up to A3, eight colours, papers from 60 to 210 gsm.' },
            { title: 'Screen printing', text: 'Up to 70 × 100 cm, on paper, cloth or wood.' },
            { title: 'Letterpress', text: 'Metal and wood type, editions of fifty at most.' },
          ],
        },
      ],
    },
    seo: {
      fr: {
        metaTitle: 'Une imprimerie ouverte sur la rue à Nantes',
        metaDescription:
          'Deux duplicopieurs, trois tables de sérigraphie et une presse de 1956 : l’atelier d’impression du campus de Nantes s’installe derrière trois vitrines.',
      },
      en: {
        metaTitle: 'A print shop on the street in Nantes',
        metaDescription:
          'Two duplicators, three screen-printing tables and a 1956 press: the print workshop of the Nantes campus has moved to the street.',
      },
    },
  },
];
