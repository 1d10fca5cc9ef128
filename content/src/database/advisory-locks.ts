/**
 * The numbers of PostgreSQL's advisory locks, each for one purpose. They stay as they are: while one release replaces another, both wait
 * for the same ones.
 */
export const advisoryLocks = {
  migration: 7_301,
  'claim of a job': 7_302,
  'name of a file': 7_303,
  'URLs of a school': 7_304,
  'CRM links of a school': 7_305,
  'menus of a school': 7_306,
  'number of a change': 7_041_987,
} as const;
