import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import {
  findClients,
  listActivityChoices,
  listClientActivity,
  readActivityFigures,
} from './client-activity.calls.ts';
import type * as contract from './client-activity.contract.ts';

export type ActivityListRequest = CallRequest<typeof contract.listClientActivity>;

// What is counted changes with the counts of clients, whose topic comes first.
const key = ['clients', 'activity'];

/** One page of the acts of hospitals; the page before stays on screen until the next has come. */
export function useClientActivity(request: ActivityListRequest) {
  return useQuery({
    queryKey: [...key, 'list', request],
    queryFn: ({ signal }) => listClientActivity(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** The kinds of record and the actions to choose from. */
export function useActivityChoices() {
  return useQuery({
    queryKey: [...key, 'choices'],
    queryFn: ({ signal }) => listActivityChoices({}, signal),
  });
}

/** Hospitals whose name or code holds the text. */
export function useClientMatches(search: string) {
  return useQuery({
    queryKey: [...key, 'clients', search],
    queryFn: ({ signal }) => findClients({ search }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The hospital whose id the address names. */
export function useNamedClient(clientId: string | undefined) {
  return useQuery({
    queryKey: [...key, 'client', clientId],
    queryFn: async ({ signal }) => (await findClients({ clientId: clientId! }, signal)).rows[0] ?? null,
    enabled: clientId !== undefined,
  });
}

/** What happened today. */
export function useActivityFigures() {
  return useQuery({
    queryKey: [...key, 'figures'],
    queryFn: ({ signal }) => readActivityFigures({}, signal),
  });
}
