import type { CollectionSlug, Payload } from 'payload';

type Database = Payload['db'];

/**
 * Gives each version of a document a later date than those before it, even where the clock was set back, or two are saved within a
 * millisecond. Payload orders versions by their dates: behind a later one a save would not be read, and both would be listed. The
 * document itself gets such a date too, because a draft with a later one is taken for a newer draft.
 */
export function keepVersionsInOrder(database: Database): void {
  const { createVersion, updateOne, updateVersion } = database;

  /** The date of a save, or where the newest version has no earlier one, the millisecond after that. */
  async function dateAfter(
    { req }: Pick<Parameters<Database['updateOne']>[0], 'req'>,
    collection: CollectionSlug,
    parent: number | string,
    date: string,
  ): Promise<string> {
    const { docs } = await database.findVersions({
      ...{ collection, where: { parent: { equals: parent } }, sort: '-updatedAt', limit: 1, pagination: false },
      select: { updatedAt: true },
      ...(req && { req }),
    });
    const after = docs[0] ? Date.parse(docs[0].updatedAt) + 1 : 0;
    return Date.parse(date) < after ? new Date(after).toISOString() : date;
  }

  database.createVersion = async (args) => {
    const { collectionSlug, parent, updatedAt: given, versionData } = args;
    const updatedAt = await dateAfter(args, collectionSlug, parent, given);
    // A draft has the date of its version; what is published, that of the document. What waits after the publication of one language is a
    // draft too, which Payload copies with the date from before it.
    const isDated = args.snapshot || versionData.updatedAt === given;
    return createVersion.call(database, {
      ...{ ...args, updatedAt },
      ...(isDated && { versionData: { ...versionData, updatedAt } }),
    }) as never;
  };

  database.updateVersion = async (args) => {
    const { collection, versionData } = args;
    const { latest, parent, updatedAt: given } = versionData;
    if (!latest || parent === undefined || given === undefined) return updateVersion.call(database, args) as never;
    const updatedAt = await dateAfter(args, collection, parent, given);
    return updateVersion.call(database, { ...args, versionData: { ...versionData, updatedAt } }) as never;
  };

  database.updateOne = async (args) => {
    const { collection, data, id } = args;
    const { versions } = database.payload.collections[collection].config;
    if (!versions || id === undefined || typeof data.updatedAt !== 'string') return updateOne.call(database, args);
    const updatedAt = await dateAfter(args, collection, id, data.updatedAt);
    return updateOne.call(database, { ...args, data: { ...data, updatedAt } });
  };
}
