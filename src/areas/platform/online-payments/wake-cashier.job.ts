import { selectToAsk } from '#areas/subscriptions/subscriptions.public.ts';
import type { MinuteJob } from '#server/jobs/job.ts';

/** Wakes whoever asks the gateway of payments that nobody has told of: it hears of it by the topic. */
export const wakeCashier: MinuteJob = {
  name: 'platform.wake-cashier',
  look: {
    reads: { online_payment: 'tenant_id, id, status, ask_at' },
    finds: `
      select from public.online_payment payment
      where payment.tenant_id = hospital.id and payment.status = 'open' and payment.ask_at <= moment`,
  },
  isDue: async ({ db, tenantId, clock }) =>
    (await selectToAsk(db, tenantId, clock.now().toISOString())).length > 0,
  run: async ({ announce }) => announce('subscription'),
};
