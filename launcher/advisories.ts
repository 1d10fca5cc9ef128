import { findAdvisories } from './supply-chain/advisories.ts';
import { readLockFile } from './supply-chain/lock-file.ts';

/*
 * `npm run advisories -- FOLDER`: which installed packages have known weaknesses. `npm audit` does the same by a registry that answers
 * it; this works without a network, on a folder of advisories.
 */

const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('Name a folder of advisories in the OSV format: npm run advisories -- FOLDER');
  const findings = await findAdvisories(folder, await readLockFile());
  for (const {
    package: { name, version, dev },
    advisory,
  } of findings)
    process.stdout.write(`${dev ? 'tests or builds' : 'production'}: ${name} ${version}: ${advisory}\n`);
  process.stdout.write(`${findings.length} advisories about installed packages\n`);
  process.exit(findings.some(({ package: { dev } }) => !dev) ? 1 : 0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
