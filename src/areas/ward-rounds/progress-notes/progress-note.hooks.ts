import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './progress-note.calls.ts';
import type * as contract from './progress-note.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'progress-notes';

/** One page of progress notes, the latest first. */
export function useProgressNotes(request: CallRequest<typeof contract.listProgressNotes>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listProgressNotes(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One progress note with all its versions. */
export function useProgressNote(progressNoteId: string) {
  return useQuery({
    queryKey: [topic, 'one', progressNoteId],
    queryFn: ({ signal }) => calls.getProgressNote({ progressNoteId }, signal),
  });
}

/** Has notes fetched again after a change. */
export function useRefreshProgressNotes(): () => void {
  return useRefresh(topic);
}
