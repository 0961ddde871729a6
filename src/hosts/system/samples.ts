import { writeSettings } from '#areas/settings/settings.public.ts';
import type { Database } from '#database/database.ts';
import type { FileStore } from '#database/files/file-store.ts';
import type { PasswordHasher } from '#server/host-services.ts';
import { emptySampleHospital, type SampleOrganization } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/order/in-order.ts';
import { type Clock, systemClock } from '#kernel/time/clock.ts';
import { openHospital, serverAreas } from './areas.ts';
import { namedOrganizations } from './sample-organizations.ts';

/** Every module that has samples to show. */
export const sampleModules: NonNullable<SampleOrganization['modules']> = {
  ...Object.fromEntries(
    serverAreas.flatMap(({ samples, module }) => (samples && module ? [[module, true]] : [])),
  ),
  // Reports keep no records: they show the samples of all others.
  reports_enabled: true,
};

/** The sample hospitals with their modules, and the organization that runs the platform. */
export const sampleOrganizations: readonly SampleOrganization[] = namedOrganizations.map((organization) =>
  organization.isPlatform ? organization : { ...organization, modules: sampleModules },
);

/** The samples of the areas, each after those it needs. */
export const sampleOrder = inOrder(
  serverAreas.flatMap(({ name, samples }) => (samples ? [{ name, ...samples }] : [])),
);

/** What the samples are filled with. */
export interface SampleFilling {
  passwords: PasswordHasher;
  /** Keeps their documents; without it there are none. */
  files?: FileStore | undefined;
  clock?: Clock;
  /** Slugs of hospitals that get no sample patients and nothing that needs them, because their own are coming. */
  withoutPatients?: ReadonlySet<string>;
}

/**
 * Fills an empty database with the sample hospitals, each as a whole, and goes on where an earlier start was cut
 * off; does nothing when any other tenant exists.
 */
export async function fillSamples(
  database: Database,
  { passwords, files, clock = systemClock, withoutPatients = new Set() }: SampleFilling,
): Promise<void> {
  for (const organization of await missingOrganizations(database)) {
    const tenantId = newId();
    const hasSamplePatients = !withoutPatients.has(organization.slug);
    await database.inTenant(tenantId, 'write', async (db) => {
      if (!(await insertTenant(db, tenantId, organization))) return;
      const parts = { db, clock, tenantId, organization, passwords, files, hasSamplePatients };
      if (!organization.isPlatform) await openHospital({ db, tenantId, at: clock.now().toISOString() });
      const hospital = emptySampleHospital(parts);
      for (const { isForPlatform = false, fill } of sampleOrder) {
        if (isForPlatform || !organization.isPlatform) await fill(hospital);
      }
      // The samples work: nobody has to set them up, and UTC is what they are meant to have.
      const at = clock.now().toISOString();
      const begun = { country_code: 'BD', clock_decided_at: at, first_steps_hidden_at: at };
      await writeSettings(db, tenantId, begun, at);
    });
  }
}

async function missingOrganizations(database: Database): Promise<SampleOrganization[]> {
  const tenants = await database.onPlatform((db) => db.selectFrom('tenant').select('slug').execute());
  const found = new Set(tenants.map(({ slug }) => slug));
  const missing = sampleOrganizations.filter(({ slug }) => !found.has(slug));
  return found.size + missing.length === sampleOrganizations.length ? missing : [];
}

/** False when another process has just made the same one. */
async function insertTenant(db: Db, tenantId: string, tenant: SampleOrganization): Promise<boolean> {
  const place = sampleOrganizations.findIndex(({ slug }) => slug === tenant.slug);
  const inserted = await db
    .insertInto('tenant')
    .values({
      id: tenantId,
      slug: tenant.slug,
      name: tenant.name,
      status: 'active',
      is_platform: tenant.isPlatform,
      created_at: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
