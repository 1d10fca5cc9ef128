import { authenticationWords } from './account-words.ts';
import { errorWords, validationWords } from './error-words.ts';
import { fieldWords, operatorWords, uploadWords } from './form-words.ts';
import { generalWords } from './general-words.ts';
import { dashboardWords, localizationWords } from './list-words.ts';
import { versionWords } from './version-words.ts';

/**
 * Words of the panel in French, in place of those of Payload's translation that no French editor would use: "paramètres régionaux"
 * for a language, "un(e) nouveau ou nouvelle", one word for three actions. What this service does in its own way has its words in
 * `translations.ts`.
 */
export const frenchWords = {
  authentication: authenticationWords,
  dashboard: dashboardWords,
  error: errorWords,
  fields: fieldWords,
  general: generalWords,
  localization: localizationWords,
  operators: operatorWords,
  upload: uploadWords,
  validation: validationWords,
  version: versionWords,
};
