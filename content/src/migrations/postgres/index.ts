import * as migration_20261120_220200_initial from './20261120_220200_initial.ts';
import * as migration_20261121_004054_legacy_table_and_changes from './20261121_004054_legacy_table_and_changes.ts';
import * as migration_20261121_011708_previews from './20261121_011708_previews.ts';
import * as migration_20261121_195921_translations_by_document from './20261121_195921_translations_by_document.ts';
import * as migration_20261121_200326_campus_people_and_plan from './20261121_200326_campus_people_and_plan.ts';
import * as migration_20261122_143650_trash_and_numbers from './20261122_143650_trash_and_numbers.ts';
import * as migration_20261122_182218_saved_by from './20261122_182218_saved_by.ts';
import * as migration_20261122_191707_sessions from './20261122_191707_sessions.ts';
import * as migration_20261123_063326_object_keys from './20261123_063326_object_keys.ts';
import * as migration_20261123_095714_translations from './20261123_095714_translations.ts';
import * as migration_20261123_184921_synonyms from './20261123_184921_synonyms.ts';
import * as migration_20261123_194716_second_factor from './20261123_194716_second_factor.ts';
import * as migration_20261123_213658_shared_previews from './20261123_213658_shared_previews.ts';
import * as migration_20261123_224010_cancelled_events from './20261123_224010_cancelled_events.ts';
import * as migration_20261124_014508_visit_counts from './20261124_014508_visit_counts.ts';
import * as migration_20261124_042027_course_finder from './20261124_042027_course_finder.ts';
import * as migration_20261124_043412_accessibility_statement from './20261124_043412_accessibility_statement.ts';
import * as migration_20261124_173931_what_families_ask from './20261124_173931_what_families_ask.ts';
import * as migration_20261124_181816_picture_rights from './20261124_181816_picture_rights.ts';
import * as migration_20261125_025556_link_checks from './20261125_025556_link_checks.ts';
import * as migration_20261125_030516_reviews from './20261125_030516_reviews.ts';
import * as migration_20261130_120821_apprentice_years from './20261130_120821_apprentice_years.ts';

export const migrations = [
  {
    up: migration_20261120_220200_initial.up,
    down: migration_20261120_220200_initial.down,
    name: '20261120_220200_initial',
  },
  {
    up: migration_20261121_004054_legacy_table_and_changes.up,
    down: migration_20261121_004054_legacy_table_and_changes.down,
    name: '20261121_004054_legacy_table_and_changes',
  },
  {
    up: migration_20261121_011708_previews.up,
    down: migration_20261121_011708_previews.down,
    name: '20261121_011708_previews',
  },
  {
    up: migration_20261121_195921_translations_by_document.up,
    down: migration_20261121_195921_translations_by_document.down,
    name: '20261121_195921_translations_by_document',
  },
  {
    up: migration_20261121_200326_campus_people_and_plan.up,
    down: migration_20261121_200326_campus_people_and_plan.down,
    name: '20261121_200326_campus_people_and_plan',
  },
  {
    up: migration_20261122_143650_trash_and_numbers.up,
    down: migration_20261122_143650_trash_and_numbers.down,
    name: '20261122_143650_trash_and_numbers',
  },
  {
    up: migration_20261122_182218_saved_by.up,
    down: migration_20261122_182218_saved_by.down,
    name: '20261122_182218_saved_by',
  },
  {
    up: migration_20261122_191707_sessions.up,
    down: migration_20261122_191707_sessions.down,
    name: '20261122_191707_sessions',
  },
  {
    up: migration_20261123_063326_object_keys.up,
    down: migration_20261123_063326_object_keys.down,
    name: '20261123_063326_object_keys',
  },
  {
    up: migration_20261123_095714_translations.up,
    down: migration_20261123_095714_translations.down,
    name: '20261123_095714_translations',
  },
  {
    up: migration_20261123_184921_synonyms.up,
    down: migration_20261123_184921_synonyms.down,
    name: '20261123_184921_synonyms',
  },
  {
    up: migration_20261123_194716_second_factor.up,
    down: migration_20261123_194716_second_factor.down,
    name: '20261123_194716_second_factor',
  },
  {
    up: migration_20261123_213658_shared_previews.up,
    down: migration_20261123_213658_shared_previews.down,
    name: '20261123_213658_shared_previews',
  },
  {
    up: migration_20261123_224010_cancelled_events.up,
    down: migration_20261123_224010_cancelled_events.down,
    name: '20261123_224010_cancelled_events',
  },
  {
    up: migration_20261124_014508_visit_counts.up,
    down: migration_20261124_014508_visit_counts.down,
    name: '20261124_014508_visit_counts',
  },
  {
    up: migration_20261124_042027_course_finder.up,
    down: migration_20261124_042027_course_finder.down,
    name: '20261124_042027_course_finder',
  },
  {
    up: migration_20261124_043412_accessibility_statement.up,
    down: migration_20261124_043412_accessibility_statement.down,
    name: '20261124_043412_accessibility_statement',
  },
  {
    up: migration_20261124_173931_what_families_ask.up,
    down: migration_20261124_173931_what_families_ask.down,
    name: '20261124_173931_what_families_ask',
  },
  {
    up: migration_20261124_181816_picture_rights.up,
    down: migration_20261124_181816_picture_rights.down,
    name: '20261124_181816_picture_rights',
  },
  {
    up: migration_20261125_025556_link_checks.up,
    down: migration_20261125_025556_link_checks.down,
    name: '20261125_025556_link_checks',
  },
  {
    up: migration_20261125_030516_reviews.up,
    down: migration_20261125_030516_reviews.down,
    name: '20261125_030516_reviews',
  },
  {
    up: migration_20261130_120821_apprentice_years.up,
    down: migration_20261130_120821_apprentice_years.down,
    name: '20261130_120821_apprentice_years'
  },
];
