import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countNotes, getNote, getNoteFacts, listNotes } from './note.calls.ts';
import type * as contract from './note.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'operative-notes';

/** One page of notes; the page before stays on screen until the next has come. */
export function useNotePage(request: CallRequest<typeof contract.listNotes>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listNotes(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many notes are drafts, wait for their signature and are signed. */
export function useNoteCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countNotes({}, signal) });
}

/** One note; each fetch is written to the audit trail. */
export function useNote(operativeNoteId: string) {
  return useQuery({
    queryKey: [topic, 'one', operativeNoteId],
    queryFn: ({ signal }) => getNote({ operativeNoteId }, signal),
  });
}

/** Has lists, figures and open notes fetched again after a change. */
export function useRefreshNotes(): () => void {
  return useRefresh(topic);
}

/** What a note of a case begins with; nothing is asked while no case is chosen. */
export function useNoteFacts(caseId: string) {
  return useQuery({
    queryKey: [topic, 'facts', caseId],
    queryFn: ({ signal }) => getNoteFacts({ caseId }, signal),
    enabled: caseId !== '',
  });
}
