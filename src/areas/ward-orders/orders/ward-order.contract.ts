import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { isSingle, orderFacts } from '#kernel/care/ward-order.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, requiredText } from '#kernel/text.ts';
import { type WrittenOrder, writtenOrder } from './written-order.contract.ts';
import { issue } from './ward-order.issues.ts';

export const orderStates = ['active', 'stopped', 'replaced'] as const;
/** What an order brings that its nurse has not read. */
export const orderNews = ['new', 'changed', 'stopped'] as const;

/** More orders are never signed at once. */
export const maxOrders = 30;

const someone = z.strictObject({ name: z.string(), at: z.string() });

export const wardOrder = z.strictObject({
  id: z.uuid(),
  patient: namedPatient,
  admissionId: z.uuid(),
  /** What is ordered. */
  order: withheld(orderFacts),
  note: withheld(z.string()),
  /** The set it was ordered from. */
  setName: withheld(z.string()),
  ordered: someone,
  state: z.enum(orderStates),
  news: z.enum(orderNews),
  /** Who ordered, changed or stopped it last. */
  changed: someone,
  reason: withheld(z.string()),
  /** The nurse who read it as it stands; null while it waits. */
  acknowledgement: someone.nullable(),
  version: z.number().int(),
});

export type WardOrder = z.output<typeof wardOrder>;

/** Who reads the orders of a stay: whoever reads the nursing record or the medical record. */
export const orderReaders = ['nursing.read', 'nursing.write', 'emr.read'] as const;

/** What a nurse cannot care for a patient without. */
export const orderWork = {
  permission: 'nursing.write',
  fields: ['order', 'note', 'setName', 'reason'],
} as const;

const exampleOrder: WardOrder = {
  id: '01980000-0000-7000-8000-000000000391',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  admissionId: '01980000-0000-7000-8000-000000000064',
  order: {
    kind: 'oxygen',
    device: 'nasal-cannula',
    flow: 2,
    targetLowest: 94,
    targetHighest: 98,
  },
  note: null,
  setName: null,
  ordered: { name: 'Farhan Chowdhury', at: '2026-03-03T03:10:00.000Z' },
  state: 'active',
  news: 'new',
  changed: { name: 'Farhan Chowdhury', at: '2026-03-03T03:10:00.000Z' },
  reason: null,
  acknowledgement: null,
  version: 1,
};

export const listWardOrders = defineCall('wardOrders.list', {
  address: 'GET /admissions/{admissionId}/orders',
  access: orderReaders,
  workNeeds: orderWork,
  summary:
    'List the orders of a stay besides medicines and tests: those that hold and those stopped last, at most 200',
  input: z.strictObject({
    admissionId: z.uuid(),
    /** 'current' are those that hold and those that no nurse has read. */
    scope: z.enum(['current', 'all']).default('current'),
  }),
  output: z.strictObject({
    now: z.string(),
    patient: namedPatient,
    isActive: z.boolean(),
    rows: z.array(wardOrder),
  }),
});

/** Of most kinds a stay has one order at a time. */
export function checkKinds(context: z.core.ParsePayload<{ orders: readonly WrittenOrder[] }>): void {
  const seen = new Set<string>();
  for (const [place, { kind }] of context.value.orders.entries()) {
    if (isSingle(kind) && seen.has(kind)) {
      const at = ['orders', place, 'kind'];
      context.issues.push({ code: 'custom', path: at, message: issue('kindTwice'), input: context.value });
    }
    seen.add(kind);
  }
}

export const signWardOrders = defineCall('wardOrders.sign', {
  address: 'POST /admissions/{admissionId}/orders',
  access: 'emr.write',
  workNeeds: orderWork,
  summary:
    'Sign orders of a stay, all or none: oxygen, diet, observations, escalation, nursing tasks; one of a kind that a stay has once takes the place of the former',
  input: z
    .strictObject({
      admissionId: z.uuid(),
      orders: z.array(writtenOrder).min(1, issue('nothingOrdered')).max(maxOrders),
      /** The name of the set they come from. */
      setName: boundedText(100)
        .nullish()
        .transform((name) => name || null),
    })
    .check(checkKinds),
  output: z.strictObject({ rows: z.array(wardOrder) }),
  errors: ['RECORD_RESTRICTED', 'WRONG_STATE', 'ORDER_CHANGED'],
  example: {
    input: {
      admissionId: exampleOrder.admissionId,
      orders: [{ kind: 'oxygen', device: 'nasal-cannula', flow: 2, targetLowest: 94, targetHighest: 98 }],
    },
  },
});

const wardOrderId = z.uuid();

export const changeWardOrder = defineCall('wardOrders.change', {
  address: 'POST /ward-orders/{wardOrderId}/changes',
  access: 'emr.write',
  workNeeds: orderWork,
  summary: 'Change an order of a stay that holds, with a reason; its nurse has to read it again',
  input: z.strictObject({ wardOrderId, version: seenVersion, order: writtenOrder }),
  output: wardOrder,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
  example: {
    input: {
      wardOrderId: exampleOrder.id,
      version: 1,
      order: {
        ...{ kind: 'nursing-task', task: 'Turn to the side', everyHours: 2 },
        reason: 'Skin is red over the sacrum',
      },
    },
  },
});

export const stopWardOrder = defineCall('wardOrders.stop', {
  address: 'POST /ward-orders/{wardOrderId}/stop',
  access: 'emr.write',
  workNeeds: orderWork,
  summary: 'Stop an order of a stay, with a reason; its nurse has to read that as well',
  input: z.strictObject({ wardOrderId, version: seenVersion, reason: requiredText(500) }),
  output: wardOrder,
  errors: ['RECORD_RESTRICTED', 'STALE', 'WRONG_STATE'],
});

export const acknowledgeWardOrders = defineCall('wardOrders.acknowledge', {
  address: 'POST /admissions/{admissionId}/ward-order-acknowledgements',
  access: 'nursing.write',
  module: 'nursing_enabled',
  workNeeds: orderWork,
  summary: 'Acknowledge orders of a stay as they were read; one that changed since is refused',
  input: z.strictObject({
    admissionId: z.uuid(),
    orders: z
      .array(z.strictObject({ wardOrderId, version: seenVersion }))
      .min(1)
      .max(100),
  }),
  output: z.strictObject({ acknowledged: z.number() }),
  errors: ['WRONG_STATE', 'ORDER_CHANGED'],
});
