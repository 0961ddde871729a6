import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './note.calls.ts';
import type * as contract from './note.contract.ts';

const topic = 'nursing-notes';

/** One page of notes; the page before stays on screen until the next has come. */
export function useNotePage(request: CallRequest<typeof contract.listNotes>) {
  return usePage(topic, calls.listNotes, request);
}

/** How many notes there are. */
export function useNoteFigures() {
  return useRead(topic, calls.getNoteFigures, {});
}

/** One note. */
export function useNote(noteId: string) {
  return useRead(topic, calls.getNote, { noteId });
}

/** Has notes, and what they ask to be done, fetched again. */
export function useRefreshNotes(): () => void {
  return useRefresh(topic, 'nursing-tasks', 'vital-signs');
}
