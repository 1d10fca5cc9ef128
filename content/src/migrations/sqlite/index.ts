import * as migration_20261120_220151_initial from './20261120_220151_initial';
import * as migration_20261121_004035_legacy_table_and_changes from './20261121_004035_legacy_table_and_changes';
import * as migration_20261121_011638_previews from './20261121_011638_previews';
import * as migration_20261121_195905_translations_by_document from './20261121_195905_translations_by_document';
import * as migration_20261121_200308_campus_people_and_plan from './20261121_200308_campus_people_and_plan';
import * as migration_20261122_143559_trash_and_numbers from './20261122_143559_trash_and_numbers';
import * as migration_20261122_182209_saved_by from './20261122_182209_saved_by';
import * as migration_20261122_191648_sessions from './20261122_191648_sessions';
import * as migration_20261123_063317_object_keys from './20261123_063317_object_keys';
import * as migration_20261123_095709_translations from './20261123_095709_translations';

export const migrations = [
  {
    up: migration_20261120_220151_initial.up,
    down: migration_20261120_220151_initial.down,
    name: '20261120_220151_initial',
  },
  {
    up: migration_20261121_004035_legacy_table_and_changes.up,
    down: migration_20261121_004035_legacy_table_and_changes.down,
    name: '20261121_004035_legacy_table_and_changes',
  },
  {
    up: migration_20261121_011638_previews.up,
    down: migration_20261121_011638_previews.down,
    name: '20261121_011638_previews',
  },
  {
    up: migration_20261121_195905_translations_by_document.up,
    down: migration_20261121_195905_translations_by_document.down,
    name: '20261121_195905_translations_by_document',
  },
  {
    up: migration_20261121_200308_campus_people_and_plan.up,
    down: migration_20261121_200308_campus_people_and_plan.down,
    name: '20261121_200308_campus_people_and_plan',
  },
  {
    up: migration_20261122_143559_trash_and_numbers.up,
    down: migration_20261122_143559_trash_and_numbers.down,
    name: '20261122_143559_trash_and_numbers',
  },
  {
    up: migration_20261122_182209_saved_by.up,
    down: migration_20261122_182209_saved_by.down,
    name: '20261122_182209_saved_by',
  },
  {
    up: migration_20261122_191648_sessions.up,
    down: migration_20261122_191648_sessions.down,
    name: '20261122_191648_sessions',
  },
  {
    up: migration_20261123_063317_object_keys.up,
    down: migration_20261123_063317_object_keys.down,
    name: '20261123_063317_object_keys',
  },
  {
    up: migration_20261123_095709_translations.up,
    down: migration_20261123_095709_translations.down,
    name: '20261123_095709_translations'
  },
];
