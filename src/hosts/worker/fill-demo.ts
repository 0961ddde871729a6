import type { Copies } from '#client/demo-protocol.ts';
import type { Database } from '#database/database.ts';
import type { FileStore } from '#database/files/file-store.ts';
import { fillSamples } from '#hosts/dispatcher/samples.ts';
import { demoCopies } from './copies/demo-copies.ts';
import { readStoredCopies, takeOverCopies } from './copies/take-over.ts';
import { demoPasswords } from './demo-passwords.ts';

/** Where the earlier program's only hospital goes. */
const firstHospital = 'city-general';

/**
 * The first contents of the demo: what an earlier program stored in this browser goes to the first hospital, the
 * rest are samples, with their documents where there is a store for them. Returns the keys whose value could not be
 * read.
 */
export async function fillDemo(database: Database, stored: Copies, files?: FileStore): Promise<string[]> {
  const { readable, unreadable } = readStoredCopies(demoCopies, stored);
  const hasOwnPatients = readable.some(({ copy }) => copy.key === 'patients');
  const withoutPatients = new Set(hasOwnPatients ? [firstHospital] : []);
  await fillSamples(database, { passwords: demoPasswords, files, withoutPatients });
  const { hospitalId } = await findDemoTenants(database);
  return [...unreadable, ...(await takeOverCopies(database, hospitalId, readable))];
}

/** The ids of the platform and of the first hospital. */
export async function findDemoTenants(database: Database) {
  const tenants = await database.onPlatform((db) =>
    db
      .selectFrom('tenant')
      .select(['id', 'slug', 'is_platform'])
      .where((eb) => eb.or([eb('is_platform', '=', true), eb('slug', '=', firstHospital)]))
      .orderBy('id')
      .limit(10)
      .execute(),
  );
  const platform = tenants.find((tenant) => tenant.is_platform);
  const hospital = tenants.find((tenant) => tenant.slug === firstHospital);
  if (!platform || !hospital) throw new Error('The demo has no hospital.');
  return { platformId: platform.id, hospitalId: hospital.id };
}
