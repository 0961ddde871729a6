import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { doseWork } from '../administration/dose.contract.ts';

/** What an order of a stay brings that its nurse has not read. */
export const orderNews = ['new', 'changed', 'held', 'resumed', 'stopped'] as const;

export type OrderNews = (typeof orderNews)[number];

/** The order as it stands, and who has read it so. */
export const orderState = z.strictObject({
  news: z.enum(orderNews),
  changedAt: z.string(),
  changedByName: z.string(),
  acknowledgement: z.strictObject({ name: z.string(), at: z.string() }).nullable(),
});

/** More orders than one stay can have waiting. */
const maxAcknowledged = 100;

export const acknowledgeOrders = defineCall('doses.acknowledgeOrders', {
  address: 'POST /admissions/{admissionId}/order-acknowledgements',
  access: 'mar.admin',
  workNeeds: doseWork,
  summary:
    'Acknowledge orders of a stay as they were read: new, changed, held, resumed or stopped; one that changed since is refused',
  input: z.strictObject({
    admissionId: z.uuid(),
    orders: z
      .array(z.strictObject({ doseLineId: z.uuid(), changedAt: instantText() }))
      .min(1)
      .max(maxAcknowledged),
  }),
  output: z.strictObject({ acknowledged: z.number() }),
  errors: ['WRONG_STATE', 'ORDER_CHANGED'],
});
