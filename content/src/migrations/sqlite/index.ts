import * as migration_20261120_220151_initial from './20261120_220151_initial';

export const migrations = [
  {
    up: migration_20261120_220151_initial.up,
    down: migration_20261120_220151_initial.down,
    name: '20261120_220151_initial'
  },
];
