import type { CallContext } from '#server/call-context.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
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
  const role = toRole(await requireRole(context, id));
  context.audit({ action: 'CREATE', resource: 'roles', resourceId: id, newValues: auditedRole(role) });
  context.announce('roles');
  return role;
}

/**
 * The role must grant no more than the actor holds both before and after: otherwise an edit could widen by parts,
 * or take rights from people who hold more than the actor.
 * @throws AppError SYSTEM_ROLE, BEYOND_OWN_PERMISSIONS, ROLE_NAME_TAKEN; STALE with the stored role.
 */
export async function updateRole(
  context: CallContext,
  input: CallInput<typeof contract.updateRole>,
): Promise<Role> {
  const { db, tenantId, clock } = context;
  const own = await takeTurn(context, 'admin.roles');
  const stored = await requireOwnRole(context, own, input);
  const before = toRole(stored);
  if (input.permissions) requireWithinOwn(own, grantsOf(input.permissions));
  const name = input.name ?? stored.name;
  await refuseTakenName(context, name, stored.id);
  const seen = { tenantId, id: stored.id, version: input.version };
  const written = await roleRows.update(db, seen, {
    name,
    description: input.description === undefined ? stored.description : input.description,
    permissions: input.permissions ? inCatalogueOrder(input.permissions) : stored.permissions,
    updated_at: clock.now().toISOString(),
  });
  if (!written) throw new AppError('STALE', { current: before });
  const changed = await requireRole(context, stored.id);
  const isWidened = grantsBeyond(toGrants(stored), toGrants(changed)).length > 0;
  if (isWidened) await revokeLinksOfWidenedRole(context, stored.id);
  await revokeLinksWithoutMaker(context);
  const after = toRole(changed);
  context.audit({
    action: 'UPDATE',
    resource: 'roles',
    resourceId: stored.id,
    ...changedFields(auditedRole(before), auditedRole(after)),
  });
  announceNewRights(context);
  return after;
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
  context.audit({
    action: 'DELETE',
    resource: 'roles',
    resourceId: stored.id,
    oldValues: auditedRole(toRole(stored)),
  });
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
  if (stored.version !== version) throw new AppError('STALE', { current: toRole(stored) });
  return stored;
}

/** @throws AppError NOT_FOUND */
export async function requireRole({ db, tenantId }: CallContext, id: string): Promise<RoleRow> {
  const row = await selectRole(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function refuseTakenName({ db, tenantId }: CallContext, name: string, exceptId: string | null) {
  if (await isNameTaken(db, tenantId, name, exceptId)) {
    throw new AppError('ROLE_NAME_TAKEN', invalidFields({ name: issue('nameTaken') }).facts);
  }
}

function grantsOf(permissions: readonly Permission[]): Grants {
  return { permissions: new Set(permissions), isAdministrator: false };
}
