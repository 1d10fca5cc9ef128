import { bothLanguages } from '../label-tree.ts';

/** What an editor is told in a preview. */
export const previewLabels = bothLanguages(
  {
    preview: {
      title: 'Aperçu',
      explanation: 'Vous voyez les brouillons. Les visiteurs ne voient que ce qui est publié.',
      leave: 'Quitter l’aperçu',
    },
  },
  {
    preview: {
      title: 'Preview',
      explanation: 'You are seeing drafts. Visitors see only what is published.',
      leave: 'Leave the preview',
    },
  },
);
