import { frenchLabels } from './french-labels/french-labels.ts';
import type { PanelLabels } from './french-labels/labels-of.ts';
import type { PanelLanguage } from './panel-language.ts';

/** Labels that replace Payload's where this service behaves differently. */
export const panelTranslations = {
  fr: {
    ...frenchLabels,
    general: {
      ...frenchLabels.general,
      aboutToRestore: '«\u00a0<1>{{title}}</1>\u00a0» ({{label}}) sort de la corbeille.',
      aboutToRestoreAsDraft:
        '«\u00a0<1>{{title}}</1>\u00a0» ({{label}}) sort de la corbeille comme brouillon\u00a0: rien n’est publié.',
      aboutToRestoreAsDraftCount:
        'Sortie de la corbeille, comme brouillon\u00a0: {{count}} {{label}}. Rien n’est publié.',
      aboutToRestoreCount: 'Sortie de la corbeille\u00a0: {{count}} {{label}}.',
      aboutToTrash:
        '«\u00a0<1>{{title}}</1>\u00a0» ({{label}}) va dans la corbeille, d’où vous pourrez le reprendre pendant 30 jours. Les visiteurs ne le voient plus, et ce qui était programmé est annulé.',
      aboutToTrashCount:
        'Mise à la corbeille\u00a0: {{count}} {{label}}. Reprise possible pendant 30 jours. Ce qui est encore utilisé reste en place.',
      documentIsTrashed: 'Dans la corbeille, en lecture seule ({{label}}).',
      noTrashResults: 'La corbeille est vide.',
      overwriteExistingData: 'Remplacer aussi ce qui est déjà rempli dans l’autre langue',
      restoredCountSuccessfully: '{{count}} {{label}} hors de la corbeille.',
      titleRestored: '«\u00a0{{title}}\u00a0» ({{label}}) est sorti de la corbeille.',
      titleTrashed: '«\u00a0{{title}}\u00a0» ({{label}}) est dans la corbeille.',
      trashedCountSuccessfully: '{{count}} {{label}} dans la corbeille.',
    },
    localization: {
      ...frenchLabels.localization,
      cannotCopySameLocale: 'Choisissez deux langues différentes',
      copyFrom: 'Copier le texte de la version',
      copyFromTo: 'Copier le texte en {{from}} vers la version en {{to}}',
      copyTo: 'Vers la version',
      copyToLocale: 'Copier vers l’autre langue…',
      selectLocaleToCopy: 'La copie est un brouillon, sans adresse : rien ne change sur le site.',
    },
    version: {
      ...frenchLabels.version,
      aboutToRestore:
        'La version du {{versionDate}} devient un nouveau brouillon, que vous pourrez relire puis publier. Ce que voient les visiteurs ne change pas.',
      confirmVersionRestoration: 'Reprendre cette version ?',
      restoreAsDraft: 'Reprendre comme brouillon',
      restoredSuccessfully: 'La version est reprise comme brouillon. Rien ne change sur le site.',
      restoreThisVersion: 'Reprendre comme brouillon',
      restoring: 'Reprise en cours…',
    },
  },
  en: {
    // Without the label: Payload prints one as it is declared, an object of both languages.
    fields: { addNewLabel: 'Add new document' },
    general: {
      aboutToRestoreAsDraft: '“<1>{{title}}</1>” ({{label}}) leaves the trash as a draft: nothing is published.',
      aboutToRestoreAsDraftCount: 'Out of the trash, as draft: {{count}} {{label}}. Nothing is published.',
      aboutToTrash:
        '“<1>{{title}}</1>” ({{label}}) goes to the trash, from where you can take it back for 30 days. Visitors will no longer see it, and what was scheduled is cancelled.',
      aboutToTrashCount: 'To the trash, for 30 days: {{count}} {{label}}. What is still used stays where it is.',
      overwriteExistingData: 'Also replace what is filled in already in the other language',
      // Without the label, as above.
      createNewLabel: 'Create new document',
      sortByLabelDirection: 'Sort this column: {{direction}}',
    },
    localization: {
      cannotCopySameLocale: 'Please choose two different languages',
      copyFrom: 'Copy the text of',
      copyFromTo: 'Copy the text from {{from}} to {{to}}',
      copyTo: 'To',
      copyToLocale: 'Copy to the other language…',
      selectLocaleToCopy: 'The copy is a draft, without an address: nothing changes on the site.',
    },
    validation: { invalidSelections: 'A document that is chosen here is gone, or will not do. Choose another one.' },
    version: {
      aboutToRestore:
        'The version of {{versionDate}} becomes a new draft, which you can review and publish. What visitors see does not change.',
      confirmVersionRestoration: 'Restore this version?',
      restoreAsDraft: 'Restore as draft',
      restoredSuccessfully: 'The version is a draft again. Nothing changes on the site.',
      restoreThisVersion: 'Restore as draft',
      restoring: 'Restoring…',
    },
  },
} satisfies Record<PanelLanguage, PanelLabels>;
