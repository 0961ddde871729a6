import type { CallRequest } from '#kernel/define-call.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { signWardOrders, stopWardOrder } from './orders/ward-order.contract.ts';
import { createOrderSet } from './sets/order-set.contract.ts';

type Order = CallRequest<typeof signWardOrders>['orders'][number];

/** Orders as a doctor writes them; say what matters to the test. */
export const anOrderOf = {
  oxygen: (part: Partial<Extract<Order, { kind: 'oxygen' }>> = {}): Order => ({
    ...{ kind: 'oxygen', device: 'nasal-cannula', flow: 2, targetLowest: 94, targetHighest: 98 },
    ...part,
  }),
  diet: (part: Partial<Extract<Order, { kind: 'diet' }>> = {}): Order => ({
    ...{ kind: 'diet', diet: 'soft' },
    ...part,
  }),
  observations: (part: Partial<Extract<Order, { kind: 'observations' }>> = {}): Order => ({
    ...{ kind: 'observations', everyMinutes: 240 },
    ...part,
  }),
  escalation: (part: Partial<Extract<Order, { kind: 'escalation' }>> = {}): Order => ({
    ...{ kind: 'escalation', when: 'NEWS2 of 5 or more', call: 'Registrar on call' },
    ...part,
  }),
  task: (part: Partial<Extract<Order, { kind: 'nursing-task' }>> = {}): Order => ({
    ...{ kind: 'nursing-task', task: 'Turn the patient', everyHours: 2 },
    ...part,
  }),
};

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** A nursing task that holds, of the known admission. */
    wardOrder: string;
    orderSet: string;
  }
}

export const wardOrdersFixture: AreaFixture = {
  name: 'ward-orders',
  after: ['patients', 'inpatient', 'vitals', 'nursing', 'doses'],
  fields: { wardOrderId: 'wardOrder', orderSetId: 'orderSet' },

  async makeMarked({ admin, mark, secret, round, ids: { admission: admissionId } }) {
    const said = { note: secret, reason: secret };
    const { rows } = await admin.call(signWardOrders, {
      admissionId,
      setName: secret.slice(0, 100),
      orders: [
        anOrderOf.escalation({ when: secret, call: secret, ...said }),
        anOrderOf.task({ task: secret, ...said }),
        anOrderOf.diet({ diet: 'other', ...said }),
      ],
    });
    const [wrong, order] = rows;
    await admin.call(stopWardOrder, { wardOrderId: wrong!.id, version: 1, reason: secret });
    const set = await admin.call(createOrderSet, {
      ...{ name: `${mark} ${round}`, plan: mark, medicines: mark },
      orders: [anOrderOf.task({ task: mark, note: mark })],
    });
    return { wardOrder: order!.id, orderSet: set.id };
  },

  async fillWithTexts(call, { short, joined }, { admission: admissionId }) {
    const [note, reason, when] = joined(480);
    const { rows } = await call(signWardOrders, {
      admissionId,
      setName: short[0]!.slice(0, 100),
      orders: [
        anOrderOf.task({ task: joined(280)[0]!, note: note!, reason: reason ?? null }),
        anOrderOf.escalation({ when: when ?? note!, call: joined(190)[0]! }),
      ],
    });
    const set = await call(createOrderSet, {
      ...{ name: joined(90)[0]!, plan: joined(3900)[0]!, medicines: joined(1900)[0]! },
      orders: [anOrderOf.task({ task: joined(280)[0]!, note: note! })],
    });
    return { wardOrder: rows[0]!.id, orderSet: set.id };
  },

  screens: { '/dashboard/order-sets': { heading: 'Order Sets' } },
};
