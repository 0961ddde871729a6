import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { revokeLink, revokeLinksWithoutMaker } from '../account/links/revoke-links.ts';
import { keepOneAdministrator, toGrants } from '../grants/administrators.queries.ts';
import type * as contract from './assignment.contract.ts';
import { holder, type Holder } from './assignment.contract.ts';
import {
  deleteHolding,
  type HolderRow,
  insertHolding,
  selectHolder,
  selectHolders,
} from './assignment.queries.ts';
import { takeTurn } from '../grants/own-grants.ts';
import { grantsBeyond, requireWithinOwn } from '../roles/role.rules.ts';
import { announceNewRights, requireRole } from '../roles/role.service.ts';
import { grantsOf, requireUser } from '../users/user.record.ts';

export async function listHolders(
  { db, tenantId }: CallContext,
  { search, cursor, limit }: CallInput<typeof contract.listHolders>,
): Promise<Page<Holder>> {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await selectHolders(db, tenantId, { words, cursor, limit });
  const page = toPage(rows, limit, (row) => [row.sort_name, row.id]);
  return { ...page, rows: page.rows.map(toHolder) };
}

/** @throws AppError BEYOND_OWN_PERMISSIONS; STALE when the person holds the role already. */
export async function assignRole(
  context: CallContext,
  { userId, roleId }: CallInput<typeof contract.assignRole>,
): Promise<Holder> {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.users');
  const [role, before, user] = await Promise.all([
    requireRole(context, roleId),
    requireHolder(context, userId),
    requireUser(context, userId),
  ]);
  requireWithinOwn(own, toGrants(role));
  const isNew = await insertHolding(db, {
    tenant_id: tenantId,
    user_id: userId,
    role_id: roleId,
    assigned_by: actor.userId,
    created_at: clock.now().toISOString(),
  });
  if (!isNew) throw new AppError('STALE', { current: before });
  const isGain = grantsBeyond(grantsOf(user), toGrants(role)).length > 0;
  if (isGain) await revokeLink(context, userId, 'rightsGained');
  const newValues = { roleId, role: role.name };
  context.audit({ action: 'ROLE_ASSIGNED', resource: 'users', resourceId: userId, newValues });
  announceNewRights(context, userId);
  return requireHolder(context, userId);
}

/**
 * A role that grants more than the actor holds cannot be taken from anybody, so that nobody weakens a person with more rights.
 * @throws AppError BEYOND_OWN_PERMISSIONS, LAST_ADMINISTRATOR; NOT_FOUND when the person does not hold the role.
 */
export async function withdrawRole(
  context: CallContext,
  { userId, roleId }: CallInput<typeof contract.withdrawRole>,
): Promise<Holder> {
  const { db, tenantId } = context;
  const own = await takeTurn(context, 'admin.users');
  const [role] = await Promise.all([requireRole(context, roleId), requireHolder(context, userId)]);
  requireWithinOwn(own, toGrants(role));
  await keepOneAdministrator(db, tenantId, async () => {
    if (!(await deleteHolding(db, tenantId, userId, roleId))) throw new AppError('NOT_FOUND');
  });
  await revokeLinksWithoutMaker(context);
  const oldValues = { roleId, role: role.name };
  context.audit({ action: 'ROLE_WITHDRAWN', resource: 'users', resourceId: userId, oldValues });
  announceNewRights(context, userId);
  return requireHolder(context, userId);
}

async function requireHolder({ db, tenantId }: CallContext, userId: string): Promise<Holder> {
  const row = await selectHolder(db, tenantId, userId);
  if (!row) throw new AppError('NOT_FOUND');
  return toHolder(row);
}

function toHolder(row: HolderRow): Holder {
  return toRecord(holder, row);
}
