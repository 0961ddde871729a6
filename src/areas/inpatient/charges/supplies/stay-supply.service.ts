import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { chargesTopic } from '../stay-charges.rules.ts';
import { addReturned, insertSupplies, returnAll } from './stay-supply.queries.ts';

/** Something that was handed out for a stay, in whole units at a price in minor units. */
export interface StaySupply {
  id: string;
  name: string;
  priceMinor: number;
  quantity: number;
}

/**
 * Puts what was handed out on the bill of a stay; the ids are those of whoever handed it out, and the caller writes the
 * audit entry.
 */
export async function chargeStaySupplies(
  context: CallContext,
  admissionId: string,
  supplies: readonly StaySupply[],
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const chargedAt = clock.now().toISOString();
  await insertSupplies(
    db,
    supplies.map(({ id, name, priceMinor, quantity }) => ({
      tenant_id: tenantId,
      id,
      admission_id: admissionId,
      name,
      price_minor: priceMinor,
      quantity,
      charged_at: chargedAt,
      created_by: actor.userId,
    })),
  );
  context.announce(chargesTopic);
}

/** Takes what came back off the bill of a stay. @throws AppError NOT_FOUND */
export async function returnStaySupply(
  context: CallContext,
  supply: { id: string; quantity: number },
): Promise<void> {
  const written = await addReturned(context.db, context.tenantId, supply);
  if (!written) throw new AppError('NOT_FOUND');
  context.announce(chargesTopic);
}

/** Takes a supply off the bill of its stay again, whole; nothing happens where it never stood there. */
export async function takeSupplyOffBill(context: CallContext, id: string): Promise<void> {
  if (await returnAll(context.db, context.tenantId, id)) context.announce(chargesTopic);
}
