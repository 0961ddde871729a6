import { isWaiting } from '#areas/messages/messages.public.ts';
import type { MinuteJob } from '#server/jobs/job.ts';

/**
 * Wakes the delivery for letters to applicants that are to be tried again: the job of the messages does so only where a
 * hospital has them switched on.
 */
export const wakePlatformDelivery: MinuteJob = {
  name: 'platform.wake-courier',
  isForPlatform: true,
  isDue: ({ db, tenantId, clock }) => isWaiting(db, tenantId, clock.now().toISOString()),
  run: async ({ announce }) => announce('messages'),
};
