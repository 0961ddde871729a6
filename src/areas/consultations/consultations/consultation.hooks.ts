import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getConsultation, listConsultations } from './consultation.calls.ts';
import type { Consultation, ConsultationDraft } from './consultation.contract.ts';
import type * as contract from './consultation.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'consultations';
const topicOf = (consultationId: string) => `${topic}/${consultationId}`;

/** One page of the list; the page before stays on screen until the next has come. */
export function useConsultationPage(request: CallRequest<typeof contract.listConsultations>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listConsultations(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** One record; each fetch is written to the audit trail. */
export function useConsultation(consultationId: string) {
  return useQuery({
    queryKey: [topicOf(consultationId)],
    queryFn: ({ signal }) => getConsultation({ consultationId }, signal),
  });
}

/** Has lists fetched again, and everything about one consultation. */
export function useRefreshConsultation(consultationId: string): () => void {
  return useRefresh(topic, topicOf(consultationId));
}

/** Puts a consultation that the server told of into the cache and has the lists fetched again. */
export function useRememberConsultation(): (consultation: Consultation) => void {
  const queries = useQueryClient();
  return (consultation) => {
    queries.setQueryData([topicOf(consultation.id)], consultation);
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** Puts a draft that was kept into the cache, so that who comes back finds it as it was left. */
export function useRememberDraft(consultationId: string) {
  const queries = useQueryClient();
  return (draft: ConsultationDraft, version: number) =>
    queries.setQueryData<Consultation>(
      [topicOf(consultationId)],
      (stored) => stored && { ...stored, draft, version },
    );
}
