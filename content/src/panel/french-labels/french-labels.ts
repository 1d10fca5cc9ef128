import { authenticationLabels } from './account-labels.ts';
import { errorLabels, validationLabels } from './error-labels.ts';
import { fieldLabels, operatorLabels, uploadLabels } from './form-labels.ts';
import { generalLabels } from './general-labels.ts';
import { dashboardLabels, localizationLabels } from './list-labels.ts';
import { versionLabels } from './version-labels.ts';

/**
 * Labels of the panel in French, in place of those of Payload's translation that no French editor would use: "paramètres régionaux"
 * for a language, "un(e) nouveau ou nouvelle", one label for three actions. What this service does in its own way has its labels in
 * `translations.ts`.
 */
export const frenchLabels = {
  authentication: authenticationLabels,
  dashboard: dashboardLabels,
  error: errorLabels,
  fields: fieldLabels,
  general: generalLabels,
  localization: localizationLabels,
  operators: operatorLabels,
  upload: uploadLabels,
  validation: validationLabels,
  version: versionLabels,
};
