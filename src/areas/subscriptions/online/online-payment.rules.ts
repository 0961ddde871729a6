export const onlinePaymentStatuses = ['open', 'paid', 'failed', 'review', 'expired'] as const;

/**
 * `failed` and `expired` are what was known last: a payment that arrives after all still counts. Whatever needs the eyes of
 * the operator, such as another amount, is in `review`, and no message of the gateway changes it or `paid`.
 */
export type OnlinePaymentStatus = (typeof onlinePaymentStatuses)[number];

/** True for a payment that nothing the gateway tells can change any more. */
export function isFinal(status: OnlinePaymentStatus): boolean {
  return status === 'paid' || status === 'review';
}

/** What the gateway calls a payment; it names the hospital, because whoever brings it is not signed in. */
export function paymentReference({ tenantId, id }: { tenantId: string; id: string }): string {
  return (tenantId + id).replaceAll('-', '');
}

const uuidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Null for what is no reference of ours. */
export function readReference(reference: string): { tenantId: string; id: string } | null {
  if (!/^[0-9a-f]{64}$/.test(reference)) return null;
  const uuid = (digits: string) => digits.replace(uuidParts, '$1-$2-$3-$4-$5');
  return { tenantId: uuid(reference.slice(0, 32)), id: uuid(reference.slice(32)) };
}

const minuteMs = 60_000;

/** When the gateway is first asked by itself: most people have paid by then, and its callback is usually there. */
export const firstAskMinutes = 10;
const longestPauseMinutes = 120;

/** When to ask again after so many times, each pause being twice as long as the one before. */
export function nextAsk(now: Date, timesAsked: number): string {
  const minutes = Math.min(2 ** Math.min(timesAsked, 10), longestPauseMinutes);
  return new Date(now.getTime() + minutes * minuteMs).toISOString();
}
