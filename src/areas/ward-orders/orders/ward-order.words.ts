import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { orderKindWords, orderWords, type Times } from '#screens/orders/order.words.ts';
import type { WardOrder } from './ward-order.contract.ts';
import { t } from './ward-orders.texts.ts';

export const wardOrderRefusals: OwnRefusals = {
  WRONG_STATE: () => t('notNow'),
  ORDER_CHANGED: () => t('changedMeanwhile'),
};

/** The same for an order of a record that may be closed to the reader, with what is said beside it. */
export function wholeOrderWords({ order, note }: Pick<WardOrder, 'order' | 'note'>, times: Times): string {
  if (order === null) return t('restricted');
  return [orderWords(order, times), note].filter(Boolean).join(' · ');
}

/** What kind of order it is, as far as the reader may know. */
export function kindWords({ order }: Pick<WardOrder, 'order'>): string {
  return order === null ? t('restricted') : orderKindWords(order.kind);
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
