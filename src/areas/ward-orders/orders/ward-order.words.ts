import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { OrderFacts } from './order-facts.contract.ts';
import type { WardOrder } from './ward-order.contract.ts';
import { t } from './ward-orders.texts.ts';

export const wardOrderRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notNow'),
  ORDER_CHANGED: () => t('changedMeanwhile'),
};

/** How often, such as 'every 4 hours'. */
export function oftenWords(minutes: number): string {
  if (minutes === 60) return t('everyHour');
  return minutes % 60 === 0 ? t('everyHours', { hours: minutes / 60 }) : t('everyMinutes', { minutes });
}

type Times = Pick<Format, 'dateTime'>;

/** What an order says, in one sentence. */
export function orderWords(order: OrderFacts, { dateTime }: Times): string {
  switch (order.kind) {
    case 'oxygen': {
      const { device, flow, targetLowest: lowest, targetHighest: highest } = order;
      return t('oxygenWords', { device: t(`device_${device}`), flow, lowest, highest });
    }
    case 'diet': {
      const from = order.from === null ? '' : dateTime(order.from);
      const until = order.until === null ? '' : dateTime(order.until);
      if (from && until) return t('nilFromUntil', { from, until });
      if (from) return t('nilFrom', { from });
      return until ? t('nilUntil', { until }) : t(`diet_${order.diet}`);
    }
    case 'observations': {
      const often = oftenWords(order.everyMinutes);
      const also = order.also.map((one) => t(`also_${one}`)).join(', ');
      return also === '' ? t('observe', { often }) : t('observeAlso', { often, also });
    }
    case 'escalation': {
      const { when, call, ceiling } = order;
      return t('escalationWords', { when, call, ceiling: t(`ceiling_${ceiling}`) });
    }
    case 'nursing-task': {
      const { task, everyHours } = order;
      return t('taskWords', { task, often: everyHours === null ? t('once') : oftenWords(everyHours * 60) });
    }
    default:
      return order satisfies never;
  }
}

/** The same for an order of a record that may be closed to the reader, with what is said beside it. */
export function wholeOrderWords({ order, note }: Pick<WardOrder, 'order' | 'note'>, times: Times): string {
  if (order === null) return t('restricted');
  return [orderWords(order, times), note].filter(Boolean).join(' · ');
}

/** What kind of order it is, as far as the reader may know. */
export function kindWords({ order }: Pick<WardOrder, 'order'>): string {
  return order === null ? t('restricted') : t(`kind_${order.kind}`);
}

/** True for an order that its nurse has not read as it stands. */
export function isUnread({ acknowledgement, state }: Pick<WardOrder, 'acknowledgement' | 'state'>): boolean {
  return acknowledgement === null && state !== 'replaced';
}

/** True while a patient takes nothing by mouth. */
export function isNilByMouth({ order, state }: Pick<WardOrder, 'order' | 'state'>, now: string): boolean {
  if (state !== 'active' || order?.kind !== 'diet' || order.diet !== 'nil-by-mouth') return false;
  return (order.from === null || order.from <= now) && (order.until === null || now < order.until);
}
