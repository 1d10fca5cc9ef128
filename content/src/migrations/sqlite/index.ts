import * as migration_20261120_220151_initial from './20261120_220151_initial.ts';
import * as migration_20261121_004035_legacy_table_and_changes from './20261121_004035_legacy_table_and_changes.ts';
import * as migration_20261121_011638_previews from './20261121_011638_previews.ts';
import * as migration_20261121_195905_translations_by_document from './20261121_195905_translations_by_document.ts';
import * as migration_20261121_200308_campus_people_and_plan from './20261121_200308_campus_people_and_plan.ts';
import * as migration_20261122_143559_trash_and_numbers from './20261122_143559_trash_and_numbers.ts';
import * as migration_20261122_182209_saved_by from './20261122_182209_saved_by.ts';
import * as migration_20261122_191648_sessions from './20261122_191648_sessions.ts';
import * as migration_20261123_063317_object_keys from './20261123_063317_object_keys.ts';
import * as migration_20261123_095709_translations from './20261123_095709_translations.ts';
import * as migration_20261123_184916_synonyms from './20261123_184916_synonyms.ts';
import * as migration_20261123_194711_second_factor from './20261123_194711_second_factor.ts';
import * as migration_20261123_213652_shared_previews from './20261123_213652_shared_previews.ts';
import * as migration_20261123_224005_cancelled_events from './20261123_224005_cancelled_events.ts';
import * as migration_20261124_014504_visit_counts from './20261124_014504_visit_counts.ts';
import * as migration_20261124_042022_course_finder from './20261124_042022_course_finder.ts';
import * as migration_20261124_043407_accessibility_statement from './20261124_043407_accessibility_statement.ts';
import * as migration_20261124_173916_what_families_ask from './20261124_173916_what_families_ask.ts';
import * as migration_20261124_181748_picture_rights from './20261124_181748_picture_rights.ts';
import * as migration_20261125_025542_link_checks from './20261125_025542_link_checks.ts';
import * as migration_20261125_025642_reviews from './20261125_025642_reviews.ts';
import * as migration_20261130_120738_apprentice_years from './20261130_120738_apprentice_years.ts';

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
    name: '20261123_095709_translations',
  },
  {
    up: migration_20261123_184916_synonyms.up,
    down: migration_20261123_184916_synonyms.down,
    name: '20261123_184916_synonyms',
  },
  {
    up: migration_20261123_194711_second_factor.up,
    down: migration_20261123_194711_second_factor.down,
    name: '20261123_194711_second_factor',
  },
  {
    up: migration_20261123_213652_shared_previews.up,
    down: migration_20261123_213652_shared_previews.down,
    name: '20261123_213652_shared_previews',
  },
  {
    up: migration_20261123_224005_cancelled_events.up,
    down: migration_20261123_224005_cancelled_events.down,
    name: '20261123_224005_cancelled_events',
  },
  {
    up: migration_20261124_014504_visit_counts.up,
    down: migration_20261124_014504_visit_counts.down,
    name: '20261124_014504_visit_counts',
  },
  {
    up: migration_20261124_042022_course_finder.up,
    down: migration_20261124_042022_course_finder.down,
    name: '20261124_042022_course_finder',
  },
  {
    up: migration_20261124_043407_accessibility_statement.up,
    down: migration_20261124_043407_accessibility_statement.down,
    name: '20261124_043407_accessibility_statement',
  },
  {
    up: migration_20261124_173916_what_families_ask.up,
    down: migration_20261124_173916_what_families_ask.down,
    name: '20261124_173916_what_families_ask',
  },
  {
    up: migration_20261124_181748_picture_rights.up,
    down: migration_20261124_181748_picture_rights.down,
    name: '20261124_181748_picture_rights',
  },
  {
    up: migration_20261125_025542_link_checks.up,
    down: migration_20261125_025542_link_checks.down,
    name: '20261125_025542_link_checks',
  },
  {
    up: migration_20261125_025642_reviews.up,
    down: migration_20261125_025642_reviews.down,
    name: '20261125_025642_reviews',
  },
  {
    up: migration_20261130_120738_apprentice_years.up,
    down: migration_20261130_120738_apprentice_years.down,
    name: '20261130_120738_apprentice_years'
  },
];
