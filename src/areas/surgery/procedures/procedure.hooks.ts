import { usePage } from '#client/queries/reads.ts';
import { listBillableServices } from './procedure.calls.ts';

const topic = 'surgical-procedures';

/** Services by which a procedure can be billed, that match what was typed. */
export function useServiceChoices(search: string) {
  return usePage(topic, listBillableServices, search ? { search } : {});
}
