import type { CallContext, OtherHospital } from '#server/call-context.ts';
import type { PublicContext } from '#server/public-context.ts';
import type { Db } from '#database/tables.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { networkOf } from '#kernel/limits/network.ts';
import type * as contract from './operator.contract.ts';
import type { OperatorCard, OperatorContact, Seller } from './operator.contract.ts';
import { selectOperator, writeOperator } from './operator.queries.ts';

export function readOperator(context: CallContext): Promise<OperatorCard> {
  return context.atOperator((operator) => selectOperator(operator.db, operator.tenantId));
}

/**
 * Each stranger's question is a look into the database, so it is counted by network.
 * @throws AppError NOT_FOUND on a server that nobody has set up yet; TOO_MANY_ATTEMPTS.
 */
export async function readPublicContact(context: PublicContext): Promise<OperatorContact> {
  await context.services.limits.consume('operator-contact-network', networkOf(context.request.ipAddress));
  return readOperatorContact(context);
}

/** @throws AppError NOT_FOUND on a server that nobody has set up yet. */
export async function readOperatorContact({
  database,
}: Pick<PublicContext, 'database'>): Promise<OperatorContact> {
  const tenantId = await database.onPlatform(selectPlatformId);
  if (tenantId === undefined) throw new AppError('NOT_FOUND');
  const card = await database.inTenant(tenantId, 'read', (db) => selectOperator(db, tenantId));
  const { name, address, phone, email, hours } = card;
  return { name, address, phone, email, hours };
}

/** Whether people of suspended hospitals may sign in to read and take out what the law has the hospital keep. */
export async function maySuspendedRead(database: PublicContext['database']): Promise<boolean> {
  const tenantId = await database.onPlatform(selectPlatformId);
  if (tenantId === undefined) return false;
  const card = await database.inTenant(tenantId, 'read', (db) => selectOperator(db, tenantId));
  return card.suspendedMayRead;
}

/** The operator as an invoice that is issued now names it; inside the operator's own organization. */
export async function sellerNow({ db, tenantId }: Pick<OtherHospital, 'db' | 'tenantId'>): Promise<Seller> {
  const { name, address, phone, email, taxNumber } = await selectOperator(db, tenantId);
  return { name, address, phone, email, taxNumber };
}

/** How letters name the operator and say how it is reached; inside the operator's own organization. */
export async function operatorWords(db: Db, tenantId: string): Promise<{ name: string; contact: string }> {
  const { name, phone, email, hours, address } = await selectOperator(db, tenantId);
  return { name, contact: [name, phone, email, hours, address].filter(Boolean).join(' · ') };
}

/** @throws AppError STALE with the card as it is when another operator was first. */
export async function changeOperator(
  context: CallContext,
  input: CallInput<typeof contract.changeOperator>,
): Promise<OperatorCard> {
  const { db, tenantId, clock } = context;
  const before = await selectOperator(db, tenantId);
  const { taxNumber, suspendedMayRead, ...others } = input;
  const isWritten = await writeOperator(db, {
    tenant_id: tenantId,
    ...others,
    tax_number: taxNumber,
    suspended_may_read: suspendedMayRead,
    updated_at: clock.now().toISOString(),
  });
  const after = await selectOperator(db, tenantId);
  if (!isWritten) throw new AppError('STALE', { current: after });
  context.audit({
    action: 'UPDATE',
    resource: 'operator_card',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('subscription');
  return after;
}
