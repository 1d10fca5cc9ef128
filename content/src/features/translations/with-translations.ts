import type { CollectionConfig, Field } from 'payload';
import { changeInner } from '../../fields/field-values.ts';
import { withAdmin } from '../../panel/panel-controls.ts';
import { translationEndpoints } from './translation-endpoints.ts';
import { translationFields } from './translation-fields.ts';

const sourceText = '/src/features/translations/source-text.tsx#SourceText';
const filters = '/src/features/translations/translation-lists.tsx#TranslationFilters';

/** Types of fields that can show something after their input, and can hold text. */
const textual: ReadonlySet<string> = new Set(['text', 'textarea', 'richText', 'array', 'blocks']);

/** Fields with the French text beside each localized one. */
const withSourceTexts = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (!('localized' in field && field.localized)) return changeInner(field, withSourceTexts);
    return textual.has(field.type) ? withSourceText(field) : field;
  });

function withSourceText(field: Field): Field {
  const { admin } = field as Extract<Field, { type: 'text' }>;
  const afterInput = [...(admin?.components?.afterInput ?? []), sourceText];
  return { ...field, admin: { ...admin, components: { ...admin?.components, afterInput } } } as Field;
}

/**
 * A collection whose documents are translated from French into English: with the state of the translation in its list and its
 * forms, and the French text beside each English field.
 */
export function withTranslations(config: CollectionConfig): CollectionConfig {
  const { admin, fields } = config;
  const [title = 'id', ...columns] = admin?.defaultColumns ?? [];
  const translated: CollectionConfig = {
    ...config,
    fields: [...withSourceTexts(fields), ...translationFields],
    endpoints: [...translationEndpoints(config.slug), ...(config.endpoints || [])],
  };
  return withAdmin(translated, {
    defaultColumns: [title, 'translation', ...columns],
    components: { beforeListTable: [filters] },
  });
}
