import { insertSettings } from '#areas/settings/settings.public.ts';
import type { AreaSamples, SampleOrganization, SampleHospitalParts } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { samplePassword } from './people.samples.ts';
import './people.tables.ts';
import { insertSystemRoles } from './roles/insert-system-roles.ts';

export interface SampleTenant extends Omit<SampleOrganization, 'slug'> {
  id: string;
}

/** Fills settings, system roles and sample people of a tenant inside its transaction; returns user ids by e-mail. */
export async function seedPeople(
  db: Db,
  tenant: SampleTenant,
  passwords: SampleHospitalParts['passwords'],
): Promise<Map<string, string>> {
  await insertSettings(db, {
    tenant_id: tenant.id,
    name: tenant.name,
    address: tenant.address,
    phone: tenant.phone,
    email: tenant.email,
    time_zone: tenant.timeZone,
    modules: JSON.stringify({ ...moduleDefaults, ...tenant.modules }),
  });
  const roles = await insertSystemRoles(db, tenant.id, tenant.isPlatform);
  const passwordHash = await passwords.hash(samplePassword);
  const people = tenant.people.map((person) => ({ ...person, id: newId() }));
  await db
    .insertInto('user_account')
    .values(
      people.map((person) => ({
        tenant_id: tenant.id,
        id: person.id,
        email: person.email,
        email_key: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        phone: null,
        password_hash: passwordHash,
        is_sample: true,
        last_login_at: null,
      })),
    )
    .execute();
  const roleId = new Map(roles.map((role) => [role.code, role.id]));
  await db
    .insertInto('user_role')
    .values(
      people.map((person) => ({
        tenant_id: tenant.id,
        user_id: person.id,
        role_id: roleId.get(person.role)!,
        assigned_by: null,
      })),
    )
    .execute();
  return new Map(people.map((person) => [person.email, person.id]));
}

/** The accounts of a sample hospital. */
export interface SampleStaff {
  /** Ids by e-mail. */
  readonly ids: ReadonlyMap<string, string>;
  /** The id of somebody with the first of these roles that anybody has; @throws Error when nobody has any. */
  readonly idOf: (...roles: string[]) => string;
}

declare module '#server/sample-hospital.ts' {
  interface SampleRecords {
    people: SampleStaff;
  }
}

/** Settings, system roles and accounts of every sample organization. */
export const peopleSamples: AreaSamples = {
  isForPlatform: true,
  async fill({ db, tenantId, organization, passwords, leave }) {
    const ids = await seedPeople(db, { ...organization, id: tenantId }, passwords);
    leave('people', { ids, idOf: (...roles) => idOfRole(organization, ids, roles) });
  },
};

function idOfRole(
  { name, people }: SampleOrganization,
  ids: ReadonlyMap<string, string>,
  roles: readonly string[],
): string {
  const [person] = roles.flatMap((role) => people.find((one) => one.role === role) ?? []);
  const id = person && ids.get(person.email);
  if (!id) throw new Error(`${name} has nobody with the role ${roles.join(' or ')}.`);
  return id;
}
