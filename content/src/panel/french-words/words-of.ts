import type { DefaultTranslationsObject } from '@payloadcms/translations';

/** Words in place of some of a group of Payload's: one under a name that Payload does not have, or no longer has, is a type error. */
export type WordsOf<Group extends keyof DefaultTranslationsObject> = {
  [Name in keyof DefaultTranslationsObject[Group]]?: string;
};

/** Words in place of some of Payload's, by group. */
export type PanelWords = { [Group in keyof DefaultTranslationsObject]?: WordsOf<Group> };
