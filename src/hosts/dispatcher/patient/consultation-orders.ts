import type { ConsultationOrderSource, ServerArea } from '#database/handler.ts';
import { can, type Actor } from '#kernel/access/actor.ts';
import type { ConsultationOrder } from '#kernel/care/consultation-order.ts';
import { sourcesOf } from '../areas/gated-parts.ts';

type Asker = Parameters<ConsultationOrderSource['find']>[0] & { actor: Actor };

/** What was ordered in a consultation by all areas: each is asked once, and none whose records the actor may not read. */
export async function consultationOrdersOf(
  areas: readonly ServerArea[],
  context: Asker,
  consultationId: string,
): Promise<ConsultationOrder[]> {
  const { actor } = context;
  const found = sourcesOf(areas, actor, 'consultationOrders')
    .filter(({ access }) => can(actor, access))
    .map((source) => source.find(context, consultationId));
  return (await Promise.all(found))
    .flat()
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
