import { runCommand } from '../commands/run-command.ts';

/** Entry of `npm run school`: `node src/school-files/school.ts` with `NODE_ENV=production`, which applies the migrations. */
await runCommand(async () => {
  // Imported here, so that the message of a wrong setting is printed too.
  const { runSchool } = await import('./run-school.ts');
  await runSchool(process.argv.slice(2));
});
