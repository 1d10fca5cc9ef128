import { inject } from 'vitest';

/**
 * A port for a second content service of a test. The tests of SQLite and of PostgreSQL run at the same time: each has its own.
 * @param offset a multiple of 10, which no other test has
 */
export const portBeside = (offset: number): number => Number(new URL(inject('contentUrl')).port) + offset;
