import { useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getConsultation, listConsultations } from './consultation.calls.ts';
import type { Consultation, ConsultationDraft } from './consultation.contract.ts';
import type * as contract from './consultation.contract.ts';

const topic = 'consultations';
const topicOf = (consultationId: string) => `${topic}/${consultationId}`;
const keyOf = (consultationId: string) =>
  readKey(topicOf(consultationId), getConsultation, { consultationId });

/** One page of the list; the page before stays on screen until the next has come. */
export function useConsultationPage(request: CallRequest<typeof contract.listConsultations>) {
  return usePage(topic, listConsultations, request);
}

/** One record; each fetch is written to the audit trail. */
export function useConsultation(consultationId: string) {
  return useRead(topicOf(consultationId), getConsultation, { consultationId });
}

/** Has lists fetched again, and everything about one consultation. */
export function useRefreshConsultation(consultationId: string): () => void {
  return useRefresh(topic, topicOf(consultationId));
}

/** Puts a consultation that the server told of into the cache and has the lists fetched again. */
export function useRememberConsultation(): (consultation: Consultation) => void {
  const queries = useQueryClient();
  return (consultation) => {
    queries.setQueryData(keyOf(consultation.id), consultation);
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

/** Puts a draft that was kept into the cache, so that who comes back finds it as it was left. */
export function useRememberDraft(consultationId: string) {
  const queries = useQueryClient();
  return (draft: ConsultationDraft, version: number) =>
    queries.setQueryData<Consultation>(
      keyOf(consultationId),
      (stored) => stored && { ...stored, draft, version },
    );
}
