import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './note.calls.ts';
import type * as contract from './note.contract.ts';

const topic = 'nursing-notes';

/** One page of notes; the page before stays on screen until the next has come. */
export function useNotePage(request: CallRequest<typeof contract.listNotes>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listNotes(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many notes there are. */
export function useNoteFigures() {
  return useQuery({
    queryKey: [topic, 'figures'],
    queryFn: ({ signal }) => calls.getNoteFigures({}, signal),
  });
}

/** One note. */
export function useNote(noteId: string) {
  return useQuery({
    queryKey: [topic, 'one', noteId],
    queryFn: ({ signal }) => calls.getNote({ noteId }, signal),
  });
}

/** Has notes, and what they ask to be done, fetched again. */
export function useRefreshNotes(): () => void {
  return useRefresh(topic, 'nursing-tasks', 'vital-signs');
}
