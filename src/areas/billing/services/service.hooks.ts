import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listServiceCategories, listServices, searchServices } from './service.calls.ts';
import type * as contract from './service.contract.ts';

const topic = 'services';

/** What narrows and pages the catalogue. */
export type ServiceListRequest = CallRequest<typeof contract.listServices>;

/** One page of the catalogue; the page before stays on screen until the next has come. */
export function useServicePage(request: ServiceListRequest) {
  return usePage(topic, listServices, request);
}

/** The categories of active services. */
export function useServiceCategories() {
  return useRead(topic, listServiceCategories, {});
}

/** Has the catalogue fetched again after a change. */
export function useRefreshServices(): () => void {
  return useRefresh(topic);
}

/** Active services that match what was typed; the first ones while nothing is. */
export function useServiceMatches(search: string) {
  return usePage(topic, searchServices, { search }, { staleTime: 60_000 });
}
