import { z } from 'zod';
import { orderFacts } from '#kernel/care/ward-order.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { checkKinds, maxOrders } from '../orders/ward-order.contract.ts';
import { writtenOrder } from '../orders/written-order.contract.ts';
import { issue } from './order-set.issues.ts';

/** More sets a hospital does not keep. */
export const maxSets = 200;

const plannedOrder = z.strictObject({ order: orderFacts, note: z.string().nullable() });

export const orderSet = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** What is read before the orders are signed, such as a plan of fluids with its source. */
  plan: z.string().nullable(),
  /** The medicines that belong to it in words, one a line: they are prescribed by the prescription form, which checks them. */
  medicines: z.string().nullable(),
  orders: z.array(plannedOrder),
  changedByName: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type OrderSet = z.output<typeof orderSet>;

/** Who keeps the sets of a hospital, and signs orders from them. */
const keepers = ['emr.write', 'admin.settings'] as const;

const exampleSet: OrderSet = {
  id: '01980000-0000-7000-8000-000000000392',
  name: 'Post-operative',
  plan: 'Read the operative note first.',
  medicines: 'Paracetamol 1 g every 6 hours',
  orders: [
    {
      order: { kind: 'nursing-task', task: 'Look at wound and drains', everyHours: 4 },
      note: null,
    },
  ],
  changedByName: 'Farhan Chowdhury',
  updatedAt: '2026-03-03T03:10:00.000Z',
  version: 1,
};

const exampleInput = {
  name: 'Post-operative',
  plan: 'Read the operative note first.',
  medicines: 'Paracetamol 1 g every 6 hours',
  orders: [{ kind: 'nursing-task', task: 'Look at wound and drains', everyHours: 4 }],
} as const;

export const listOrderSets = defineCall('orderSets.list', {
  address: 'GET /order-sets',
  access: keepers,
  summary: "List the hospital's sets of orders by name, at most 200",
  output: z.strictObject({ rows: z.array(orderSet) }),
});

const fields = {
  name: requiredText(100, issue('nameMissing')),
  plan: optionalText(4000),
  medicines: optionalText(2000),
  /** Times and reasons belong to a patient: they are left out of a set. */
  orders: z.array(writtenOrder).min(1, issue('noOrders')).max(maxOrders),
};

export const createOrderSet = defineCall('orderSets.create', {
  address: 'POST /order-sets',
  access: keepers,
  summary: 'Keep orders as a set of the hospital',
  input: z.strictObject(fields).check(checkKinds),
  output: orderSet,
  errors: ['SET_NAME_TAKEN'],
  example: { input: { ...exampleInput, orders: [...exampleInput.orders] } },
});

const orderSetId = z.uuid();

export const updateOrderSet = defineCall('orderSets.update', {
  address: 'PUT /order-sets/{orderSetId}',
  access: keepers,
  summary: 'Change a set of orders; what was ordered from it stays as it is',
  input: z.strictObject({ orderSetId, version: seenVersion, ...fields }).check(checkKinds),
  output: orderSet,
  errors: ['STALE', 'SET_NAME_TAKEN'],
  example: {
    input: { orderSetId: exampleSet.id, version: 1, ...exampleInput, orders: [...exampleInput.orders] },
  },
});

export const deleteOrderSet = defineCall('orderSets.delete', {
  address: 'DELETE /order-sets/{orderSetId}',
  access: keepers,
  summary: 'Take away a set of orders; what was ordered from it stays as it is',
  input: z.strictObject({ orderSetId }),
  output: z.strictObject({ deleted: z.literal(true) }),
});
