import {
  claimAsking,
  nextAsk,
  type OnlinePaymentRow,
  paymentReference,
  selectToAsk,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { Database } from '#database/database.ts';
import type { AsJob } from '#server/public-context.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type { PaymentGateway } from '#kernel/payments/payment-gateway.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { givePaymentUp, settlePayment, settlingJob } from './settle-payment.ts';

/** What the gateway is asked with. */
export interface GatewayAsker {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway | undefined;
  asJob: AsJob;
  onError: (error: unknown) => void;
}

const hourMs = 3_600_000;

/**
 * Asks the gateway for all payments of a tenant of which it should have told by now. Any number of processes may do so
 * at once: each time is claimed by one of them, and whoever is killed meanwhile is followed by the next time.
 */
export async function askGateway(
  { database, clock, gateway, asJob, onError }: GatewayAsker,
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!gateway) return;
  const now = clock.now();
  const waiting = await database.inTenant(tenantId, 'read', (db) =>
    selectToAsk(db, tenantId, now.toISOString()),
  );
  for (const payment of waiting) {
    if (signal.aborted) return;
    const next = nextAsk(now, payment.times_asked + 1);
    const isMine = await database.inTenant(tenantId, 'write', (db) => claimAsking(db, payment, next));
    if (isMine) await askFor(gateway, payment).catch(onError);
  }

  async function askFor(asked: PaymentGateway, payment: OnlinePaymentRow): Promise<void> {
    const { id } = payment;
    const report = await asked.ask(paymentReference({ tenantId, id }), now);
    const ageMs = now.getTime() - Date.parse(payment.started_at);
    const isGivenUp = report.status === 'pending' && ageMs > timeLimits.onlinePaymentHours * hourMs;
    await asJob(tenantId, settlingJob, (context) =>
      isGivenUp ? givePaymentUp(context, id) : settlePayment(context, id, report),
    );
  }
}
