import type { RecordMatches } from '#screens/form/pickers/use-record-search.ts';
import { useServiceMatches } from '../../services/service.hooks.ts';
import { useLabTestMatches } from '../invoice.hooks.ts';

type FoundService = NonNullable<ReturnType<typeof useServiceMatches>['data']>['rows'][number];
type FoundTest = NonNullable<ReturnType<typeof useLabTestMatches>['data']>['rows'][number];

/** What a line of an invoice can be begun with. */
export interface Billable {
  /** Of the service or the laboratory test. */
  id: string;
  /** '' for a laboratory test, which is no service. */
  serviceId: string;
  name: string;
  description: string;
  category: string;
  /** In minor units of the hospital's currency. */
  priceMinor: number;
}

/** Services and then laboratory tests that match what was typed; a test called like a service is left to the service. */
export function useBillableMatches(search: string): RecordMatches<Billable> {
  const services = useServiceMatches(search);
  const tests = useLabTestMatches(search);
  const isPending = [services, tests].some(({ data, isError }) => !data && !isError);
  return {
    isFetching: services.isFetching || tests.isFetching,
    isError: services.isError || tests.isError,
    isPlaceholderData: services.isPlaceholderData || tests.isPlaceholderData,
    ...(!isPending && { data: { rows: billables(services.data?.rows ?? [], tests.data?.rows ?? []) } }),
  };
}

function billables(services: readonly FoundService[], tests: readonly FoundTest[]): Billable[] {
  const taken = new Set(services.map(({ name }) => name));
  return [
    ...services.map(({ id, description, ...service }) => ({
      ...service,
      id,
      serviceId: id,
      description: description ?? '',
    })),
    ...tests
      .filter(({ name }) => !taken.has(name))
      .map((test) => ({ ...test, serviceId: '', description: '' })),
  ];
}
