import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { describe, expect, it } from 'vitest';
import { panelTranslations } from '../translations.ts';
import { frenchLabels } from './french-labels.ts';

type Labels = Record<string, Record<string, string>>;
const [english, payloads] = [en.translations, fr.translations] as unknown as Labels[];
const flat = (labels: Labels) =>
  Object.entries(labels).flatMap(([group, some]) =>
    Object.entries(some).map(([name, text]) => [group, name, text] as const),
  );

/** What is put into a text, and the tags around its parts. */
const placesIn = (text: string | undefined) => [...new Set(text?.match(/{{\w+}}|<\/?\d>/g))].sort();

/**
 * Names of labels that nobody reads, because the service does not use what they belong to: folders, API keys, verified addresses,
 * names to log in with, globals, indexes, automatic saving, Payload's own drawer for schedules.
 */
const unused =
  /^folder\.|\.move|APIKey|verif|newAccountCreated|username|global|reindex|lastSavedAgo|schedule|localeToPublish/i;

/** Labels that no screen shows: Payload asks for them nowhere, or only in components that this service replaces, hides or never enables. */
const shownNowhere = new Set(
  `authentication.resetPasswordToken
  error.localesNotSaved_one error.localesNotSaved_other error.missingEmail error.tokenInvalidOrExpired error.tokenNotProvided
  fields.blockType fields.chooseLabel fields.editLabelData fields.labelRelationship fields.newLabel fields.removeUpload
  fields.uploadNewLabel
  general.allCollections general.allLocales general.copyWarning general.deletePermanently general.documentOutOfDate
  general.emailAddress general.fallbackToDefaultLocale general.groupByLabel general.noResults general.restoreAsPublished
  general.saving general.updatedLabelSuccessfully
  validation.timezoneRequired
  version.aboutToRevertToPublished version.aboutToUnpublishIn version.reverting version.revertUnsuccessful
  version.selectLocales version.showLocales version.unpublishIn`.split(/\s+/),
);

it.each(flat(frenchLabels))('%s.%s replaces a text of Payload', (group, name, text) => {
  expect(payloads?.[group]).toHaveProperty(name);
  expect(payloads?.[group]?.[name]).not.toBe(text);
});

describe('in all texts of the panel', () => {
  const shown = flat(payloads ?? {})
    .map(([group, name, text]) => {
      const ours = (panelTranslations.fr as Labels)[group]?.[name];
      return { name: `${group}.${name}`, text: ours ?? text, original: english?.[group]?.[name] };
    })
    .filter(({ name }) => !unused.test(name) && !shownNowhere.has(name));

  it('what is put in is what the program has', () => {
    const wrong = shown.filter(({ text, original }) =>
      placesIn(text).some((place) => !placesIn(original).includes(place)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('no word is one that only a program knows', () => {
    const strange =
      /param\S+ régiona|localité|\blocales?\b|vers le lieu|nouveau ou nouvelle|\(e\)|ce ou cette|de ou du|sauvegard|projet\b|téléverse|widget|\bcollection|\bblocs?\b|avec succès|êtes-vous sûr|jeton|dépubli|e-?mail|'|\.\.\./i;
    expect(
      shown
        .filter(({ text }) => strange.test(text.replaceAll(/{{\w+}}/g, '')))
        .map(({ name, text }) => `${name}: ${text}`),
    ).toEqual([]);
  });

  it('what is said of several documents is right for one too', () => {
    const ofSeveral = /{{count}} (autres|{{label}} (?!dans |hors )[a-z])/;
    const own = Object.values(panelTranslations).flatMap((labels) => flat(labels as Labels));
    expect(own.filter(([, , text]) => ofSeveral.test(text)).map(([group, name]) => `${group}.${name}`)).toEqual([]);
  });
});
