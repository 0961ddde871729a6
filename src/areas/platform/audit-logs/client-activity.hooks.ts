import { useQuery } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
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
const topic = 'clients';

/** One page of the acts of hospitals; the page before stays on screen until the next has come. */
export function useClientActivity(request: ActivityListRequest) {
  return usePage(topic, listClientActivity, request);
}

/** The kinds of record and the actions to choose from. */
export function useActivityChoices() {
  return useRead(topic, listActivityChoices, {});
}

/** Hospitals whose name or code holds the text. */
export function useClientMatches(search: string) {
  return usePage(topic, findClients, { search });
}

/** The hospital whose id the address names. */
export function useNamedClient(clientId: string | undefined) {
  return useQuery({
    queryKey: [topic, 'activity-client', clientId],
    queryFn: async ({ signal }) => (await findClients({ clientId: clientId! }, signal)).rows[0] ?? null,
    enabled: clientId !== undefined,
  });
}

/** What happened today. */
export function useActivityFigures() {
  return useRead(topic, readActivityFigures, {});
}
