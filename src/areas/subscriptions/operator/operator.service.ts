import type { CallContext, PublicContext } from '#database/handler.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './operator.contract.ts';
import type { OperatorCard, OperatorContact } from './operator.contract.ts';
import { selectOperator, writeOperator } from './operator.queries.ts';

export function readOperator(context: CallContext): Promise<OperatorCard> {
  return context.atOperator((operator) => selectOperator(operator.db, operator.tenantId));
}

/** @throws AppError NOT_FOUND on a server that nobody has set up yet. */
export async function readOperatorContact({ database }: PublicContext): Promise<OperatorContact> {
  const tenantId = await database.onPlatform(selectPlatformId);
  if (tenantId === undefined) throw new AppError('NOT_FOUND');
  const card = await database.inTenant(tenantId, 'read', (db) => selectOperator(db, tenantId));
  const { name, address, phone, email, hours } = card;
  return { name, address, phone, email, hours };
}

export async function changeOperator(
  context: CallContext,
  input: CallInput<typeof contract.changeOperator>,
): Promise<OperatorCard> {
  const { db, tenantId, clock } = context;
  const before = await selectOperator(db, tenantId);
  const { taxNumber, ...others } = input;
  const updatedAt = clock.now().toISOString();
  await writeOperator(db, {
    tenant_id: tenantId,
    ...others,
    tax_number: taxNumber,
    updated_at: updatedAt,
  });
  const after = await selectOperator(db, tenantId);
  context.audit({
    action: 'UPDATE',
    resource: 'operator_card',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('subscription');
  return after;
}
