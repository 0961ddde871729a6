import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listReminders, prepareReminder } from './reminder.calls.ts';
import type * as contract from './reminder.contract.ts';

const topic = 'client-invoices';

/** What a reminder to a hospital would be about. */
export function usePreparedReminder(clientId: string) {
  return useRead(topic, prepareReminder, { clientId });
}

/** One page of the reminders that were written. */
export function useReminders(request: CallRequest<typeof contract.listReminders>) {
  return usePage(topic, listReminders, request);
}
