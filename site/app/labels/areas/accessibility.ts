import type { LabelTree } from '../label-tree.ts';

/** The accessibility statement: what the law wants every statement to say (section 18). */
export const accessibilityLabels = {
  accessibility: {
    title: ['Déclaration d’accessibilité', 'Accessibility statement'],
    introduction: [
      '{school} s’engage à rendre ce site accessible, comme le demande l’article 47 de la loi n° 2005-102 du 11 février 2005.',
      '{school} undertakes to make this site accessible, as article 47 of the French act no. 2005-102 of 11 February 2005 requires.',
    ],
    state: {
      title: ['État de conformité', 'Conformity'],
      total: [
        'Ce site est en conformité totale avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.',
        'This site conforms entirely to the French accessibility standard (RGAA), version 4.1.',
      ],
      partial: [
        'Ce site est en conformité partielle avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1, en raison des contenus énumérés ci-dessous.',
        'This site conforms in part to the French accessibility standard (RGAA), version 4.1, because of the content listed below.',
      ],
      none: [
        'Ce site n’est pas en conformité avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.',
        'This site does not conform to the French accessibility standard (RGAA), version 4.1.',
      ],
    },
    results: {
      title: ['Résultats des tests', 'Test results'],
      audited: [
        'L’audit de conformité montre que {rate} % des critères du RGAA sont respectés.',
        'The audit shows that {rate}% of the criteria of the RGAA are fulfilled.',
      ],
      'audited-by': [
        'L’audit de conformité réalisé par {auditor} montre que {rate} % des critères du RGAA sont respectés.',
        'The audit by {auditor} shows that {rate}% of the criteria of the RGAA are fulfilled.',
      ],
      unaudited: ['Aucun audit de conformité n’a encore été réalisé.', 'The site has not been audited yet.'],
    },
    exceptions: {
      title: ['Contenus non accessibles', 'Content that is not accessible'],
      none: ['Aucun contenu non accessible n’est connu à ce jour.', 'No inaccessible content is known.'],
      'non-conformity': ['Non-conformités', 'Non-conformities'],
      'disproportionate-burden': ['Dérogations pour charge disproportionnée', 'Exemptions for disproportionate burden'],
      exempt: ['Contenus non soumis à l’obligation d’accessibilité', 'Content outside the scope of the law'],
    },
    method: {
      title: ['Établissement de cette déclaration', 'How this statement was made'],
      made: ['Cette déclaration a été établie le {date}.', 'This statement was made on {date}.'],
      technologies: ['Technologies du site', 'Technologies of the site'],
      'technologies-text': [
        'HTML, CSS, JavaScript, SVG, WAI-ARIA. Toutes les pages se lisent aussi sans JavaScript.',
        'HTML, CSS, JavaScript, SVG, WAI-ARIA. Every page can be read without JavaScript too.',
      ],
      environments: ['Environnements de test', 'Test environments'],
      pages: ['Pages vérifiées', 'Pages checked'],
    },
    contact: {
      title: ['Retour d’information et contact', 'Feedback and contact'],
      text: [
        'Un contenu ou un service de ce site vous est inaccessible ? Écrivez-nous ou appelez-nous : nous vous indiquerons un autre chemin, ou vous enverrons le contenu sous une autre forme.',
        'Is there something on this site that you cannot get at? Write to us or call us: we will show you another way, or send you the content in another form.',
      ],
    },
    remedies: {
      title: ['Voies de recours', 'Remedies'],
      text: [
        'Vous nous avez signalé un défaut d’accessibilité qui vous prive d’un contenu ou d’un service, et notre réponse ne vous satisfait pas ? Le Défenseur des droits peut vous aider :',
        'You told us of a barrier that keeps you from content or a service, and our answer does not satisfy you? The French Defender of Rights (Défenseur des droits) can help:',
      ],
      write: ['lui écrire un message', 'write a message'],
      delegate: ['rencontrer un de ses délégués dans votre région', 'meet a delegate in your region'],
      post: [
        'lui envoyer une lettre, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
        'send a letter, free of charge within France: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
      ],
    },
  },
} as const satisfies LabelTree;
