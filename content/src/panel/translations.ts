/** Words of the panel that say what will happen here, in place of Payload's. */
export const panelTranslations = {
  fr: {
    general: {
      overwriteExistingData: 'Remplacer aussi ce qui est déjà rempli dans l’autre langue',
    },
    localization: {
      cannotCopySameLocale: 'Choisissez deux langues différentes',
      copyFrom: 'Copier le texte de la version',
      copyFromTo: 'Copier le texte en {{from}} vers la version en {{to}}',
      copyTo: 'Vers la version',
      copyToLocale: 'Copier vers l’autre langue…',
      selectLocaleToCopy: 'La copie est un brouillon, sans adresse : rien ne change sur le site.',
    },
    version: {
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
    general: {
      overwriteExistingData: 'Also replace what is filled in already in the other language',
    },
    localization: {
      cannotCopySameLocale: 'Please choose two different languages',
      copyFrom: 'Copy the text of',
      copyFromTo: 'Copy the text from {{from}} to {{to}}',
      copyTo: 'To',
      copyToLocale: 'Copy to the other language…',
      selectLocaleToCopy: 'The copy is a draft, without an address: nothing changes on the site.',
    },
    version: {
      aboutToRestore:
        'The version of {{versionDate}} becomes a new draft, which you can read again and publish. What visitors see does not change.',
      confirmVersionRestoration: 'Take up this version again?',
      restoreAsDraft: 'Take up as a draft',
      restoredSuccessfully: 'The version is a draft again. Nothing changes on the site.',
      restoreThisVersion: 'Take up as a draft',
      restoring: 'Taking it up…',
    },
  },
};
