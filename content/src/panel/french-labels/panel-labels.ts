import type { DefaultTranslationsObject } from '@payloadcms/translations';

/** Labels in place of some of Payload's, by group: one under a name that Payload does not have, or no longer has, is a type error. */
export type PanelLabels = {
  [Group in keyof DefaultTranslationsObject]?: { [Name in keyof DefaultTranslationsObject[Group]]?: string };
};
