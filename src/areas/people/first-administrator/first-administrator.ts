import type { Db } from '#database/tables.ts';
import { sha256 } from '#database/sha256.ts';
import { newId } from '#kernel/ids.ts';
import { insertLink, revokeLinksOf } from '../account/links/account-link.queries.ts';
import { linkExpiry, type LinkPurpose, newLinkToken } from '../account/links/account-link.rules.ts';
import { insertSystemRoles } from '../roles/insert-system-roles.ts';
import { emailKey } from '../sessions/session.rules.ts';
import { selectFirstWithoutPassword } from './first-administrator.queries.ts';
import { insertUser, insertUserRoles } from '../users/user.queries.ts';

/** Who will administer a new hospital. */
export interface FirstAdministrator {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** A link that opens an account once, as it is told to whoever asked for it. */
export interface OperatorLink {
  token: string;
  expiresAt: string;
}

/** Gives a hospital that is being made its roles and its first administrator, with a link to set a password. */
export function openPeople(
  db: Db,
  tenantId: string,
  person: FirstAdministrator,
  now: Date,
): Promise<OperatorLink> {
  return openOrganization(db, tenantId, person, { now, isPlatform: false });
}

/** The same for the organization that runs the platform: its first person is the operator. */
export function openOperator(
  db: Db,
  tenantId: string,
  person: FirstAdministrator,
  now: Date,
): Promise<OperatorLink> {
  return openOrganization(db, tenantId, person, { now, isPlatform: true });
}

async function openOrganization(
  db: Db,
  tenantId: string,
  person: FirstAdministrator,
  { now, isPlatform }: { now: Date; isPlatform: boolean },
): Promise<OperatorLink> {
  const roles = await insertSystemRoles(db, tenantId, isPlatform);
  const at = now.toISOString();
  const userId = newId();
  await insertUser(db, {
    tenant_id: tenantId,
    id: userId,
    email: person.email,
    email_key: emailKey(person.email),
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    status: 'active',
    created_at: at,
    updated_at: at,
  });
  const first = isPlatform ? 'super_admin' : 'tenant_admin';
  const roleId = roles.find(({ code }) => code === first)!.id;
  await insertUserRoles(db, [
    { tenant_id: tenantId, user_id: userId, role_id: roleId, assigned_by: null, created_at: at },
  ]);
  return makeOperatorLink(db, tenantId, userId, now);
}

/**
 * Another link for the first administrator, in place of the one before; undefined once anybody of the hospital has a
 * password: from then on the hospital helps itself.
 */
export async function renewOperatorLink(
  db: Db,
  tenantId: string,
  now: Date,
): Promise<OperatorLink | undefined> {
  const invited = await selectFirstWithoutPassword(db, tenantId);
  if (!invited) return undefined;
  await revokeLinksOf(db, tenantId, invited.id, now.toISOString());
  return makeOperatorLink(db, tenantId, invited.id, now);
}

/** A link that nobody of the hospital has made. */
export async function makeOperatorLink(
  db: Db,
  tenantId: string,
  userId: string,
  now: Date,
  purpose: LinkPurpose = 'invitation',
): Promise<OperatorLink> {
  const token = newLinkToken(tenantId);
  const expiresAt = linkExpiry(purpose, now).toISOString();
  await insertLink(db, {
    tenant_id: tenantId,
    id: newId(),
    user_id: userId,
    purpose,
    token_hash: await sha256(token),
    created_by: null,
    is_from_operator: true,
    created_at: now.toISOString(),
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}
