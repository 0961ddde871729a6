import type { Copies } from '#client/demo-protocol.ts';
import type { Database } from '#database/database.ts';
import type { FileStore } from '#database/files/file-store.ts';
import { fillSamples } from '#hosts/system/samples.ts';
import { demoCopies } from './copies/demo-copies.ts';
import { readStoredCopies, type StoredCopies, takeOverCopies } from './copies/take-over.ts';
import { demoPasswords } from './demo-passwords.ts';

/** Where the earlier program's only hospital goes. */
const firstHospital = 'city-general';

/** What an earlier program stored in this browser. */
export function readDemoCopies(stored: Copies): StoredCopies {
  return readStoredCopies(demoCopies, stored);
}

/** True when it had patients: the first hospital gets those and no samples that need others. */
export function hasOwnPatients({ readable }: StoredCopies): boolean {
  return readable.some(({ copy }) => copy.key === 'patients');
}

/**
 * The first contents of the demo: what an earlier program stored in this browser goes to the first hospital, the
 * rest are samples, with their documents where there is a store for them. Samples that are there already stay. Returns
 * the keys whose value could not be read.
 */
export async function fillDemo(
  database: Database,
  copies: StoredCopies,
  files?: FileStore,
): Promise<string[]> {
  const withoutPatients = new Set(hasOwnPatients(copies) ? [firstHospital] : []);
  await fillSamples(database, { passwords: demoPasswords, files, withoutPatients });
  const { hospitalId } = await findDemoTenants(database);
  return [...copies.unreadable, ...(await takeOverCopies(database, hospitalId, copies.readable))];
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
