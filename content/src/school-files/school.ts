/** Entry: `payload run src/school-files/school.ts` with `NODE_ENV=production` (which applies the migrations), by `npm run school`. */
try {
  // Loaded here, so that a wrong setting is answered with its sentence too.
  const { runSchool } = await import('./run-school.ts');
  await runSchool(JSON.parse(process.env.SCHOOL_COMMAND ?? '[]') as string[]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
process.exit(0);

export {};
