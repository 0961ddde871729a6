import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './progress-note.calls.ts';
import type * as contract from './progress-note.contract.ts';

const topic = 'progress-notes';

/** One page of progress notes, the latest first. */
export function useProgressNotes(request: CallRequest<typeof contract.listProgressNotes>) {
  return usePage(topic, calls.listProgressNotes, request);
}

/** One progress note with all its versions. */
export function useProgressNote(progressNoteId: string) {
  return useRead(topic, calls.getProgressNote, { progressNoteId });
}

/** Has notes fetched again after a change. */
export function useRefreshProgressNotes(): () => void {
  return useRefresh(topic);
}
