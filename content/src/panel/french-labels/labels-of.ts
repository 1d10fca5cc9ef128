import type { DefaultTranslationsObject } from '@payloadcms/translations';

/** Labels in place of some of a group of Payload's: one under a name that Payload does not have, or no longer has, is a type error. */
export type LabelsOf<Group extends keyof DefaultTranslationsObject> = {
  [Name in keyof DefaultTranslationsObject[Group]]?: string;
};

/** Labels in place of some of Payload's, by group. */
export type PanelLabels = { [Group in keyof DefaultTranslationsObject]?: LabelsOf<Group> };
