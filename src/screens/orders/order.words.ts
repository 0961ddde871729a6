import { type OrderFacts, type OrderKind } from '#kernel/care/ward-order.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { t } from './order.texts.ts';

/** How often, such as 'every 4 hours'. */
export function oftenWords(minutes: number): string {
  if (minutes === 60) return t('everyHour');
  return minutes % 60 === 0 ? t('everyHours', { hours: minutes / 60 }) : t('everyMinutes', { minutes });
}

export type Times = Pick<Format, 'dateTime'>;

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
      return t('taskWords', {
        task,
        often: everyHours === null ? t('onceWords') : oftenWords(everyHours * 60),
      });
    }
    default:
      return order satisfies never;
  }
}

/** What kind of order it is. */
export function orderKindWords(kind: OrderKind): string {
  return t(`kind_${kind}`);
}
