/**
 * What `payload migrate:down` runs: a migration is not undone (`docs/operations.md`, "Rollback"), because the tables and columns that it
 * added hold what editors have written since.
 * @throws always
 */
export async function down(): Promise<never> {
  throw new Error('Migrations are not undone: restore the backup that was made before the new release.');
}
