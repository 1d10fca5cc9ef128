import { spawnSync } from 'node:child_process';

/** The environment in which servers of Debian's packages are found, for users other than root too. */
export const systemPrograms: NodeJS.ProcessEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-V'], { env: systemPrograms }).error === undefined;

/** Whether a test is skipped for want of a program. CI skips none: `.ci/run` installs them. */
export const isWithout = (...programs: string[]): boolean => !process.env.CI && !programs.every(isInstalled);
