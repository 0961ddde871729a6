import type { DailyJob, MinuteJob } from '#server/jobs/job.ts';
import { selectChannels } from '../channels/channel.queries.ts';
import { deleteEnded, isWaiting } from './due-messages.queries.ts';

/** Wakes the delivery for what has become due: it hears of it by the topic, once this transaction is over. */
export const wakeDelivery: MinuteJob = {
  name: 'messages.wake-courier',
  look: {
    reads: { message: 'tenant_id, id, status, due_at, lease_until' },
    finds: `
      (select from public.message where message.tenant_id = hospital.id and message.status = 'pending'
        and message.due_at <= moment limit 1)
      union all (select from public.message where message.tenant_id = hospital.id and message.status = 'sending'
        and message.lease_until < moment limit 1)`,
  },
  isDue: ({ db, tenantId, clock }) => isWaiting(db, tenantId, clock.now().toISOString()),
  run: async ({ announce }) => announce('messages'),
};

const dayMs = 86_400_000;
const maxRemovedAtOnce = 1000;

/** Forgets messages that ended longer ago than the hospital keeps them. */
export const forgetOldMessages: DailyJob = {
  name: 'messages.forget-old',
  look: {
    reads: {
      message: 'tenant_id, id, status, created_at, event_type',
      message_settings: 'tenant_id, log_retention_days',
    },
    finds: `
      select from public.message_settings settings
      join public.message on message.tenant_id = hospital.id
        and message.created_at < moment - make_interval(days => settings.log_retention_days)
        and message.status not in ('pending', 'sending') and message.event_type <> 'application'
      where settings.tenant_id = hospital.id`,
  },
  async run({ db, tenantId, clock, audit, announce }) {
    const channels = await selectChannels(db, tenantId);
    if (!channels) return;
    const before = new Date(clock.now().getTime() - channels.log_retention_days * dayMs).toISOString();
    let removed = 0;
    let last = maxRemovedAtOnce;
    while (last === maxRemovedAtOnce) {
      last = await deleteEnded(db, tenantId, before, maxRemovedAtOnce);
      removed += last;
    }
    if (removed === 0) return;
    audit({ action: 'DELETE', resource: 'messages', newValues: { removed, before } });
    announce('messages');
  },
};
