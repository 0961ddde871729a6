import { usePage, useRead } from '#client/queries/reads.ts';
import { listServiceCategories, searchServices } from './service.calls.ts';

const topic = 'services';

/** The categories of active services. */
export function useServiceCategories() {
  return useRead(topic, listServiceCategories, {});
}

/** Active services that match what was typed; the first ones while nothing is. */
export function useServiceMatches(search: string) {
  return usePage(topic, searchServices, { search }, { staleTime: 60_000 });
}
