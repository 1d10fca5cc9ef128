import type { CollectionSlug, Payload } from 'payload';
import { settings } from '../config/settings.ts';
import { sampleAccounts } from './sample-accounts.ts';

/** `unfinished`: a seed was interrupted, and nobody can have worked with what it left. */
export type SeedState = 'empty' | 'unfinished' | 'in-use';

/**
 * Whether a database may be seeded. The admin of the sample is made last, so a database with schools, without an admin
 * and without an account that is not the sample's is what an interrupted seed leaves.
 */
export async function readSeedState(payload: Payload): Promise<SeedState> {
  const everything = { depth: 0, pagination: false } as const;
  const accounts = await payload.find({ collection: 'users', ...everything, select: { email: true, role: true } });
  const ofSample = new Set<string>([
    settings.serviceAccount.username,
    ...Object.values(sampleAccounts).map(({ email }) => email),
  ]);
  if (accounts.docs.some(({ email, role }) => role === 'admin' || !ofSample.has(email))) return 'in-use';
  const schools = await payload.count({ collection: 'schools' });
  return accounts.totalDocs + schools.totalDocs > 0 ? 'unfinished' : 'empty';
}

/** Whatever refers to others before those it refers to. */
const removalOrder: CollectionSlug[] = [
  'users',
  'menus',
  'redirects',
  'labels',
  'crm-links',
  'offerings',
  'portfolios',
  'news',
  'events',
  'pages',
  'courses',
  'campuses',
  'media',
  'schools',
];

/**
 * Removes everything that an interrupted seed left, files included. For a database in the state `unfinished` only.
 * @throws where something could not be removed
 */
export async function removeUnfinishedSeed(payload: Payload): Promise<void> {
  for (const collection of removalOrder) {
    const { errors } = await payload.delete({
      collection,
      where: { id: { exists: true } },
      depth: 0,
      context: { quietly: true },
    });
    const [first] = errors;
    if (first) throw new Error(`what an interrupted seed left in ${collection} could not be removed: ${first.message}`);
  }
}
