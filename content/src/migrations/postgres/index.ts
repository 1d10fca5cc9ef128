import * as migration_20261120_211642_initial from './20261120_211642_initial';

export const migrations = [
  {
    up: migration_20261120_211642_initial.up,
    down: migration_20261120_211642_initial.down,
    name: '20261120_211642_initial'
  },
];
