import { can } from '#kernel/access/actor.ts';
import type { PermissionDemand } from '#kernel/access/permissions.ts';
import type { ConsultationOrder } from '#kernel/care/consultation-order.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Asking = Pick<CallContext, 'db' | 'tenantId'>;

/** What an area has that was ordered in a consultation. */
export interface ConsultationOrderSource {
  /** Who may read it. */
  readonly access: PermissionDemand;
  /** Asked for a consultation that is open to the person who asks; what was cancelled is left out. One statement. */
  readonly find: (context: Asking, consultationId: string) => Promise<ConsultationOrder[]>;
}

export const consultationOrders = definePoint<ConsultationOrderSource>('consultation-orders');

/**
 * What all areas whose module is on know to have been ordered in a consultation, as far as the actor may read it, in the
 * order of time. Whoever calls has opened the consultation.
 */
export async function findConsultationOrders(
  context: Asking & Pick<CallContext, 'actor' | 'fillings'>,
  consultationId: string,
): Promise<ConsultationOrder[]> {
  const found = context
    .fillings(consultationOrders)
    .filter(({ access }) => can(context.actor, access))
    .map((source) => source.find(context, consultationId));
  return (await Promise.all(found))
    .flat()
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
