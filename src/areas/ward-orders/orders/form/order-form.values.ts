import { z } from 'zod';
import type { OrderFacts, OrderKind } from '#kernel/care/ward-order.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { maxOrders } from '../ward-order.contract.ts';
import { type WrittenOrder, writtenOrder } from '../written-order.contract.ts';

/** All that can be typed of an order; of each kind its own fields are shown and read. */
export interface OrderValues extends Record<string, unknown> {
  kind: OrderKind;
  device: string;
  flow: string;
  targetLowest: number | string;
  targetHighest: number | string;
  diet: string;
  from: string;
  until: string;
  everyMinutes: string;
  also: string[];
  when: string;
  call: string;
  ceiling: string;
  task: string;
  everyHours: string;
  firstDueAt: string;
  note: string;
  reason: string;
}

/** An order nobody has written yet. */
export function emptyOrder(kind: OrderKind): OrderValues {
  return {
    kind,
    ...{ device: 'nasal-cannula', flow: '', targetLowest: 94, targetHighest: 98 },
    ...{ diet: 'normal', from: '', until: '' },
    ...{ everyMinutes: '240', also: [] },
    ...{ when: '', call: '', ceiling: 'full' },
    ...{ task: '', everyHours: '', firstDueAt: '' },
    ...{ note: '', reason: '' },
  };
}

/** What is stored of an order as the values of its form. */
export function valuesOf(facts: OrderFacts, note: string | null): OrderValues {
  const empty = { ...emptyOrder(facts.kind), note: note ?? '' };
  switch (facts.kind) {
    case 'oxygen': {
      const { device, flow, targetLowest, targetHighest } = facts;
      return { ...empty, device, flow: String(flow), targetLowest, targetHighest };
    }
    case 'diet':
      return { ...empty, diet: facts.diet, from: facts.from ?? '', until: facts.until ?? '' };
    case 'observations':
      return { ...empty, everyMinutes: String(facts.everyMinutes), also: facts.also };
    case 'escalation': {
      const { when, call, ceiling } = facts;
      return { ...empty, when, call, ceiling };
    }
    case 'nursing-task':
      return { ...empty, task: facts.task, everyHours: numberText(facts.everyHours) };
    default:
      return facts satisfies never;
  }
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}

function typedNumber(text: number | string): number | undefined {
  const digits = toAsciiDigits(String(text)).trim().replace(',', '.');
  return digits === '' ? undefined : Number(digits);
}

/** What is typed as the call takes it: the fields of its kind alone. */
function writtenOf(typed: OrderValues): unknown {
  const { kind, note, reason } = typed;
  const said = { kind, note, reason };
  switch (kind) {
    case 'oxygen': {
      const { device, targetLowest, targetHighest } = typed;
      const target = { targetLowest: typedNumber(targetLowest), targetHighest: typedNumber(targetHighest) };
      return { ...said, device, flow: typedNumber(typed.flow), ...target };
    }
    case 'diet': {
      const isNil = typed.diet === 'nil-by-mouth';
      const at = (text: string) => (isNil && text !== '' ? text : null);
      return { ...said, diet: typed.diet, from: at(typed.from), until: at(typed.until) };
    }
    case 'observations':
      return { ...said, everyMinutes: typedNumber(typed.everyMinutes), also: typed.also };
    case 'escalation': {
      const { when, call, ceiling } = typed;
      return { ...said, when, call, ceiling };
    }
    case 'nursing-task': {
      const { task, firstDueAt } = typed;
      const everyHours = typedNumber(typed.everyHours) ?? null;
      return { ...said, task, everyHours, firstDueAt: firstDueAt || null };
    }
    default:
      return kind satisfies never;
  }
}

/** What is typed of one order, read by the server's own rules; what is wrong is told at the field of the same name. */
export const typedOrder = z.custom<OrderValues>().transform((typed, context): WrittenOrder => {
  const read = writtenOrder.safeParse(writtenOf(typed));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    context.addIssue({ code: 'custom', path, message });
  }
  return z.NEVER;
});

/** New orders of a stay. */
export const newOrdersSchema = z.strictObject({ orders: z.array(typedOrder).max(maxOrders) });

export type NewOrdersValues = z.input<typeof newOrdersSchema> & Record<string, unknown>;
export type NewOrdersFields = z.output<typeof newOrdersSchema>;

/** An order that is changed. */
export const changedOrderSchema = z.strictObject({ order: typedOrder });

export type ChangedOrderValues = z.input<typeof changedOrderSchema> & Record<string, unknown>;
export type ChangedOrderFields = z.output<typeof changedOrderSchema>;
