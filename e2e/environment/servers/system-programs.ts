import { spawnSync } from 'node:child_process';

/** The environment in which servers of Debian's packages are found, for users other than root too. */
export const systemPrograms: NodeJS.ProcessEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-V'], { env: systemPrograms }).error === undefined;
