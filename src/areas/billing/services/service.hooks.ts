import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listServiceCategories, listServices, searchServices } from './service.calls.ts';
import type * as contract from './service.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'services';

/** What narrows and pages the catalogue. */
export type ServiceListRequest = CallRequest<typeof contract.listServices>;

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useServicePage(request: ServiceListRequest) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listServices(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** The categories of active services. */
export function useServiceCategories() {
  return useQuery({
    queryKey: [topic, 'categories'],
    queryFn: ({ signal }) => listServiceCategories({}, signal),
  });
}

/** Has the catalogue fetched again after a change. */
export function useRefreshServices(): () => void {
  return useRefresh(topic);
}

/** Active services that match what was typed; the first ones while nothing is. */
export function useServiceMatches(search: string) {
  return useQuery({
    queryKey: [topic, 'matches', search],
    queryFn: ({ signal }) => searchServices({ search }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
