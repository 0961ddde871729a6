import type { CallContext } from '#server/call-context.ts';
import { sha256 } from '#database/sha256.ts';
import { machineKeyOf } from '#kernel/access/machine-keys.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { toGrants } from '../grants/administrators.queries.ts';
import { takeTurn } from '../grants/own-grants.ts';
import { selectRolesOf } from '../grants/permission-holders.queries.ts';
import { type Grants, inCatalogueOrder, joinGrants, requireWithinOwn } from '../roles/role.rules.ts';
import { requireOwnSecondFactor } from '../second-factor/second-factor.service.ts';
import { newToken } from '../sessions/session.rules.ts';
import type * as contract from './machine-key.contract.ts';
import { issue } from './machine-key.issues.ts';
import {
  insertKey,
  insertKeyAccount,
  type MachineKeyRow,
  revokeKey,
  selectKey,
  selectKeys,
  selectOpenNames,
  setAnswering,
} from './machine-key.queries.ts';
import { toMachineKey } from './machine-key.record.ts';
import { scopesOf } from './machine-key.rules.ts';

export async function listMachineKeys({ db, tenantId, clock }: CallContext) {
  const now = clock.now();
  const rows = await selectKeys(db, tenantId, now.toISOString(), 2 * sizeLimits.machineKeyEntries);
  const roles = await selectRolesOf(db, tenantId, [...new Set(rows.map((row) => row.answered_by))]);
  const grantsFor = ({ answered_by: id, status }: MachineKeyRow): Grants | undefined =>
    status === 'active' ? joinGrants(roles.filter((role) => role.id === id).map(toGrants)) : undefined;
  return { rows: rows.map((row) => toMachineKey(row, grantsFor(row), now)) };
}

/**
 * Makes a key and the account in whose name it writes; only its hash is stored.
 * @throws AppError BEYOND_OWN_PERMISSIONS, TWO_FACTOR_MISSING, TWO_FACTOR_INVALID, MACHINE_KEY_NAME_TAKEN,
 * MACHINE_KEYS_FULL
 */
export async function makeMachineKey(
  context: CallContext,
  { name, scopes, days, code }: CallInput<typeof contract.makeMachineKey>,
) {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.keys');
  requireWithinOwn(own, { permissions: new Set(scopes), isAdministrator: false });
  const names = await selectOpenNames(db, tenantId);
  if (names.length >= sizeLimits.machineKeyEntries) {
    throw new AppError('MACHINE_KEYS_FULL', { limit: sizeLimits.machineKeyEntries });
  }
  if (names.includes(name.toLowerCase())) {
    throw new AppError('MACHINE_KEY_NAME_TAKEN', invalidFields({ name: issue('nameTaken') }).facts);
  }
  // Last of what can be refused: a code that makes no key is not used up.
  await requireOwnSecondFactor(context, code);
  const key = machineKeyOf(newToken(tenantId));
  const at = clock.now();
  const expiresAt = new Date(at.getTime() + days * 86_400_000).toISOString();
  const [id, accountId] = [newId(), newId()];
  await insertKeyAccount(db, { tenantId, id: accountId, name, at: at.toISOString() });
  await insertKey(db, {
    ...{ tenant_id: tenantId, id, account_id: accountId, name, scopes: inCatalogueOrder(scopes) },
    ...{ key_hash: await sha256(key), ending: key.slice(-4), made_by: actor.userId },
    ...{ answered_by: actor.userId, created_at: at.toISOString(), expires_at: expiresAt },
  });
  const newValues = { name, scopes: inCatalogueOrder(scopes).join(', '), expiresAt };
  context.audit({ action: 'CREATE', resource: 'machine_keys', resourceId: id, recordName: name, newValues });
  context.announce('machine-keys');
  return { id, key, expiresAt };
}

/** A key that was revoked before stays as it is. */
export async function revokeMachineKey(
  context: CallContext,
  { keyId }: CallInput<typeof contract.revokeMachineKey>,
) {
  const { db, tenantId, actor, clock } = context;
  const row = await requireKey(context, keyId);
  const at = clock.now().toISOString();
  const isNew = await revokeKey(db, { tenantId, id: keyId, by: actor.userId, at });
  if (!isNew) throw new AppError('WRONG_STATE');
  context.audit({
    action: 'REVOKED',
    resource: 'machine_keys',
    resourceId: keyId,
    recordName: row.name,
    oldValues: { name: row.name },
  });
  context.announce('machine-keys');
  return { revokedAt: at };
}

/** @throws AppError WRONG_STATE for a key that is over; BEYOND_OWN_PERMISSIONS naming scopes that the actor lacks */
export async function answerForMachineKey(
  context: CallContext,
  { keyId, code }: CallInput<typeof contract.answerForMachineKey>,
) {
  const { db, tenantId, actor, clock } = context;
  const own = await takeTurn(context, 'admin.keys');
  const row = await requireKey(context, keyId);
  const isOver = row.revoked_at !== null || Date.parse(row.expires_at) <= clock.now().getTime();
  if (isOver) throw new AppError('WRONG_STATE');
  requireWithinOwn(own, { permissions: new Set(scopesOf(row.scopes)), isAdministrator: false });
  await requireOwnSecondFactor(context, code);
  await setAnswering(db, tenantId, keyId, actor.userId);
  context.audit({
    action: 'UPDATE',
    resource: 'machine_keys',
    resourceId: keyId,
    recordName: row.name,
    oldValues: { answeredBy: `${row.first_name} ${row.last_name}`.trim() },
    newValues: { answeredBy: actor.name },
  });
  context.announce('machine-keys');
  return { answeredBy: actor.name };
}

async function requireKey({ db, tenantId }: CallContext, id: string): Promise<MachineKeyRow> {
  const row = await selectKey(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
