import { z } from 'zod';
import { optionalText, requiredText } from '#kernel/text.ts';
import { emptyOrder, type OrderValues, typedOrder, valuesOf } from '../../orders/form/order-form.values.ts';
import { checkKinds, maxOrders } from '../../orders/ward-order.contract.ts';
import type { OrderSet } from '../order-set.contract.ts';
import { issue } from '../order-set.issues.ts';

/** What is typed of a set; the server's own rules. */
export const orderSetSchema = z
  .strictObject({
    name: requiredText(100, issue('nameMissing')),
    plan: optionalText(4000),
    medicines: optionalText(2000),
    orders: z.array(typedOrder).min(1, issue('noOrders')).max(maxOrders),
  })
  .check(checkKinds);

export type OrderSetValues = z.input<typeof orderSetSchema> & Record<string, unknown>;
export type OrderSetFields = z.output<typeof orderSetSchema>;

/** A set as its form begins. */
export function orderSetValues(set: OrderSet | undefined): OrderSetValues {
  if (!set) return { name: '', plan: '', medicines: '', orders: [emptyOrder('observations')] };
  const { name, plan, medicines } = set;
  return { name, plan: plan ?? '', medicines: medicines ?? '', orders: ordersOf(set) };
}

/** The orders of a set as they are typed. */
export function ordersOf({ orders }: OrderSet): OrderValues[] {
  return orders.map(({ order, note }) => valuesOf(order, note));
}
