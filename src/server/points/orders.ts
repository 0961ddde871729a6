import type { OrderOf } from '#kernel/care/order.ts';
import type { CallContext } from '../call-context.ts';
import { definePoint } from './point.ts';

type Following = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor' | 'announce'>;

/** How an area follows an order of medicines that was written. */
export type FollowOrder = (context: Following, order: OrderOf) => Promise<void>;

export const orderFollowers = definePoint<FollowOrder>('orders');

/** Has all areas whose module is on do what follows from an order that was just written, in the same transaction. */
export async function followOrder(
  context: Following & Pick<CallContext, 'fillings'>,
  order: OrderOf,
): Promise<void> {
  for (const follow of context.fillings(orderFollowers)) await follow(context, order);
}
