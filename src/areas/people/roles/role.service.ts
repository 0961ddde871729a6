import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { permissionDescriptions } from '#kernel/access/permission-descriptions.ts';
import { permissionCatalogue } from '#kernel/access/permission-catalogue.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { revokeLinksOfWidenedRole, revokeLinksWithoutMaker } from '../account/links/revoke-links.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import { takeTurn } from '../grants/own-grants.ts';
import type * as contract from './role.contract.ts';
import type { Role } from './role.contract.ts';
import { issue } from './role.issues.ts';
import {
  deleteRole,
  insertRole,
  isNameTaken,
  type RoleRow,
  roleRows,
  selectRole,
  selectRoles,
} from './role.queries.ts';
import { auditedRole, toRole } from './role.record.ts';
import { type Grants, grantsBeyond, inCatalogueOrder, isGrantable, requireWithinOwn } from './role.rules.ts';

const roleRecord = recordOf({
  resource: 'roles',
  topic: 'roles',
  rows: roleRows,
  select: selectRole,
  toRecord: toRole,
  audited: auditedRole,
});

/** @throws AppError NOT_FOUND */
export const requireRole = roleRecord.requireRow;

export async function listRoles(
  { db, tenantId }: CallContext,
  { cursor, limit }: CallInput<typeof contract.listRoles>,
): Promise<Page<Role>> {
  const rows = await selectRoles(db, tenantId, { cursor, limit });
  const page = toPage(rows, limit, (row) => [row.is_system ? 'system' : 'made', row.sort_name, row.id]);
  return { ...page, rows: page.rows.map(toRole) };
}

export async function exportRoles(
  context: CallContext,
  input: CallInput<typeof contract.exportRoles>,
): Promise<Page<Role>> {
  const page = await listRoles(context, input);
  context.audit({ action: 'EXPORT', resource: 'roles', newValues: { ...input, rows: page.rows.length } });
  return page;
}

export async function listPermissions() {
  const rows = permissionCatalogue.filter(({ code }) => isGrantable(code));
  return { rows: rows.map((entry) => ({ ...entry, description: permissionDescriptions[entry.code] })) };
}

/** @throws AppError BEYOND_OWN_PERMISSIONS, ROLE_NAME_TAKEN */
export async function createRole(
  context: CallContext,
  input: CallInput<typeof contract.createRole>,
): Promise<Role> {
  const { db, tenantId, clock } = context;
  const own = await takeTurn(context, 'admin.roles');
  requireWithinOwn(own, grantsOf(input.permissions));
  await refuseTakenName(context, input.name, null);
  const id = newId();
  const permissions = inCatalogueOrder(input.permissions);
  const { name, description } = input;
  const at = clock.now().toISOString();
  await insertRole(db, { tenant_id: tenantId, id, name, description, permissions, at });
  return roleRecord.created(context, id);
}

/**
 * The role must grant no more than the actor holds both before and after: otherwise an edit could widen by parts,
 * or take rights from people who hold more than the actor.
 * @throws AppError SYSTEM_ROLE, BEYOND_OWN_PERMISSIONS, ROLE_NAME_TAKEN; STALE with the stored role.
 */
export async function updateRole(
  context: CallContext,
  { roleId: id, version, ...change }: CallInput<typeof contract.updateRole>,
): Promise<Role> {
  const own = await takeTurn(context, 'admin.roles');
  const stored = await requireOwnRole(context, own, { roleId: id, version });
  const before = toRole(stored);
  const { name, description } = { ...before, ...given(change) };
  if (change.permissions) requireWithinOwn(own, grantsOf(change.permissions));
  await refuseTakenName(context, name, id);
  const permissions = change.permissions ? inCatalogueOrder(change.permissions) : stored.permissions;
  const columns = { name, description, permissions };
  await roleRecord.write(context, { id, version }, columns);
  const changed = await requireRole(context, id);
  const isWidened = grantsBeyond(toGrants(stored), toGrants(changed)).length > 0;
  if (isWidened) await revokeLinksOfWidenedRole(context, id);
  await revokeLinksWithoutMaker(context);
  announceNewRights(context);
  return roleRecord.changedSince(context, before);
}

/** @throws AppError SYSTEM_ROLE, BEYOND_OWN_PERMISSIONS; STALE with the stored role. */
export async function removeRole(context: CallContext, input: CallInput<typeof contract.removeRole>) {
  const { db, tenantId } = context;
  const own = await takeTurn(context, 'admin.roles');
  const stored = await requireOwnRole(context, own, input);
  const userIds = await deleteRole(db, tenantId, stored.id);
  await revokeLinksWithoutMaker(context);
  for (const userId of userIds) {
    const oldValues = { roleId: stored.id, role: stored.name };
    context.audit({ action: 'ROLE_WITHDRAWN', resource: 'users', resourceId: userId, oldValues });
  }
  roleRecord.tell(context, stored.id, { action: 'DELETE', oldValues: auditedRole(toRole(stored)) });
  announceNewRights(context);
  return { id: stored.id, withdrawnFrom: userIds.length };
}

/**
 * Has open screens fetch again, and every authenticator forget what it remembered of the rights of a person, or of
 * everybody who may hold a changed role.
 */
export function announceNewRights(context: CallContext, userId?: string): void {
  context.announce('roles');
  context.announce('users');
  context.announce(userId === undefined ? 'sessions' : sessionTopic(userId));
}

async function requireOwnRole(
  context: CallContext,
  own: Grants,
  { roleId, version }: { roleId: string; version: number },
): Promise<RoleRow> {
  const stored = await requireRole(context, roleId);
  if (stored.is_system) throw new AppError('SYSTEM_ROLE');
  requireWithinOwn(own, toGrants(stored));
  await roleRecord.requireVersion(context, stored, version);
  return stored;
}

async function refuseTakenName({ db, tenantId }: CallContext, name: string, exceptId: string | null) {
  if (await isNameTaken(db, tenantId, name, exceptId)) {
    throw new AppError('ROLE_NAME_TAKEN', invalidFields({ name: issue('nameTaken') }).facts);
  }
}

function grantsOf(permissions: readonly Permission[]): Grants {
  return { permissions: new Set(permissions), isAdministrator: false };
}
