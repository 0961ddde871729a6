import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countNotes, getNote, getNoteFacts, listNotes } from './note.calls.ts';
import type * as contract from './note.contract.ts';

const topic = 'operative-notes';

/** One page of notes; the page before stays on screen until the next has come. */
export function useNotePage(request: CallRequest<typeof contract.listNotes>) {
  return usePage(topic, listNotes, request);
}

/** How many notes are drafts, wait for their signature and are signed. */
export function useNoteCounts() {
  return useRead(topic, countNotes, {});
}

/** One note; each fetch is written to the audit trail. */
export function useNote(operativeNoteId: string) {
  return useRead(topic, getNote, { operativeNoteId });
}

/** Has lists, figures and open notes fetched again after a change. */
export function useRefreshNotes(): () => void {
  return useRefresh(topic);
}

/** What a note of a case begins with; nothing is asked while no case is chosen. */
export function useNoteFacts(caseId: string) {
  return useRead(topic, getNoteFacts, { caseId }, { enabled: caseId !== '' });
}
