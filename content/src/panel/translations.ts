import { frenchLabels } from './french-labels/french-labels.ts';
import type { PanelLabels } from './french-labels/general-labels.ts';
import type { PanelLanguage } from './panel-language.ts';

/** Labels that replace Payload's where this service behaves differently. */
export const panelTranslations = {
  fr: frenchLabels,
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
      problemRestoringVersion:
        'This version could not be restored. If the document is in the trash, restore it first. If the version is of another school, or refers to one of its documents, copy its text. Otherwise, load the page again and retry.',
      restoreAsDraft: 'Restore as draft',
      restoredSuccessfully: 'The version is a draft again. Nothing changes on the site.',
      restoreThisVersion: 'Restore as draft',
      restoring: 'Restoring…',
    },
  },
} satisfies Record<PanelLanguage, PanelLabels>;
