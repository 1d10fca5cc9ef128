/** Entry of `npm run school`: `node src/school-files/school.ts` with `NODE_ENV=production`, which applies the migrations. */
try {
  // Imported here, so that the message of a wrong setting is printed too.
  const { runSchool } = await import('./run-school.ts');
  await runSchool(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
process.exit(0);

export {};
