import * as migration_20261120_220200_initial from './20261120_220200_initial';

export const migrations = [
  {
    up: migration_20261120_220200_initial.up,
    down: migration_20261120_220200_initial.down,
    name: '20261120_220200_initial'
  },
];
