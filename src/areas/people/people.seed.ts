import { insertSettings } from '#areas/settings/settings.public.ts';
import type { PasswordHasher } from '#database/handler.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { samplePassword } from './people.samples.ts';
import './people.tables.ts';
import { systemRolesOf } from './roles/system-roles.seed.ts';

export interface SampleTenant {
  id: string;
  name: string;
  isPlatform: boolean;
  address: string;
  phone: string;
  email: string;
  timeZone: string;
  people: { role: string; email: string; firstName: string; lastName: string }[];
}

/** Fills settings, system roles and sample people of a tenant inside its transaction; returns user ids by e-mail. */
export async function seedPeople(
  db: Db,
  tenant: SampleTenant,
  passwords: PasswordHasher,
): Promise<Map<string, string>> {
  await insertSettings(db, {
    tenant_id: tenant.id,
    name: tenant.name,
    address: tenant.address,
    phone: tenant.phone,
    email: tenant.email,
    time_zone: tenant.timeZone,
    modules: JSON.stringify(moduleDefaults),
  });
  const roles = systemRolesOf(tenant.isPlatform).map((role) => ({ ...role, id: newId() }));
  await db
    .insertInto('role')
    .values(
      roles.map((role) => ({
        tenant_id: tenant.id,
        id: role.id,
        code: role.code,
        name: role.name,
        description: role.description,
        is_system: true,
        is_administrator: role.isAdministrator ?? false,
        permissions: [...role.permissions],
      })),
    )
    .execute();
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
