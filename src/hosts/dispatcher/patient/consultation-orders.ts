import type { ConsultationOrderSource, ServerArea } from '#database/handler.ts';
import { can, type Actor } from '#kernel/access/actor.ts';
import type { ConsultationOrder } from '#kernel/care/consultation-order.ts';

type Asker = Parameters<ConsultationOrderSource['find']>[0] & { actor: Actor };

/** What was ordered in a consultation by all areas: each is asked once, and none whose records the actor may not read. */
export async function consultationOrdersOf(
  areas: readonly ServerArea[],
  context: Asker,
  consultationId: string,
): Promise<ConsultationOrder[]> {
  const { actor } = context;
  const found = areas.map(async ({ module, consultationOrders }) => {
    if (!consultationOrders || (module && !actor.modules[module]) || !can(actor, consultationOrders.access))
      return [];
    return consultationOrders.find(context, consultationId);
  });
  return (await Promise.all(found))
    .flat()
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
