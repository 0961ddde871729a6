import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { Database } from '#database/database.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallContext, OtherHospital } from '#server/call-context.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { readModules } from '#kernel/access/modules.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { requireHospital } from '../clients/client.record.ts';
import { notice } from '../platform.notices.ts';
import type * as contract from './support.contract.ts';
import { type SupportAccess, supportAccess } from './support.contract.ts';
import * as queries from './support.queries.ts';
import { supportPermissions, supportState } from './support.rules.ts';

const hourMs = 3_600_000;
const resource = 'support_access';

export async function listSupportAccess({ db, tenantId, clock }: CallContext) {
  const rows = await queries.selectSupport(db, tenantId);
  return { rows: rows.map((row) => toAccess(row, clock.now())) };
}

/** @throws AppError FORBIDDEN for who is no administrator; WRONG_STATE while another one is open or asked for. */
export async function grantSupportAccess(
  context: CallContext,
  { purpose, hours }: CallInput<typeof contract.grantSupportAccess>,
) {
  const { db, tenantId, actor, clock } = context;
  requireAdministrator(context);
  const now = clock.now();
  const id = newId();
  await insertOne(db, tenantId, now, {
    ...{ id, purpose, hours, asked_by_name: null },
    granted_at: now.toISOString(),
    granted_by: actor.userId,
    until: endOf(now, hours),
  });
  context.audit({
    ...{ action: 'GRANTED', resource, resourceId: id, recordName: purpose },
    newValues: { purpose, hours },
  });
  await tellOthers(context, purpose);
  context.announce('settings');
  await tellOperator(context);
  return { id };
}

/** @throws AppError FORBIDDEN as above; WRONG_STATE where it is not asked for any more. */
export async function approveSupportAccess(
  context: CallContext,
  { supportAccessId: id }: CallInput<typeof contract.approveSupportAccess>,
) {
  const { db, tenantId, actor, clock } = context;
  requireAdministrator(context);
  const asked = await queries.selectUnended(db, tenantId);
  if (asked?.id !== id || asked.granted_at !== null) throw new AppError('WRONG_STATE');
  const now = clock.now();
  const granted = {
    granted_at: now.toISOString(),
    granted_by: actor.userId,
    until: endOf(now, asked.hours),
  };
  if (!(await queries.writeSupport(db, { tenantId, id, isGranted: false }, granted))) {
    throw new AppError('WRONG_STATE');
  }
  const { purpose, hours } = asked;
  context.audit({
    ...{ action: 'GRANTED', resource, resourceId: id, recordName: purpose },
    newValues: { purpose, hours },
  });
  await tellOthers(context, purpose);
  context.announce('settings');
  await tellOperator(context);
  return { id };
}

/** @throws AppError FORBIDDEN as above; WRONG_STATE where it has ended. */
export async function endSupportAccess(
  context: CallContext,
  { supportAccessId: id }: CallInput<typeof contract.endSupportAccess>,
) {
  const { db, tenantId, actor, clock } = context;
  requireAdministrator(context);
  const ended = { ended_at: clock.now().toISOString(), ended_by: actor.userId };
  if (!(await queries.writeSupport(db, { tenantId, id }, ended))) throw new AppError('WRONG_STATE');
  context.audit({ action: 'ENDED', resource, resourceId: id });
  context.announce('settings');
  await tellOperator(context);
  return { id };
}

/** @throws AppError NOT_FOUND; WRONG_STATE while another one is open or asked for. */
export async function askSupportAccess(
  context: CallContext,
  { clientId, purpose, hours }: CallInput<typeof contract.askSupportAccess>,
) {
  const { actor, clock } = context;
  await requireHospital(context, clientId);
  const id = newId();
  await context.inHospital(clientId, async (hospital) => {
    await insertOne(hospital.db, clientId, clock.now(), {
      ...{ id, purpose, hours, asked_by_name: actor.name },
      ...{ granted_at: null, granted_by: null, until: null },
    });
    hospital.audit({
      action: 'CREATE',
      resource,
      resourceId: id,
      recordName: purpose,
      newValues: { purpose, hours },
    });
    hospital.announce('settings');
  });
  context.audit({
    action: 'SUPPORT_ASKED',
    resource: 'clients',
    resourceId: clientId,
    newValues: { purpose, hours },
  });
  context.announce('clients');
  return { id };
}

export async function readClientSupport(
  context: CallContext,
  { clientId }: CallInput<typeof contract.readClientSupport>,
) {
  await requireHospital(context, clientId);
  const row = await context.inHospital(clientId, ({ db }: OtherHospital) =>
    queries.selectUnended(db, clientId),
  );
  const access = row && toAccess(row, context.clock.now());
  return { access: access && access.state !== 'over' ? access : null };
}

/**
 * The operator as a reader of a hospital that has granted it: with reading rights alone, and nobody's account of it.
 * Whoever reads by it asks the database in the same transaction whether it is still open.
 * @throws AppError SUPPORT_ENDED where nothing is open (any more)
 */
export async function findSupporter(
  { database, clock }: { database: Database; clock: Clock },
  operator: Actor,
  hospitalId: string,
): Promise<Actor> {
  const found = await database.inTenant(hospitalId, 'read', async (db) => ({
    access: await queries.selectUnended(db, hospitalId),
    hospital: await queries.selectReadHospital(db, hospitalId),
  }));
  const { access, hospital } = found;
  if (!access || !hospital || supportState(access, clock.now()) !== 'open') {
    throw new AppError('SUPPORT_ENDED');
  }
  return {
    ...operator,
    tenantId: hospitalId,
    tenantSlug: hospital.slug,
    permissions: new Set(supportPermissions),
    isAdministrator: false,
    modules: readModules(hospital.modules),
    timeZone: hospital.time_zone,
    support: { accessId: access.id, operatorTenantId: operator.tenantId, purpose: access.purpose },
  };
}

async function insertOne(
  db: CallContext['db'],
  tenantId: string,
  now: Date,
  row: Omit<Parameters<typeof queries.insertSupport>[1], 'tenant_id' | 'asked_at' | 'ended_at' | 'ended_by'>,
): Promise<void> {
  const at = now.toISOString();
  await queries.endRunOut(db, tenantId, at);
  await refusing(
    queries.insertSupport(db, { ...row, tenant_id: tenantId, asked_at: at, ended_at: null, ended_by: null }),
    { support_access_one_open: () => new AppError('WRONG_STATE') },
  );
}

async function tellOthers(context: CallContext, purpose: string): Promise<void> {
  const { db, tenantId, actor } = context;
  const told = await findPeopleWith(db, tenantId, 'admin.settings');
  await notifyAll(
    context,
    told.filter((userId) => userId !== actor.userId),
    { notice: notice('support', { person: actor.name, purpose }), link: '/dashboard/settings' },
  );
}

/** So that open pages of the operator show what the hospital has decided. */
async function tellOperator(context: CallContext): Promise<void> {
  await context.atOperator(async (operator) => operator.announce('clients'));
}

function requireAdministrator({ actor }: CallContext): void {
  if (!actor.isAdministrator) throw new AppError('FORBIDDEN', { permission: 'admin.settings' });
}

function endOf(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * hourMs).toISOString();
}

function toAccess(row: queries.SupportRow, now: Date): SupportAccess {
  return toRecord(supportAccess, row, { state: supportState(row, now) });
}
