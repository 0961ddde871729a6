import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listReminders, prepareReminder } from './reminder.calls.ts';
import type * as contract from './reminder.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'client-invoices';

/** What a reminder to a hospital would be about. */
export function usePreparedReminder(clientId: string) {
  return useQuery({
    queryKey: [topic, 'prepared-reminder', clientId],
    queryFn: ({ signal }) => prepareReminder({ clientId }, signal),
  });
}

/** One page of the reminders that were written. */
export function useReminders(request: CallRequest<typeof contract.listReminders>) {
  return useQuery({
    queryKey: [topic, 'reminders', request],
    queryFn: ({ signal }) => listReminders(request, signal),
    placeholderData: keepPreviousData,
  });
}
