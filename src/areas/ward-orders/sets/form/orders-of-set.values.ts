import { z } from 'zod';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { type OrderValues, typedOrder } from '../../orders/form/order-form.values.ts';
import { issue } from '../../orders/ward-order.issues.ts';
import type { WrittenOrder } from '../../orders/written-order.contract.ts';

/** An order of a set that is signed for a patient unless it is unticked. */
export interface ChosenOrder extends OrderValues {
  isChosen: boolean;
}

/** The orders of a set as they are read before they are signed: only the ticked ones are looked at. */
export const chosenOrdersSchema = z.strictObject({
  orders: z
    .array(
      z.custom<ChosenOrder>().transform((typed, context): WrittenOrder | null => {
        if (!typed.isChosen) return null;
        const read = typedOrder.safeParse(typed);
        if (read.success) return read.data;
        for (const { path, message } of read.error.issues) {
          context.addIssue({ code: 'custom', path, message });
        }
        return z.NEVER;
      }),
    )
    .refine((orders) => orders.some((order) => order !== null), issue('nothingOrdered')),
});

export type ChosenOrdersValues = z.input<typeof chosenOrdersSchema> & Record<string, unknown>;
export type ChosenOrdersFields = z.output<typeof chosenOrdersSchema>;

/** What is sent of a set, and the way back from a refusal at one of its fields to the row on the screen. */
export function chosenOf({ orders }: ChosenOrdersFields): {
  sent: WrittenOrder[];
  onScreen: (error: unknown) => unknown;
} {
  const rows = orders.flatMap((order, place) => (order === null ? [] : [{ order, place }]));
  return {
    sent: rows.map(({ order }) => order),
    onScreen(error) {
      const fields = Object.entries(fieldErrorsOf(error));
      if (!(error instanceof CallError) || fields.length === 0) return error;
      const moved = fields.map(([path, told]) => [
        path.replace(/^orders\.(\d+)/, (_all, place) => `orders.${rows[Number(place)]?.place ?? place}`),
        told,
      ]);
      return new CallError(error.code, { ...error.facts, fields: Object.fromEntries(moved) });
    },
  };
}
