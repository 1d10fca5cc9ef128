import type { SanitizedConfig } from 'payload';

/** Labels of the editor of rich texts, by feature. It has no list of their names that could be imported. */
const richTextLabels: Record<string, Record<string, string>> = {
  general: {
    placeholder: 'Écrivez ici, ou tapez «\u00a0/\u00a0» pour choisir ce que vous ajoutez.',
    slashMenuBasicGroupLabel: 'Textes',
    toolbarItemsActive: 'Actifs\u00a0: {{count}}',
  },
  heading: { label: 'Titre {{headingLevel}}' },
  link: { loadingWithEllipsis: 'Chargement…' },
  orderedList: { label: 'Liste numérotée' },
  unorderedList: { label: 'Liste à puces' },
};

/**
 * Puts our words in place of those of the editor of rich texts.
 * @param config built: until then the editor's own words replace all others
 * @throws where the editor has no word of a name
 */
export function withRichTextLabels(config: SanitizedConfig): SanitizedConfig {
  const { fr } = config.i18n.translations as unknown as { fr?: { lexical?: typeof richTextLabels } };
  for (const [feature, words] of Object.entries(richTextLabels)) {
    for (const [name, text] of Object.entries(words)) {
      const ofFeature = fr?.lexical?.[feature];
      if (ofFeature?.[name] === undefined) throw new Error(`The editor of rich texts has no word ${feature}.${name}`);
      ofFeature[name] = text;
    }
  }
  return config;
}
